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
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t408 = lane >> 2u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t409 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t410 = first + t408;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t411 = t410 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t412;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t412) : "r"(t411), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t413 = t412 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t414 = t413 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t415 = t410 - t414;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t416 = t409 + t415;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t417 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t418 = first + t417;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t419 = t418 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t420;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t420) : "r"(t419), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t421 = t420 >> sharing_shift;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t422 = t416 / group;
#line 55 "src/functions/sequences.rs"
        const u32 first_2 = seq_k - seq_q;
#line 58 "src/functions/sequences.rs"
        const u64 t5_2 = (u64)t16;
#line 58 "src/functions/sequences.rs"
        const u64 t6_2 = t5_2 * argument0_stride0;
#line 58 "src/functions/sequences.rs"
        const u64 t7_2 = t6_2 * 4ull;
#line 58 "src/functions/sequences.rs"
        const u64 t8_2 = argument0 + t7_2;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t428 = seq_q - 1u;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t429 = t421 < t428 ? t421 : t428;
#line 58 "src/functions/sequences.rs"
        const u64 t9_2 = (u64)t429;
#line 58 "src/functions/sequences.rs"
        const u64 t10_2 = t9_2 * argument0_stride1;
#line 58 "src/functions/sequences.rs"
        const u64 t11_2 = t10_2 * 4ull;
#line 58 "src/functions/sequences.rs"
        const u64 t12_2 = t8_2 + t11_2;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t434 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t435 = t434 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t436 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t437 = first + t435;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t438 = t437 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t439;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t439) : "r"(t438), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t440 = t439 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t441 = t440 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t442 = t437 - t441;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t443 = t436 + t442;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t444 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t445 = first + t444;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t446 = t445 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t447 = t446 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t448;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t448) : "r"(t447), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t449 = t448 >> sharing_shift;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t450 = t443 / group;
#line 55 "src/functions/sequences.rs"
        const u32 first_3 = seq_k - seq_q;
#line 58 "src/functions/sequences.rs"
        const u64 t5_3 = (u64)t16;
#line 58 "src/functions/sequences.rs"
        const u64 t6_3 = t5_3 * argument0_stride0;
#line 58 "src/functions/sequences.rs"
        const u64 t7_3 = t6_3 * 4ull;
#line 58 "src/functions/sequences.rs"
        const u64 t8_3 = argument0 + t7_3;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t456 = seq_q - 1u;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t457 = t449 < t456 ? t449 : t456;
#line 58 "src/functions/sequences.rs"
        const u64 t9_3 = (u64)t457;
#line 58 "src/functions/sequences.rs"
        const u64 t10_3 = t9_3 * argument0_stride1;
#line 58 "src/functions/sequences.rs"
        const u64 t11_3 = t10_3 * 4ull;
#line 58 "src/functions/sequences.rs"
        const u64 t12_3 = t8_3 + t11_3;
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
        u32 t462;
        asm volatile("mov.b32 %0, %1;" : "=r"(t462) : "r"(t399));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t463 = t462 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t464 = t462 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t465 = t462 ^ 96u;
        const u32 t466 = ring + t462;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t466) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t467 = ring + t463;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t467) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t468 = ring + t464;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t468) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t469 = ring + t465;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t469) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t466) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t467) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t468) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t469) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t470 = t51 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t471 = t470 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_5 = t471 + t63;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t473 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t474 = t473 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t475 = first_key_5 + t474;
#line 278 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t476 = seq_k - 1u;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t477 = t475 < t476 ? t475 : t476;
#line 57 "src/functions/sequences.rs"
        const u32 t2_2 = t477 > first_2 ? t477 : first_2;
#line 57 "src/functions/sequences.rs"
        const u32 token = t2_2 - first_2;
        const u32 t4_2 = token >> 5u;
#line 58 "src/functions/sequences.rs"
        const u64 t13_2 = (u64)t4_2;
#line 58 "src/functions/sequences.rs"
        const u64 t14_2 = t13_2 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
        const u64 t15_2 = t14_2 * 4ull;
        const bool t18_2 = t477 < first_2;
#line 59 "src/functions/sequences.rs"
        const u32 t19_2 = token & 31u;
#line 58 "src/functions/sequences.rs"
        const u64 t16_2 = t12_2 + t15_2;
#line 58 "src/functions/sequences.rs"
        u32 word;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word) : "l"(t16_2));
#line 59 "src/functions/sequences.rs"
        const u32 t20_2 = word >> t19_2;
#line 59 "src/functions/sequences.rs"
        const u32 t21_2 = t20_2 & 1u;
#line 59 "src/functions/sequences.rs"
        const bool t22_2 = t21_2 == 1u;
#line 59 "src/functions/sequences.rs"
        const bool t23_2 = t18_2 | t22_2;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed = t23_2 ? s : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
        s = changed;
#line 58 "src/functions/sequences.rs"
        const u64 t16_3 = t12_3 + t15_2;
#line 58 "src/functions/sequences.rs"
        u32 word_2;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_2) : "l"(t16_3));
#line 59 "src/functions/sequences.rs"
        const u32 t20_3 = word_2 >> t19_2;
#line 59 "src/functions/sequences.rs"
        const u32 t21_3 = t20_3 & 1u;
#line 59 "src/functions/sequences.rs"
        const bool t22_3 = t21_3 == 1u;
#line 59 "src/functions/sequences.rs"
        const bool t23_3 = t18_2 | t22_3;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_2 = t23_3 ? s_3 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
        s_3 = changed_2;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t500 = t475 + 1u;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t501 = t500 < t476 ? t500 : t476;
#line 57 "src/functions/sequences.rs"
        const u32 t2_3 = t501 > first_2 ? t501 : first_2;
#line 57 "src/functions/sequences.rs"
        const u32 token_2 = t2_3 - first_2;
        const u32 t4_3 = token_2 >> 5u;
#line 58 "src/functions/sequences.rs"
        const u64 t13_3 = (u64)t4_3;
#line 58 "src/functions/sequences.rs"
        const u64 t14_3 = t13_3 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
        const u64 t15_3 = t14_3 * 4ull;
        const bool t18_3 = t501 < first_2;
#line 59 "src/functions/sequences.rs"
        const u32 t19_3 = token_2 & 31u;
#line 58 "src/functions/sequences.rs"
        const u64 t16_4 = t12_2 + t15_3;
#line 58 "src/functions/sequences.rs"
        u32 word_3;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_3) : "l"(t16_4));
#line 59 "src/functions/sequences.rs"
        const u32 t20_4 = word_3 >> t19_3;
#line 59 "src/functions/sequences.rs"
        const u32 t21_4 = t20_4 & 1u;
#line 59 "src/functions/sequences.rs"
        const bool t22_4 = t21_4 == 1u;
#line 59 "src/functions/sequences.rs"
        const bool t23_4 = t18_3 | t22_4;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_3 = t23_4 ? s_2 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
        s_2 = changed_3;
#line 58 "src/functions/sequences.rs"
        const u64 t16_5 = t12_3 + t15_3;
#line 58 "src/functions/sequences.rs"
        u32 word_4;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_4) : "l"(t16_5));
#line 59 "src/functions/sequences.rs"
        const u32 t20_5 = word_4 >> t19_3;
#line 59 "src/functions/sequences.rs"
        const u32 t21_5 = t20_5 & 1u;
#line 59 "src/functions/sequences.rs"
        const bool t22_5 = t21_5 == 1u;
#line 59 "src/functions/sequences.rs"
        const bool t23_5 = t18_3 | t22_5;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_4 = t23_5 ? s_4 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
        s_4 = changed_4;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t524 = t475 + 8u;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t525 = t524 < t476 ? t524 : t476;
#line 57 "src/functions/sequences.rs"
        const u32 t2_4 = t525 > first_2 ? t525 : first_2;
#line 57 "src/functions/sequences.rs"
        const u32 token_3 = t2_4 - first_2;
        const u32 t4_4 = token_3 >> 5u;
#line 58 "src/functions/sequences.rs"
        const u64 t13_4 = (u64)t4_4;
#line 58 "src/functions/sequences.rs"
        const u64 t14_4 = t13_4 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
        const u64 t15_4 = t14_4 * 4ull;
        const bool t18_4 = t525 < first_2;
#line 59 "src/functions/sequences.rs"
        const u32 t19_4 = token_3 & 31u;
#line 58 "src/functions/sequences.rs"
        const u64 t16_6 = t12_2 + t15_4;
#line 58 "src/functions/sequences.rs"
        u32 word_5;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_5) : "l"(t16_6));
#line 59 "src/functions/sequences.rs"
        const u32 t20_6 = word_5 >> t19_4;
#line 59 "src/functions/sequences.rs"
        const u32 t21_6 = t20_6 & 1u;
#line 59 "src/functions/sequences.rs"
        const bool t22_6 = t21_6 == 1u;
#line 59 "src/functions/sequences.rs"
        const bool t23_6 = t18_4 | t22_6;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_5 = t23_6 ? s_5 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
        s_5 = changed_5;
#line 58 "src/functions/sequences.rs"
        const u64 t16_7 = t12_3 + t15_4;
#line 58 "src/functions/sequences.rs"
        u32 word_6;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_6) : "l"(t16_7));
#line 59 "src/functions/sequences.rs"
        const u32 t20_7 = word_6 >> t19_4;
#line 59 "src/functions/sequences.rs"
        const u32 t21_7 = t20_7 & 1u;
#line 59 "src/functions/sequences.rs"
        const bool t22_7 = t21_7 == 1u;
#line 59 "src/functions/sequences.rs"
        const bool t23_7 = t18_4 | t22_7;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_6 = t23_7 ? s_7 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
        s_7 = changed_6;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t548 = t475 + 9u;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t549 = t548 < t476 ? t548 : t476;
#line 57 "src/functions/sequences.rs"
        const u32 t2_5 = t549 > first_2 ? t549 : first_2;
#line 57 "src/functions/sequences.rs"
        const u32 token_4 = t2_5 - first_2;
        const u32 t4_5 = token_4 >> 5u;
#line 58 "src/functions/sequences.rs"
        const u64 t13_5 = (u64)t4_5;
#line 58 "src/functions/sequences.rs"
        const u64 t14_5 = t13_5 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
        const u64 t15_5 = t14_5 * 4ull;
        const bool t18_5 = t549 < first_2;
#line 59 "src/functions/sequences.rs"
        const u32 t19_5 = token_4 & 31u;
#line 58 "src/functions/sequences.rs"
        const u64 t16_8 = t12_2 + t15_5;
#line 58 "src/functions/sequences.rs"
        u32 word_7;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_7) : "l"(t16_8));
#line 59 "src/functions/sequences.rs"
        const u32 t20_8 = word_7 >> t19_5;
#line 59 "src/functions/sequences.rs"
        const u32 t21_8 = t20_8 & 1u;
#line 59 "src/functions/sequences.rs"
        const bool t22_8 = t21_8 == 1u;
#line 59 "src/functions/sequences.rs"
        const bool t23_8 = t18_5 | t22_8;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_7 = t23_8 ? s_6 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
        s_6 = changed_7;
#line 58 "src/functions/sequences.rs"
        const u64 t16_9 = t12_3 + t15_5;
#line 58 "src/functions/sequences.rs"
        u32 word_8;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_8) : "l"(t16_9));
#line 59 "src/functions/sequences.rs"
        const u32 t20_9 = word_8 >> t19_5;
#line 59 "src/functions/sequences.rs"
        const u32 t21_9 = t20_9 & 1u;
#line 59 "src/functions/sequences.rs"
        const bool t22_9 = t21_9 == 1u;
#line 59 "src/functions/sequences.rs"
        const bool t23_9 = t18_5 | t22_9;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_8 = t23_9 ? s_8 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
        s_8 = changed_8;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t572 = 0u < t53;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t573 = t55 <= 0u;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t574 = t572 | t573;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        if (t574) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t575 = t51 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t576 = t575 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_6 = t576 + t63;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t578 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t579 = t578 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_6 + t579;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t581 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t582 = first + t581;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t583 = t582 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t584;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t584) : "r"(t583), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t585 = t584 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t586 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t586 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t589 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t589;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t591 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t591;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t593 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t593;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t595 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t595;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t596 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t597 = first + t596;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t598 = t597 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t599 = t598 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t600;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t600) : "r"(t599), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t601 = t600 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t602 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t602 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t605 = visible_5 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t605;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t607 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t607;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t609 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t609;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t611 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t611;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t613;
        asm("max.f32 %0, %1, %2;" : "=f"(t613) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t614;
        asm("max.f32 %0, %1, %2;" : "=f"(t614) : "f"(t613), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t615;
        asm("max.f32 %0, %1, %2;" : "=f"(t615) : "f"(t614), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t616;
        asm("max.f32 %0, %1, %2;" : "=f"(t616) : "f"(t615), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t617;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t617) : "f"(t616));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t616), "f"(t617));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t619;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t619) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t619));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t622 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t622;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t624 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t625;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(old), "f"(scale_log2), "f"(t624));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t625));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t627 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t628 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t628));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t630;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t630) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s = t630;
        const f32 t631 = t627 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t632 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t632));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t634;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t634) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_2 = t634;
        const f32 t635 = t631 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t636 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t636));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t638;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t638) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_5 = t638;
        const f32 t639 = t635 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t640 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t640));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t642;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t642) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_6 = t642;
        const f32 t643 = t639 + s_6;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t644 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t645 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t645;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t646 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t646;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t647 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t647;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t648 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t648;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t649 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t649;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t650 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t650;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t651 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t651;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t652 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t652;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t653 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t653;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t654 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t654;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t655 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t655;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t656 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t656;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t657 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t657;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t658 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t658;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t659 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t659;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t660 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t660;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t661 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t661;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t662 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t662;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t663 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t663;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t664 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t664;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t665 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t665;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t666 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t666;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t667 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t667;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t668 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t668;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t669 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t669;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t670 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t670;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t671 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t671;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t672 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t672;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t673 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t673;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t674 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t674;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t675 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t675;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t677;
        asm("max.f32 %0, %1, %2;" : "=f"(t677) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t678;
        asm("max.f32 %0, %1, %2;" : "=f"(t678) : "f"(t677), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t679;
        asm("max.f32 %0, %1, %2;" : "=f"(t679) : "f"(t678), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t680;
        asm("max.f32 %0, %1, %2;" : "=f"(t680) : "f"(t679), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t681;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t681) : "f"(t680));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t680), "f"(t681));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t683;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t683) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t683));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t686 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t686;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t688 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t689;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t689) : "f"(old_2), "f"(scale_log2), "f"(t688));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t689));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t691 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t692 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t692));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t694;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t694) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_3 = t694;
        const f32 t695 = t691 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t696 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t696));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t698;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t698) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_4 = t698;
        const f32 t699 = t695 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t700 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t700));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t702;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t702) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_7 = t702;
        const f32 t703 = t699 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t704 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t704));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t706;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t706) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_8 = t706;
        const f32 t707 = t703 + s_8;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t707;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t708 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t708;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t709 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t709;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t710 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t710;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t711 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t711;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t712 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t712;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t713 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t713;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t714 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t714;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t715 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t715;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t716 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t716;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t717 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t717;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t718 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t718;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t719 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t719;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t720 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t720;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t721 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t722 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t723 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t724 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t725 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t726 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t727 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t728 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t729 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t730 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t731 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t732 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t733 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t734 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t735 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t736 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t737 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t738 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t739 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t739;
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t740;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t740) : "f"(s), "f"(s_2));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t741;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t741) : "f"(s_3), "f"(s_4));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t742;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t742) : "f"(s_5), "f"(s_6));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t743;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t743) : "f"(s_7), "f"(s_8));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t744;
        asm volatile("mov.b32 %0, %1;" : "=r"(t744) : "r"(t407));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t745 = t744 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t746 = t744 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t747 = t744 ^ 96u;
        const u32 t748 = t117 + t744;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t749 = t117 + t745;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t750 = t117 + t746;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t751 = t117 + t747;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t748) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t749) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t750) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t751) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_79), "r"(m_80));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t748) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_81), "r"(m_82));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_83), "r"(m_84));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t749) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_85), "r"(m_86));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_87), "r"(m_88));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t750) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_89), "r"(m_90));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_91), "r"(m_92));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t751) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_93), "r"(m_94));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t740), "r"(t741), "r"(t742), "r"(t743), "r"(m_95), "r"(m_96));
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
            const bool t753 = next < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t753) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t754 = next & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t755 = t754 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t756 = ring + t755;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t757 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t758 = t757 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t758 << 6u;
                const u32 t760 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t761 = t756 + t137;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t762 = (u64)first_key_7 * t130;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t763 = t141 + t762;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t764 = t763 + t142;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t765 = t764 + t142;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t766 = t765 + t142;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t767 = t132 < t760;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t768 = t767 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t761), "l"(t763), "r"(t768) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t769 = t132 < t760;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t770 = t769 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t761), "l"(t764), "r"(t770) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t771 = t132 < t760;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t772 = t771 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t761), "l"(t765), "r"(t772) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t773 = t132 < t760;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t774 = t773 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t761), "l"(t766), "r"(t774) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t775 = t763 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t776 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t777 = t776 < t760;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t778 = t777 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t761), "l"(t775), "r"(t778) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t779 = t764 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t780 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t781 = t780 < t760;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t782 = t781 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t761), "l"(t779), "r"(t782) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t783 = t765 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t784 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t785 = t784 < t760;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t786 = t785 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t761), "l"(t783), "r"(t786) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t787 = t766 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t788 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t789 = t788 < t760;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t790 = t789 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t761), "l"(t787), "r"(t790) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t791 = next < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t791) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t792 = next & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t793 = t792 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t794 = t117 + t793;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t795 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t796 = t795 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_8 = t796 << 6u;
                const u32 t798 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t799 = t794 + t162;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t800 = (u64)first_key_8 * t155;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t801 = t166 + t800;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t802 = t801 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t803 = t802 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t804 = t803 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t805 = t157 < t798;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t806 = t805 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t799), "l"(t801), "r"(t806) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t807 = t157 < t798;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t808 = t807 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t799), "l"(t802), "r"(t808) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t809 = t157 < t798;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t810 = t809 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t799), "l"(t803), "r"(t810) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t811 = t157 < t798;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t812 = t811 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t799), "l"(t804), "r"(t812) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t813 = t801 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t814 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t815 = t814 < t798;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t816 = t815 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t799), "l"(t813), "r"(t816) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t817 = t802 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t818 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t819 = t818 < t798;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t820 = t819 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t799), "l"(t817), "r"(t820) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t821 = t803 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t822 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t823 = t822 < t798;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t824 = t823 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t799), "l"(t821), "r"(t824) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t825 = t804 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t826 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t827 = t826 < t798;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t828 = t827 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t799), "l"(t825), "r"(t828) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t829 = next + 1u;
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
            const u32 t830 = i & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t831 = t830 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t832 = ring + t831;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t833;
            asm volatile("mov.b32 %0, %1;" : "=r"(t833) : "r"(t399));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t834 = t833 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t835 = t833 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t836 = t833 ^ 96u;
            const u32 t837 = t832 + t833;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t837) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t838 = t832 + t834;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t838) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t839 = t832 + t835;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t839) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t840 = t832 + t836;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t840) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t837) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t838) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t839) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t840) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t841 = t51 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t842 = t841 - i;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t843 = t842 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_9 = t843 + t63;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t845 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t846 = t845 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t847 = first_key_9 + t846;
#line 57 "src/functions/sequences.rs"
            const u32 t2_6 = t847 > first_2 ? t847 : first_2;
#line 57 "src/functions/sequences.rs"
            const u32 token_5 = t2_6 - first_2;
            const u32 t4_6 = token_5 >> 5u;
#line 58 "src/functions/sequences.rs"
            const u64 t13_6 = (u64)t4_6;
#line 58 "src/functions/sequences.rs"
            const u64 t14_6 = t13_6 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
            const u64 t15_6 = t14_6 * 4ull;
            const bool t18_6 = t847 < first_2;
#line 59 "src/functions/sequences.rs"
            const u32 t19_6 = token_5 & 31u;
#line 58 "src/functions/sequences.rs"
            const u64 t16_10 = t12_2 + t15_6;
#line 58 "src/functions/sequences.rs"
            u32 word_9;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_9) : "l"(t16_10));
#line 59 "src/functions/sequences.rs"
            const u32 t20_10 = word_9 >> t19_6;
#line 59 "src/functions/sequences.rs"
            const u32 t21_10 = t20_10 & 1u;
#line 59 "src/functions/sequences.rs"
            const bool t22_10 = t21_10 == 1u;
#line 59 "src/functions/sequences.rs"
            const bool t23_10 = t18_6 | t22_10;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_9 = t23_10 ? s_9 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
            s_9 = changed_9;
#line 58 "src/functions/sequences.rs"
            const u64 t16_11 = t12_3 + t15_6;
#line 58 "src/functions/sequences.rs"
            u32 word_10;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_10) : "l"(t16_11));
#line 59 "src/functions/sequences.rs"
            const u32 t20_11 = word_10 >> t19_6;
#line 59 "src/functions/sequences.rs"
            const u32 t21_11 = t20_11 & 1u;
#line 59 "src/functions/sequences.rs"
            const bool t22_11 = t21_11 == 1u;
#line 59 "src/functions/sequences.rs"
            const bool t23_11 = t18_6 | t22_11;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_10 = t23_11 ? s_11 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
            s_11 = changed_10;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t870 = t847 + 1u;
#line 57 "src/functions/sequences.rs"
            const u32 t2_7 = t870 > first_2 ? t870 : first_2;
#line 57 "src/functions/sequences.rs"
            const u32 token_6 = t2_7 - first_2;
            const u32 t4_7 = token_6 >> 5u;
#line 58 "src/functions/sequences.rs"
            const u64 t13_7 = (u64)t4_7;
#line 58 "src/functions/sequences.rs"
            const u64 t14_7 = t13_7 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
            const u64 t15_7 = t14_7 * 4ull;
            const bool t18_7 = t870 < first_2;
#line 59 "src/functions/sequences.rs"
            const u32 t19_7 = token_6 & 31u;
#line 58 "src/functions/sequences.rs"
            const u64 t16_12 = t12_2 + t15_7;
#line 58 "src/functions/sequences.rs"
            u32 word_11;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_11) : "l"(t16_12));
#line 59 "src/functions/sequences.rs"
            const u32 t20_12 = word_11 >> t19_7;
#line 59 "src/functions/sequences.rs"
            const u32 t21_12 = t20_12 & 1u;
#line 59 "src/functions/sequences.rs"
            const bool t22_12 = t21_12 == 1u;
#line 59 "src/functions/sequences.rs"
            const bool t23_12 = t18_7 | t22_12;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_11 = t23_12 ? s_10 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
            s_10 = changed_11;
#line 58 "src/functions/sequences.rs"
            const u64 t16_13 = t12_3 + t15_7;
#line 58 "src/functions/sequences.rs"
            u32 word_12;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_12) : "l"(t16_13));
#line 59 "src/functions/sequences.rs"
            const u32 t20_13 = word_12 >> t19_7;
#line 59 "src/functions/sequences.rs"
            const u32 t21_13 = t20_13 & 1u;
#line 59 "src/functions/sequences.rs"
            const bool t22_13 = t21_13 == 1u;
#line 59 "src/functions/sequences.rs"
            const bool t23_13 = t18_7 | t22_13;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_12 = t23_13 ? s_12 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
            s_12 = changed_12;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t893 = t847 + 8u;
#line 57 "src/functions/sequences.rs"
            const u32 t2_8 = t893 > first_2 ? t893 : first_2;
#line 57 "src/functions/sequences.rs"
            const u32 token_7 = t2_8 - first_2;
            const u32 t4_8 = token_7 >> 5u;
#line 58 "src/functions/sequences.rs"
            const u64 t13_8 = (u64)t4_8;
#line 58 "src/functions/sequences.rs"
            const u64 t14_8 = t13_8 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
            const u64 t15_8 = t14_8 * 4ull;
            const bool t18_8 = t893 < first_2;
#line 59 "src/functions/sequences.rs"
            const u32 t19_8 = token_7 & 31u;
#line 58 "src/functions/sequences.rs"
            const u64 t16_14 = t12_2 + t15_8;
#line 58 "src/functions/sequences.rs"
            u32 word_13;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_13) : "l"(t16_14));
#line 59 "src/functions/sequences.rs"
            const u32 t20_14 = word_13 >> t19_8;
#line 59 "src/functions/sequences.rs"
            const u32 t21_14 = t20_14 & 1u;
#line 59 "src/functions/sequences.rs"
            const bool t22_14 = t21_14 == 1u;
#line 59 "src/functions/sequences.rs"
            const bool t23_14 = t18_8 | t22_14;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_13 = t23_14 ? s_13 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
            s_13 = changed_13;
#line 58 "src/functions/sequences.rs"
            const u64 t16_15 = t12_3 + t15_8;
#line 58 "src/functions/sequences.rs"
            u32 word_14;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_14) : "l"(t16_15));
#line 59 "src/functions/sequences.rs"
            const u32 t20_15 = word_14 >> t19_8;
#line 59 "src/functions/sequences.rs"
            const u32 t21_15 = t20_15 & 1u;
#line 59 "src/functions/sequences.rs"
            const bool t22_15 = t21_15 == 1u;
#line 59 "src/functions/sequences.rs"
            const bool t23_15 = t18_8 | t22_15;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_14 = t23_15 ? s_15 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
            s_15 = changed_14;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t916 = t847 + 9u;
#line 57 "src/functions/sequences.rs"
            const u32 t2_9 = t916 > first_2 ? t916 : first_2;
#line 57 "src/functions/sequences.rs"
            const u32 token_8 = t2_9 - first_2;
            const u32 t4_9 = token_8 >> 5u;
#line 58 "src/functions/sequences.rs"
            const u64 t13_9 = (u64)t4_9;
#line 58 "src/functions/sequences.rs"
            const u64 t14_9 = t13_9 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
            const u64 t15_9 = t14_9 * 4ull;
            const bool t18_9 = t916 < first_2;
#line 59 "src/functions/sequences.rs"
            const u32 t19_9 = token_8 & 31u;
#line 58 "src/functions/sequences.rs"
            const u64 t16_16 = t12_2 + t15_9;
#line 58 "src/functions/sequences.rs"
            u32 word_15;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_15) : "l"(t16_16));
#line 59 "src/functions/sequences.rs"
            const u32 t20_16 = word_15 >> t19_9;
#line 59 "src/functions/sequences.rs"
            const u32 t21_16 = t20_16 & 1u;
#line 59 "src/functions/sequences.rs"
            const bool t22_16 = t21_16 == 1u;
#line 59 "src/functions/sequences.rs"
            const bool t23_16 = t18_9 | t22_16;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_15 = t23_16 ? s_14 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
            s_14 = changed_15;
#line 58 "src/functions/sequences.rs"
            const u64 t16_17 = t12_3 + t15_9;
#line 58 "src/functions/sequences.rs"
            u32 word_16;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_16) : "l"(t16_17));
#line 59 "src/functions/sequences.rs"
            const u32 t20_17 = word_16 >> t19_9;
#line 59 "src/functions/sequences.rs"
            const u32 t21_17 = t20_17 & 1u;
#line 59 "src/functions/sequences.rs"
            const bool t22_17 = t21_17 == 1u;
#line 59 "src/functions/sequences.rs"
            const bool t23_17 = t18_9 | t22_17;
#line 383 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_16 = t23_17 ? s_16 : __uint_as_float(0xff800000u);
#line 389 "fa-kernels/src/attention/options/functions/mod.rs"
            s_16 = changed_16;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t939 = i < t53;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t940 = t55 <= i;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t941 = t939 | t940;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            if (t941) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t942 = t51 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t943 = t942 - i;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t944 = t943 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_10 = t944 + t63;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t946 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t947 = t946 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_10 + t947;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t949 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t950 = first + t949;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t951 = t950 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t952;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t952) : "r"(t951), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t953 = t952 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t954 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t954 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t957 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t957;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t959 = visible_10 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t959;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t961 = visible_11 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t961;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t963 = visible_12 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t963;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t964 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t965 = first + t964;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t966 = t965 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t967 = t966 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t968;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t968) : "r"(t967), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t969 = t968 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t970 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_5 = t970 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t973 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t973;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t975 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t975;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t977 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t977;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t979 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t979;
            }
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t981;
            asm("max.f32 %0, %1, %2;" : "=f"(t981) : "f"(old_3), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t982;
            asm("max.f32 %0, %1, %2;" : "=f"(t982) : "f"(t981), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t983;
            asm("max.f32 %0, %1, %2;" : "=f"(t983) : "f"(t982), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t984;
            asm("max.f32 %0, %1, %2;" : "=f"(t984) : "f"(t983), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t985;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t985) : "f"(t984));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t984), "f"(t985));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t987;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t987) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t987));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t990 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t990;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t992 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t993;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t993) : "f"(old_3), "f"(scale_log2), "f"(t992));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t993));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t995 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t996 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t996));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t998;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t998) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_9 = t998;
            const f32 t999 = t995 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1000 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t1000));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1002;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1002) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_10 = t1002;
            const f32 t1003 = t999 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1004 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t1004));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1006;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1006) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_13 = t1006;
            const f32 t1007 = t1003 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1008 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t1008));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1010;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1010) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_14 = t1010;
            const f32 t1011 = t1007 + s_14;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1012 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1013 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1014 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1015 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1016 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1017 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1018 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1019 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1020 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1021 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1022 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1023 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1024 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1025 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1026 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1027 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1028 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1029 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1030 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1031 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1032 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1033 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1034 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1035 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1036 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1037 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1038 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1039 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1040 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1041 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1042 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1043 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1043;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1045;
            asm("max.f32 %0, %1, %2;" : "=f"(t1045) : "f"(old_4), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1046;
            asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(t1045), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1047;
            asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1046), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1048;
            asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1047), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1049;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1049) : "f"(t1048));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1048), "f"(t1049));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1051;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1051) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1051));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1054 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1054;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1056 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1057;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1057) : "f"(old_4), "f"(scale_log2), "f"(t1056));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1057));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1059 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1060 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t1060));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1062;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1062) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1062;
            const f32 t1063 = t1059 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1064 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t1064));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1066;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1066) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1066;
            const f32 t1067 = t1063 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1068 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t1068));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1070;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1070) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1070;
            const f32 t1071 = t1067 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1072 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t1072));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1074;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1074) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1074;
            const f32 t1075 = t1071 + s_16;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1075;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1076 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1076;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1077 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1077;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1078 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1078;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1079 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1079;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1080 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1080;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1081 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1082 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1083 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1084 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1085 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1086 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1087 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1088 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1089 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1090 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1091 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1092 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1092;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1093 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1093;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1094 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1094;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1095 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1095;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1096 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1096;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1097 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1097;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1098 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1098;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1099 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1099;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1100 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1101 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1102 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1103 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1104 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1105 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1106 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1107 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1107;
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1108;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(s_9), "f"(s_10));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1109;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1109) : "f"(s_11), "f"(s_12));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1110;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(s_13), "f"(s_14));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1111;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1111) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1112 = i & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1113 = t1112 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1114 = t117 + t1113;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1115;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1115) : "r"(t407));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1116 = t1115 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1117 = t1115 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1118 = t1115 ^ 96u;
            const u32 t1119 = t1114 + t1115;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1120 = t1114 + t1116;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1121 = t1114 + t1117;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1122 = t1114 + t1118;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1119) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1120) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1121) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1122) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_143), "r"(m_144));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1119) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_145), "r"(m_146));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_147), "r"(m_148));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1120) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_149), "r"(m_150));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_151), "r"(m_152));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1121) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_153), "r"(m_154));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_155), "r"(m_156));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1122) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_157), "r"(m_158));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1108), "r"(t1109), "r"(t1110), "r"(t1111), "r"(m_159), "r"(m_160));
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
        const u32 t1123 = warp * 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1124 = ring + t1123;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1125 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1124 + t1125;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1127 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1128 = t1127 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1128) {
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
        const u32 t1129 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1130 = t1129 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1131 = t1130 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1131) {
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
        const u32 t1133 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1134 = t1133 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1134) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1135 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = ring + t1135;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1138;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1138) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1139;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1139) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1140;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1140) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1141;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1141) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1142;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1142) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1143;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1143) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1144;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1144) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1145;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1145) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1146;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1146) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1147;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1147) : "r"(columns) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1148 = ring + 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1149 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1148 + t1149;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1152;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1152) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1153;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1153) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1154;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1154) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1155;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1155) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1156;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1156) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1157;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1157) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1158;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1158) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1159;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1159) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1160;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1160) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1161;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1161) : "r"(columns_2) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1162 = ring + 17408u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1163 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1162 + t1163;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1166;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1166) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1167;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1167) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1168;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1168) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1169;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1169) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1170;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1170) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1171;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1171) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1172;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1172) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1173;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1173) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1174;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1174) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1175;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1175) : "r"(columns_3) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1176 = ring + 26112u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1177 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1176 + t1177;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1180;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1180) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1181;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1181) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1182;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1182) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1183;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1183) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1184;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1184) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1185;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1185) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1186;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1186) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1187;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1187) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1188;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1188) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1189;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1189) : "r"(columns_4) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1190;
            asm("max.f32 %0, %1, %2;" : "=f"(t1190) : "f"(t1138), "f"(t1152));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1191;
            asm("max.f32 %0, %1, %2;" : "=f"(t1191) : "f"(t1190), "f"(t1166));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1191), "f"(t1180));
            const bool t1193 = max == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1194 = max * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_5 = t1193 ? 0.0f : t1194;
            const f32 t1196 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1197;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1197) : "f"(t1138), "f"(scale_log2), "f"(t1196));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1197));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1199 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1200;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(t1152), "f"(scale_log2), "f"(t1199));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1200));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1202 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1203;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1203) : "f"(t1166), "f"(scale_log2), "f"(t1202));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1203));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1205 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1206;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(t1180), "f"(scale_log2), "f"(t1205));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1206));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1208 = t1139 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1208;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1209;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1209) : "f"(t1153), "f"(factors_2), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1209;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1210;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1210) : "f"(t1167), "f"(factors_3), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1210;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1211;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1211) : "f"(t1181), "f"(factors_4), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1211;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1212 = t1140 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1212;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1213;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1213) : "f"(t1154), "f"(factors_2), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1213;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1214;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1214) : "f"(t1168), "f"(factors_3), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1214;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1215;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1215) : "f"(t1182), "f"(factors_4), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1215;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1216 = t1141 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1216;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1217;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1217) : "f"(t1155), "f"(factors_2), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1217;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1218;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1218) : "f"(t1169), "f"(factors_3), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1218;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1219;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1219) : "f"(t1183), "f"(factors_4), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1219;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1220 = t1142 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1220;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1221;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1221) : "f"(t1156), "f"(factors_2), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1221;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1222;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1222) : "f"(t1170), "f"(factors_3), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1222;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1223;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1223) : "f"(t1184), "f"(factors_4), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1223;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1224 = t1143 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1224;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1225;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1225) : "f"(t1157), "f"(factors_2), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1225;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1226;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1226) : "f"(t1171), "f"(factors_3), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1226;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1227;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1227) : "f"(t1185), "f"(factors_4), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1227;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1228 = t1144 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1228;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1229;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1229) : "f"(t1158), "f"(factors_2), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1229;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1230;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1230) : "f"(t1172), "f"(factors_3), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1230;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1231;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1231) : "f"(t1186), "f"(factors_4), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1231;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1232 = t1145 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1232;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1233;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1233) : "f"(t1159), "f"(factors_2), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1233;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1234;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1234) : "f"(t1173), "f"(factors_3), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1234;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1235;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1235) : "f"(t1187), "f"(factors_4), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1235;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1236 = t1146 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1236;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1237;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1237) : "f"(t1160), "f"(factors_2), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1237;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1238;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1238) : "f"(t1174), "f"(factors_3), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1238;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1239;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1239) : "f"(t1188), "f"(factors_4), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1239;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1240 = t1147 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1240;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1241;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(t1161), "f"(factors_2), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1241;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1242;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1242) : "f"(t1175), "f"(factors_3), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1242;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1243;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1243) : "f"(t1189), "f"(factors_4), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1243;
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
        const u32 t1244 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1245 = t1244 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1246 = t1245 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1246) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1247 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_5 = ring + t1247;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_5 = theirs_5 + slice;
            f32 t1250;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1250) : "r"(theirs_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1251;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1251) : "r"(theirs_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1252;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1252) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1253;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1253) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1254;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1254) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1255;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1255) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1256;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1256) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1257;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1257) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1258;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1258) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1259;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1259) : "r"(columns_5) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1260 = ring + 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1261 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_6 = t1260 + t1261;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_6 = theirs_6 + slice;
            f32 t1264;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1264) : "r"(theirs_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1265;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1265) : "r"(theirs_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1266;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1266) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1267;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1267) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1268;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1268) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1269;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1269) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1270;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1270) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1271;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1271) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1272;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1272) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1273;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1273) : "r"(columns_6) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1274 = ring + 17408u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1275 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_7 = t1274 + t1275;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_7 = theirs_7 + slice;
            f32 t1278;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1278) : "r"(theirs_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1279;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1279) : "r"(theirs_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1280;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1280) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1281;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1281) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1282;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1282) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1283;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1283) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1284;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1284) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1285;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1285) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1286;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1286) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1287;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1287) : "r"(columns_7) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1288 = ring + 26112u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1289 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_8 = t1288 + t1289;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_8 = theirs_8 + slice;
            f32 t1292;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1292) : "r"(theirs_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1293;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1293) : "r"(theirs_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1294;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1294) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1295;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1295) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1296;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1296) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1297;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1297) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1298;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1298) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1299;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1299) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1300;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1300) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1301;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1301) : "r"(columns_8) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1302;
            asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(t1250), "f"(t1264));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1303;
            asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(t1302), "f"(t1278));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1303), "f"(t1292));
            const bool t1305 = max_2 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1306 = max_2 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_6 = t1305 ? 0.0f : t1306;
            const f32 t1308 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1309;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1309) : "f"(t1250), "f"(scale_log2), "f"(t1308));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t1309));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1311 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1312;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1312) : "f"(t1264), "f"(scale_log2), "f"(t1311));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t1312));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1314 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1315;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1315) : "f"(t1278), "f"(scale_log2), "f"(t1314));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t1315));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1317 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1318;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1318) : "f"(t1292), "f"(scale_log2), "f"(t1317));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t1318));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1320 = t1251 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1320;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1321;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1321) : "f"(t1265), "f"(factors_6), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1321;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1322;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1322) : "f"(t1279), "f"(factors_7), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1322;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1323;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1323) : "f"(t1293), "f"(factors_8), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1323;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1324 = t1252 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1324;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1325;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1325) : "f"(t1266), "f"(factors_6), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1325;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1326;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1326) : "f"(t1280), "f"(factors_7), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1326;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1327;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1327) : "f"(t1294), "f"(factors_8), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1327;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1328 = t1253 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1328;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1329;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1329) : "f"(t1267), "f"(factors_6), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1329;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1330;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1330) : "f"(t1281), "f"(factors_7), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1330;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1331;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1331) : "f"(t1295), "f"(factors_8), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1331;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1332 = t1254 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1332;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1333;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1333) : "f"(t1268), "f"(factors_6), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1333;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1334;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1334) : "f"(t1282), "f"(factors_7), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1334;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1335;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1335) : "f"(t1296), "f"(factors_8), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1335;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1336 = t1255 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1336;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1337;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1337) : "f"(t1269), "f"(factors_6), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1337;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1338;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1338) : "f"(t1283), "f"(factors_7), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1338;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1339;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1339) : "f"(t1297), "f"(factors_8), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1339;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1340 = t1256 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1340;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1341;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1341) : "f"(t1270), "f"(factors_6), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1341;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1342;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1342) : "f"(t1284), "f"(factors_7), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1342;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1343;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1343) : "f"(t1298), "f"(factors_8), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1343;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1344 = t1257 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1344;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1345;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1345) : "f"(t1271), "f"(factors_6), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1345;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1346;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1346) : "f"(t1285), "f"(factors_7), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1346;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1347;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1347) : "f"(t1299), "f"(factors_8), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1347;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1348 = t1258 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1348;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1349;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1349) : "f"(t1272), "f"(factors_6), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1349;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1350;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1350) : "f"(t1286), "f"(factors_7), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1350;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1351;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1351) : "f"(t1300), "f"(factors_8), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1351;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1352 = t1259 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1352;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1353;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1353) : "f"(t1273), "f"(factors_6), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1353;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1354;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1354) : "f"(t1287), "f"(factors_7), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1354;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1355;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1355) : "f"(t1301), "f"(factors_8), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1355;
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
        const bool t1356 = t45 == 1u;
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1356) {
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1357;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1357) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1357;
            f32 t1359;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1359) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1360 = pair_5 + t1359;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1360;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1361;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1361) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1361;
            f32 t1363;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1363) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1364 = pair_6 + t1363;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1364;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1365 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1366;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1365 ? 0.0f : t1366;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1368 = rows * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows = t1368;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1369 = rows_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1369;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1370 = rows_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1370;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1371 = rows_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1371;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1372 = rows_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1372;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1373 = rows_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1373;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1374 = rows_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1374;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1375 = rows_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1375;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1376 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1377;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1376 ? 0.0f : t1377;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1379 = rows_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1379;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1380 = rows_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1380;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1381 = rows_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1381;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1382 = rows_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1382;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1383 = rows_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1383;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1384 = rows_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1384;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1385 = rows_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1385;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1386 = rows_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1386;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_4 = warp << 2u;
            const u32 t1388 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1389 = t1388 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1390 = first_4 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1389 + t1390;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1392 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1393 = t1392 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1393) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1394 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1395 = first + t1394;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1396 = t1395 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1397;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1397) : "r"(t1396), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1398 = t1397 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1399 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1400 = first + t1394;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1401 = t1400 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1402;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1402) : "r"(t1401), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1403 = t1402 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1404 = t1403 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1405 = t1400 - t1404;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1406 = t1399 + t1405;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1407 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1408 = t1407 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1409 = t1408 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1410 = o + t1409;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1411 = (u64)t1398;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1412 = t1411 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1413 = t1412 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1414 = t1410 + t1413;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1415 = (u64)t1406;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1416 = t1415 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1417 = t1416 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1418 = t1414 + t1417;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1419 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1418 + t1419;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1421 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1422 = first_4 < t1421;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1422) {
                    u32 t1423;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1423) : "f"(pair_7), "f"(pair_8));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1423) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1424 = first_4 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1425 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1426 = t1424 < t1425;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1426) {
                    u32 t1427;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1427) : "f"(pair_9), "f"(pair_10));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1427) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1428 = first_4 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1429 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1430 = t1428 < t1429;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1430) {
                    u32 t1431;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1431) : "f"(pair_11), "f"(pair_12));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1431) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1432 = first_4 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1433 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1434 = t1432 < t1433;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1434) {
                    u32 t1435;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1435) : "f"(pair_13), "f"(pair_14));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1435) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1436 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1437 = t1436 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1438 = t1437 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1438) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1439 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1440 = t1439 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1441 = first + t1440;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1442 = t1441 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1443;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1443) : "r"(t1442), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1444 = t1443 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1445 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1446 = first + t1440;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1447 = t1446 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1448;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1448) : "r"(t1447), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1449 = t1448 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1450 = t1449 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1451 = t1446 - t1450;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1452 = t1445 + t1451;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1453 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1454 = t1453 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1455 = t1454 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1456 = o + t1455;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1457 = (u64)t1444;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1458 = t1457 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1459 = t1458 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1460 = t1456 + t1459;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1461 = (u64)t1452;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1462 = t1461 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1463 = t1462 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1464 = t1460 + t1463;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1465 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1464 + t1465;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1467 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1468 = first_4 < t1467;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1468) {
                    u32 t1469;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1469) : "f"(pair_15), "f"(pair_16));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1469) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1470 = first_4 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1471 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1472 = t1470 < t1471;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1472) {
                    u32 t1473;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1473) : "f"(pair_17), "f"(pair_18));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1473) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1474 = first_4 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1475 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1476 = t1474 < t1475;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1476) {
                    u32 t1477;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1477) : "f"(pair_19), "f"(pair_20));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1477) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1478 = first_4 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1479 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1480 = t1478 < t1479;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1480) {
                    u32 t1481;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1481) : "f"(pair_21), "f"(pair_22));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1481) : "memory");
                }
            }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1482 = warp < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1482) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1484 = row < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1485 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1486 = t1485 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1487;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1487) : "r"(t1486), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1488 = t1487 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1489 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1490 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1491 = t1490 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1492;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1492) : "r"(t1491), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1493 = t1492 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1494 = t1493 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1495 = t1490 - t1494;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1496 = t1489 + t1495;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1497;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1497) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1498;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1498) : "f"(row_max_3), "f"(scale_log2), "f"(t1497));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1498 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1500 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1500 ? __uint_as_float(0xff800000u) : lse_2;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1502 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1503 = t1502 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1504 = t1484 & t1503;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1504) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1505 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1506 = t1505 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1507 = t1506 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1508 = lse + t1507;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1509 = (u64)t1496;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1510 = t1509 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1511 = t1510 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1512 = t1508 + t1511;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1513 = (u64)t1488;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1514 = t1513 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1515 = t1514 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1516 = t1512 + t1515;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1516), "f"(value) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1517 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1517 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1519 = row_2 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1520 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1521 = t1520 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1522;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1522) : "r"(t1521), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1523 = t1522 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1524 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1525 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1526 = t1525 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1527;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1527) : "r"(t1526), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1528 = t1527 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1529 = t1528 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1530 = t1525 - t1529;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1531 = t1524 + t1530;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1532;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1532) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1533;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1533) : "f"(row_max_4), "f"(scale_log2), "f"(t1532));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1533 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1535 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1535 ? __uint_as_float(0xff800000u) : lse_3;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1537 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1538 = t1537 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1539 = t1519 & t1538;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1539) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1540 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1541 = t1540 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1542 = t1541 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1543 = lse + t1542;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1544 = (u64)t1531;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1545 = t1544 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1546 = t1545 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1547 = t1543 + t1546;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1548 = (u64)t1523;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1549 = t1548 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1550 = t1549 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1551 = t1547 + t1550;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1551), "f"(value_2) : "memory");
                }
            }
        } else {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1552 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1553 = t1552 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1553) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index = warp << 1u;
                const u64 t1555 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1556 = t1555 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1557 = t1556 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1558 = partials + t1557;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1559 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1560 = t1559 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1561 = t1560 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1562 = t1558 + t1561;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1563 = (u64)index;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1564 = t1563 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1565 = t1564 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1566 = t1562 + t1565;
                const u64 t1567 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1568 = t1566 + t1567;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1568), "f"(rows) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1568), "f"(rows_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1568), "f"(rows_5) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1568), "f"(rows_6) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1568), "f"(rows_9) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1568), "f"(rows_10) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1568), "f"(rows_13) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1568), "f"(rows_14) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1568), "f"(row_max_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1568), "f"(row_sum_3) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1569 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1570 = t1569 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1571 = t1570 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1571) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1572 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1572 + 1u;
                const u64 t1574 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1575 = t1574 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1576 = t1575 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1577 = partials + t1576;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1578 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1579 = t1578 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1580 = t1579 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1581 = t1577 + t1580;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1582 = (u64)index_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1583 = t1582 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1584 = t1583 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1585 = t1581 + t1584;
                const u64 t1586 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1587 = t1585 + t1586;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1587), "f"(rows_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1587), "f"(rows_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1587), "f"(rows_7) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1587), "f"(rows_8) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1587), "f"(rows_11) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1587), "f"(rows_12) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1587), "f"(rows_15) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1587), "f"(rows_16) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1587), "f"(row_max_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1587), "f"(row_sum_4) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1588 = (u64)tile;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1589 = t1588 * arrived_stride0;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1590 = t1589 * 4ull;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1591 = arrived + t1590;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1592 = t45 - 1u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1593 = (u32)__cvta_generic_to_shared(smem);
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1594 = t1593 + 69632u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1595 = threadIdx.x;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1596 = t1595 == 0u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1596) {
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1597;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1597) : "l"(t1591), "r"(t1592) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1594), "r"(t1597) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1598;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1598) : "r"(t1594) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1599 = t1598 == t1592;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1599) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1600 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1601 = t1600 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1601) {
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
                        const bool t1602 = split < t45;
                        if (!t1602) break;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_3 = warp << 1u;
                        const u64 t1604 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1605 = t1604 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1606 = t1605 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1607 = partials + t1606;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1608 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1609 = t1608 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1610 = t1609 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1611 = t1607 + t1610;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1612 = (u64)index_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1613 = t1612 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1614 = t1613 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1615 = t1611 + t1614;
                        const u64 t1616 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1617 = t1615 + t1616;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1618;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1618) : "l"(t1617) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_4 = warp << 1u;
                        const u64 t1620 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1621 = t1620 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1622 = t1621 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1623 = partials + t1622;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1624 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1625 = t1624 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1626 = t1625 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1627 = t1623 + t1626;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1628 = (u64)index_4;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1629 = t1628 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1630 = t1629 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1631 = t1627 + t1630;
                        const u64 t1632 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1633 = t1631 + t1632;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1634;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1634) : "l"(t1633) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_5 = warp << 1u;
                        const u64 t1636 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1637 = t1636 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1638 = t1637 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1639 = partials + t1638;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1640 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1641 = t1640 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1642 = t1641 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1643 = t1639 + t1642;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1644 = (u64)index_5;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1645 = t1644 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1646 = t1645 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1647 = t1643 + t1646;
                        const u64 t1648 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1649 = t1647 + t1648;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1650;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1650) : "l"(t1649) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_6 = warp << 1u;
                        const u64 t1652 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1653 = t1652 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1654 = t1653 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1655 = partials + t1654;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1656 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1657 = t1656 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1658 = t1657 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1659 = t1655 + t1658;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1660 = (u64)index_6;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1661 = t1660 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1662 = t1661 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1663 = t1659 + t1662;
                        const u64 t1664 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1665 = t1663 + t1664;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1666;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1666) : "l"(t1665) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_7 = warp << 1u;
                        const u64 t1668 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1669 = t1668 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1670 = t1669 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1671 = partials + t1670;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1672 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1673 = t1672 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1674 = t1673 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1675 = t1671 + t1674;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1676 = (u64)index_7;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1677 = t1676 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1678 = t1677 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1679 = t1675 + t1678;
                        const u64 t1680 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1681 = t1679 + t1680;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1682;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1682) : "l"(t1681) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_8 = warp << 1u;
                        const u64 t1684 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1685 = t1684 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1686 = t1685 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1687 = partials + t1686;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1688 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1689 = t1688 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1690 = t1689 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1691 = t1687 + t1690;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1692 = (u64)index_8;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1693 = t1692 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1694 = t1693 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1695 = t1691 + t1694;
                        const u64 t1696 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1697 = t1695 + t1696;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1698;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1698) : "l"(t1697) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_9 = warp << 1u;
                        const u64 t1700 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1701 = t1700 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1702 = t1701 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1703 = partials + t1702;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1704 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1705 = t1704 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1706 = t1705 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1707 = t1703 + t1706;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1708 = (u64)index_9;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1709 = t1708 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1710 = t1709 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1711 = t1707 + t1710;
                        const u64 t1712 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1713 = t1711 + t1712;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1714;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1714) : "l"(t1713) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_10 = warp << 1u;
                        const u64 t1716 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1717 = t1716 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1718 = t1717 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1719 = partials + t1718;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1720 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1721 = t1720 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1722 = t1721 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1723 = t1719 + t1722;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1724 = (u64)index_10;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1725 = t1724 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1726 = t1725 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1727 = t1723 + t1726;
                        const u64 t1728 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1729 = t1727 + t1728;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1730;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1730) : "l"(t1729) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_11 = warp << 1u;
                        const u64 t1732 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1733 = t1732 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1734 = t1733 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1735 = partials + t1734;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1736 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1737 = t1736 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1738 = t1737 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1739 = t1735 + t1738;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1740 = (u64)index_11;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1741 = t1740 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1742 = t1741 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1743 = t1739 + t1742;
                        const u64 t1744 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1745 = t1743 + t1744;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1746;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1746) : "l"(t1745) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_12 = warp << 1u;
                        const u64 t1748 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1749 = t1748 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1750 = t1749 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1751 = partials + t1750;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1752 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1753 = t1752 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1754 = t1753 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1755 = t1751 + t1754;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1756 = (u64)index_12;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1757 = t1756 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1758 = t1757 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1759 = t1755 + t1758;
                        const u64 t1760 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1761 = t1759 + t1760;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1762;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1762) : "l"(t1761) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1763 = split + 1u;
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
                        const bool t1764 = t1763 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1764) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_13 = warp << 1u;
                            const u64 t1766 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1767 = t1766 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1768 = t1767 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1769 = partials + t1768;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1770 = (u64)t1763;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1771 = t1770 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1772 = t1771 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1773 = t1769 + t1772;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1774 = (u64)index_13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1775 = t1774 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1776 = t1775 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1777 = t1773 + t1776;
                            const u64 t1778 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1779 = t1777 + t1778;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1780;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1780) : "l"(t1779) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max = t1780;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1781;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1781) : "l"(t1779) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1781;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1782;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1782) : "l"(t1779) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1782;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1783;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1783) : "l"(t1779) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1783;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1784;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1784) : "l"(t1779) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1784;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1785;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1785) : "l"(t1779) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1785;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1786;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1786) : "l"(t1779) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1786;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1787;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1787) : "l"(t1779) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1787;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1788;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1788) : "l"(t1779) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1788;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1789;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1789) : "l"(t1779) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1789;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1790 = split + 2u;
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
                        const bool t1791 = t1790 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1791) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_14 = warp << 1u;
                            const u64 t1793 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1794 = t1793 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1795 = t1794 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1796 = partials + t1795;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1797 = (u64)t1790;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1798 = t1797 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1799 = t1798 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1800 = t1796 + t1799;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1801 = (u64)index_14;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1802 = t1801 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1803 = t1802 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1804 = t1800 + t1803;
                            const u64 t1805 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1806 = t1804 + t1805;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1807;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1807) : "l"(t1806) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_2 = t1807;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1808;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1808) : "l"(t1806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1808;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1809;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1809) : "l"(t1806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1809;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1810;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1810) : "l"(t1806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1810;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1811;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1811) : "l"(t1806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1811;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1812;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1812) : "l"(t1806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1812;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1813;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1813) : "l"(t1806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1813;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1814;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1814) : "l"(t1806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1814;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1815;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1815) : "l"(t1806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1815;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1816;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1816) : "l"(t1806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1816;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1817 = split + 3u;
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
                        const bool t1818 = t1817 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1818) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_15 = warp << 1u;
                            const u64 t1820 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1821 = t1820 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1822 = t1821 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1823 = partials + t1822;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1824 = (u64)t1817;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1825 = t1824 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1826 = t1825 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1827 = t1823 + t1826;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1828 = (u64)index_15;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1829 = t1828 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1830 = t1829 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1831 = t1827 + t1830;
                            const u64 t1832 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1833 = t1831 + t1832;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1834;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1834) : "l"(t1833) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_3 = t1834;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1835;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1835) : "l"(t1833) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1835;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1836;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1836) : "l"(t1833) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1836;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1837;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1837) : "l"(t1833) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1837;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1838;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1838) : "l"(t1833) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1838;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1839;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1839) : "l"(t1833) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1839;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1840;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1840) : "l"(t1833) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1840;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1841;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1841) : "l"(t1833) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1841;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1842;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1842) : "l"(t1833) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1842;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1843;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1843) : "l"(t1833) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1843;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1844 = split + 4u;
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
                        const bool t1845 = t1844 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1845) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_16 = warp << 1u;
                            const u64 t1847 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1848 = t1847 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1849 = t1848 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1850 = partials + t1849;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1851 = (u64)t1844;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1852 = t1851 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1853 = t1852 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1854 = t1850 + t1853;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1855 = (u64)index_16;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1856 = t1855 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1857 = t1856 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1858 = t1854 + t1857;
                            const u64 t1859 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1860 = t1858 + t1859;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1861;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1861) : "l"(t1860) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_4 = t1861;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1862;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1862) : "l"(t1860) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1862;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1863;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1863) : "l"(t1860) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1863;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1864;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1864) : "l"(t1860) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1864;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1865;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1865) : "l"(t1860) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1865;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1866;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1866) : "l"(t1860) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1866;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1867;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1867) : "l"(t1860) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1867;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1868;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1868) : "l"(t1860) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1868;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1869;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1869) : "l"(t1860) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1869;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1870;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1870) : "l"(t1860) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1870;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1871 = split + 5u;
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
                        const bool t1872 = t1871 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1872) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_17 = warp << 1u;
                            const u64 t1874 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1875 = t1874 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1876 = t1875 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1877 = partials + t1876;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1878 = (u64)t1871;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1879 = t1878 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1880 = t1879 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1881 = t1877 + t1880;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1882 = (u64)index_17;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1883 = t1882 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1884 = t1883 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1885 = t1881 + t1884;
                            const u64 t1886 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1887 = t1885 + t1886;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1888;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1888) : "l"(t1887) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_5 = t1888;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1889;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1889) : "l"(t1887) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1889;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1890;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1890) : "l"(t1887) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1890;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1891;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1891) : "l"(t1887) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1891;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1892;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1892) : "l"(t1887) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1892;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1893;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1893) : "l"(t1887) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t1893;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1894;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1894) : "l"(t1887) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t1894;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1895;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1895) : "l"(t1887) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t1895;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1896;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1896) : "l"(t1887) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t1896;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1897;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1897) : "l"(t1887) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t1897;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1898 = split + 6u;
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
                        const bool t1899 = t1898 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1899) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = warp << 1u;
                            const u64 t1901 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1902 = t1901 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1903 = t1902 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1904 = partials + t1903;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1905 = (u64)t1898;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1906 = t1905 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1907 = t1906 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1908 = t1904 + t1907;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1909 = (u64)index_18;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1910 = t1909 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1911 = t1910 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1912 = t1908 + t1911;
                            const u64 t1913 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1914 = t1912 + t1913;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1915;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1915) : "l"(t1914) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_6 = t1915;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1916;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1916) : "l"(t1914) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t1916;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1917;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1917) : "l"(t1914) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t1917;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1918;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1918) : "l"(t1914) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t1918;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1919;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1919) : "l"(t1914) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t1919;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1920;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1920) : "l"(t1914) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t1920;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1921;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1921) : "l"(t1914) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t1921;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1922;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1922) : "l"(t1914) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t1922;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1923;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1923) : "l"(t1914) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t1923;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1924;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1924) : "l"(t1914) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t1924;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1925 = split + 7u;
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
                        const bool t1926 = t1925 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1926) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_19 = warp << 1u;
                            const u64 t1928 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1929 = t1928 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1930 = t1929 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1931 = partials + t1930;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1932 = (u64)t1925;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1933 = t1932 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1934 = t1933 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1935 = t1931 + t1934;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1936 = (u64)index_19;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1937 = t1936 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1938 = t1937 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1939 = t1935 + t1938;
                            const u64 t1940 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1941 = t1939 + t1940;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1942;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1942) : "l"(t1941) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_7 = t1942;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1943;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1943) : "l"(t1941) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t1943;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1944;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1944) : "l"(t1941) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t1944;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1945;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1945) : "l"(t1941) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t1945;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1946;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1946) : "l"(t1941) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t1946;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1947;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1947) : "l"(t1941) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t1947;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1948;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1948) : "l"(t1941) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t1948;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1949;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1949) : "l"(t1941) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t1949;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1950;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1950) : "l"(t1941) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t1950;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1951;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1951) : "l"(t1941) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t1951;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1952 = split + 8u;
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
                        const bool t1953 = t1952 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1953) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = warp << 1u;
                            const u64 t1955 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1956 = t1955 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1957 = t1956 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1958 = partials + t1957;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1959 = (u64)t1952;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1960 = t1959 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1961 = t1960 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1962 = t1958 + t1961;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1963 = (u64)index_20;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1964 = t1963 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1965 = t1964 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1966 = t1962 + t1965;
                            const u64 t1967 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1968 = t1966 + t1967;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1969;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1969) : "l"(t1968) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_8 = t1969;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1970;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1970) : "l"(t1968) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t1970;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1971;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1971) : "l"(t1968) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t1971;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1972;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1972) : "l"(t1968) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t1972;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1973;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1973) : "l"(t1968) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t1973;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1974;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1974) : "l"(t1968) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t1974;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1975;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1975) : "l"(t1968) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t1975;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1976;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1976) : "l"(t1968) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t1976;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1977;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1977) : "l"(t1968) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t1977;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1978;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1978) : "l"(t1968) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t1978;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1979 = split + 9u;
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
                        const bool t1980 = t1979 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1980) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = warp << 1u;
                            const u64 t1982 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1983 = t1982 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1984 = t1983 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1985 = partials + t1984;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1986 = (u64)t1979;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1987 = t1986 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1988 = t1987 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1989 = t1985 + t1988;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1990 = (u64)index_21;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1991 = t1990 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1992 = t1991 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1993 = t1989 + t1992;
                            const u64 t1994 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1995 = t1993 + t1994;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1996;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1996) : "l"(t1995) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_9 = t1996;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1997;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1997) : "l"(t1995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t1997;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1998;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1998) : "l"(t1995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t1998;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1999;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1999) : "l"(t1995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t1999;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2000;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2000) : "l"(t1995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t2000;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2001;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2001) : "l"(t1995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t2001;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2002;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2002) : "l"(t1995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t2002;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2003;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2003) : "l"(t1995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t2003;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2004;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2004) : "l"(t1995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t2004;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2005;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2005) : "l"(t1995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t2005;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2006 = split + 10u;
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
                        const bool t2007 = t2006 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2007) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = warp << 1u;
                            const u64 t2009 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2010 = t2009 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2011 = t2010 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2012 = partials + t2011;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2013 = (u64)t2006;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2014 = t2013 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2015 = t2014 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2016 = t2012 + t2015;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2017 = (u64)index_22;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2018 = t2017 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2019 = t2018 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2020 = t2016 + t2019;
                            const u64 t2021 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2022 = t2020 + t2021;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2023;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2023) : "l"(t2022) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_10 = t2023;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2024;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2024) : "l"(t2022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t2024;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2025;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2025) : "l"(t2022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t2025;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2026;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2026) : "l"(t2022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t2026;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2027;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2027) : "l"(t2022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t2027;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2028;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2028) : "l"(t2022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t2028;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2029;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2029) : "l"(t2022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t2029;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2030;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2030) : "l"(t2022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t2030;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2031;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2031) : "l"(t2022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t2031;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2032;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2032) : "l"(t2022) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t2032;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2033 = split + 11u;
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
                        const bool t2034 = t2033 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2034) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = warp << 1u;
                            const u64 t2036 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2037 = t2036 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2038 = t2037 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2039 = partials + t2038;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2040 = (u64)t2033;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2041 = t2040 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2042 = t2041 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2043 = t2039 + t2042;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2044 = (u64)index_23;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2045 = t2044 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2046 = t2045 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2047 = t2043 + t2046;
                            const u64 t2048 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2049 = t2047 + t2048;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2050;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2050) : "l"(t2049) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_11 = t2050;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2051;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2051) : "l"(t2049) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2051;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2052;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2052) : "l"(t2049) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2052;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2053;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2053) : "l"(t2049) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2053;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2054;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2054) : "l"(t2049) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2054;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2055;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2055) : "l"(t2049) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2055;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2056;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2056) : "l"(t2049) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2056;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2057;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2057) : "l"(t2049) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2057;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2058;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2058) : "l"(t2049) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2058;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2059;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2059) : "l"(t2049) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2059;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2060 = split + 12u;
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
                        const bool t2061 = t2060 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2061) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = warp << 1u;
                            const u64 t2063 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2064 = t2063 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2065 = t2064 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2066 = partials + t2065;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2067 = (u64)t2060;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2068 = t2067 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2069 = t2068 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2070 = t2066 + t2069;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2071 = (u64)index_24;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2072 = t2071 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2073 = t2072 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2074 = t2070 + t2073;
                            const u64 t2075 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2076 = t2074 + t2075;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2077;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2077) : "l"(t2076) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_12 = t2077;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2078;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2078) : "l"(t2076) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2078;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2079;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2079) : "l"(t2076) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2079;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2080;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2080) : "l"(t2076) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2080;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2081;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2081) : "l"(t2076) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t2081;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2082;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2082) : "l"(t2076) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t2082;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2083;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2083) : "l"(t2076) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t2083;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2084;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2084) : "l"(t2076) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t2084;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2085;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2085) : "l"(t2076) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t2085;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2086;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2086) : "l"(t2076) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t2086;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2087 = split + 13u;
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
                        const bool t2088 = t2087 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2088) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = warp << 1u;
                            const u64 t2090 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2091 = t2090 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2092 = t2091 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2093 = partials + t2092;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2094 = (u64)t2087;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2095 = t2094 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2096 = t2095 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2097 = t2093 + t2096;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2098 = (u64)index_25;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2099 = t2098 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2100 = t2099 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2101 = t2097 + t2100;
                            const u64 t2102 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2103 = t2101 + t2102;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2104;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2104) : "l"(t2103) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_13 = t2104;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2105;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2105) : "l"(t2103) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t2105;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2106;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2106) : "l"(t2103) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t2106;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2107;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2107) : "l"(t2103) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2107;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2108;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2108) : "l"(t2103) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2108;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2109;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2109) : "l"(t2103) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2109;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2110;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2110) : "l"(t2103) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2110;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2111;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2111) : "l"(t2103) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2111;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2112;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2112) : "l"(t2103) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2112;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2113;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2113) : "l"(t2103) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2113;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2114 = split + 14u;
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
                        const bool t2115 = t2114 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2115) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = warp << 1u;
                            const u64 t2117 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2118 = t2117 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2119 = t2118 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2120 = partials + t2119;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2121 = (u64)t2114;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2122 = t2121 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2123 = t2122 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2124 = t2120 + t2123;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2125 = (u64)index_26;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2126 = t2125 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2127 = t2126 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2128 = t2124 + t2127;
                            const u64 t2129 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2130 = t2128 + t2129;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2131;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2131) : "l"(t2130) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_14 = t2131;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2132;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2132) : "l"(t2130) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2132;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2133;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2133) : "l"(t2130) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2133;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2134;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2134) : "l"(t2130) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2134;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2135;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2135) : "l"(t2130) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2135;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2136;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2136) : "l"(t2130) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2136;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2137;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2137) : "l"(t2130) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2137;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2138;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2138) : "l"(t2130) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2138;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2139;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2139) : "l"(t2130) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2139;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2140;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2140) : "l"(t2130) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2140;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2141 = split + 15u;
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
                        const bool t2142 = t2141 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2142) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = warp << 1u;
                            const u64 t2144 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2145 = t2144 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2146 = t2145 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2147 = partials + t2146;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2148 = (u64)t2141;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2149 = t2148 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2150 = t2149 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2151 = t2147 + t2150;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2152 = (u64)index_27;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2153 = t2152 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2154 = t2153 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2155 = t2151 + t2154;
                            const u64 t2156 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2157 = t2155 + t2156;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2158;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2158) : "l"(t2157) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_15 = t2158;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2159;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2159) : "l"(t2157) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2159;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2160;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2160) : "l"(t2157) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2160;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2161;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2161) : "l"(t2157) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2161;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2162;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2162) : "l"(t2157) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2162;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2163;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2163) : "l"(t2157) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2163;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2164;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2164) : "l"(t2157) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2164;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2165;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2165) : "l"(t2157) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2165;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2166;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2166) : "l"(t2157) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2166;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2167;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2167) : "l"(t2157) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2167;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2168;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2168) : "f"(row_max_3), "f"(t1618));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2169;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2169) : "f"(t2168), "f"(part_max));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2170;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2170) : "f"(t2169), "f"(part_max_2));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2171;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2171) : "f"(t2170), "f"(part_max_3));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2172;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2172) : "f"(t2171), "f"(part_max_4));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2173;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2173) : "f"(t2172), "f"(part_max_5));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2174;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2174) : "f"(t2173), "f"(part_max_6));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2175;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2175) : "f"(t2174), "f"(part_max_7));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2176;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2176) : "f"(t2175), "f"(part_max_8));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2177;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2177) : "f"(t2176), "f"(part_max_9));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2178;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2178) : "f"(t2177), "f"(part_max_10));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2179;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2179) : "f"(t2178), "f"(part_max_11));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2180;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2180) : "f"(t2179), "f"(part_max_12));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2181;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2181) : "f"(t2180), "f"(part_max_13));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2182;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2182) : "f"(t2181), "f"(part_max_14));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2182), "f"(part_max_15));
                        const bool t2184 = max_3 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2185 = max_3 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_7 = t2184 ? 0.0f : t2185;
                        const f32 t2187 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2188) : "f"(row_max_3), "f"(scale_log2), "f"(t2187));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2188));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2190 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2191) : "f"(t1618), "f"(scale_log2), "f"(t2190));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2191));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2193 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2194) : "f"(part_max), "f"(scale_log2), "f"(t2193));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2194));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2196 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(part_max_2), "f"(scale_log2), "f"(t2196));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2197));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2199 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(part_max_3), "f"(scale_log2), "f"(t2199));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2200));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2202 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2203) : "f"(part_max_4), "f"(scale_log2), "f"(t2202));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2203));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2205 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2206) : "f"(part_max_5), "f"(scale_log2), "f"(t2205));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2206));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2208 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2209) : "f"(part_max_6), "f"(scale_log2), "f"(t2208));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2209));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2211 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2212) : "f"(part_max_7), "f"(scale_log2), "f"(t2211));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2212));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2214 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(part_max_8), "f"(scale_log2), "f"(t2214));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2215));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2217 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2218) : "f"(part_max_9), "f"(scale_log2), "f"(t2217));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2218));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2220 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(part_max_10), "f"(scale_log2), "f"(t2220));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2221));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2223 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(part_max_11), "f"(scale_log2), "f"(t2223));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2224));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2226 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(part_max_12), "f"(scale_log2), "f"(t2226));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t2227));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2229 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2230;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2230) : "f"(part_max_13), "f"(scale_log2), "f"(t2229));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t2230));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2232 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2233) : "f"(part_max_14), "f"(scale_log2), "f"(t2232));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t2233));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2235 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(part_max_15), "f"(scale_log2), "f"(t2235));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t2236));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2238 = row_sum_3 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2238;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2239) : "f"(t1634), "f"(factors_10), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2239;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(part_9), "f"(factors_11), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2240;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2241) : "f"(part_18), "f"(factors_12), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2241;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2242) : "f"(part_27), "f"(factors_13), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2242;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2243) : "f"(part_36), "f"(factors_14), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2243;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2244) : "f"(part_45), "f"(factors_15), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2244;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(part_54), "f"(factors_16), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2245;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2246;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(part_63), "f"(factors_17), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2246;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2247) : "f"(part_72), "f"(factors_18), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2247;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2248;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2248) : "f"(part_81), "f"(factors_19), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2248;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2249) : "f"(part_90), "f"(factors_20), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2249;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2250) : "f"(part_99), "f"(factors_21), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2250;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2251;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2251) : "f"(part_108), "f"(factors_22), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2251;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2252) : "f"(part_117), "f"(factors_23), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2252;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2253) : "f"(part_126), "f"(factors_24), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2253;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2254) : "f"(part_135), "f"(factors_25), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2254;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2255 = rows * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2255;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2256;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2256) : "f"(t1650), "f"(factors_10), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2256;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2257) : "f"(part), "f"(factors_11), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2257;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2258) : "f"(part_10), "f"(factors_12), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2258;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2259) : "f"(part_19), "f"(factors_13), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2259;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2260) : "f"(part_28), "f"(factors_14), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2260;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2261) : "f"(part_37), "f"(factors_15), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2261;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2262;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2262) : "f"(part_46), "f"(factors_16), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2262;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2263) : "f"(part_55), "f"(factors_17), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2263;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2264) : "f"(part_64), "f"(factors_18), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2264;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2265;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2265) : "f"(part_73), "f"(factors_19), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2265;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2266;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2266) : "f"(part_82), "f"(factors_20), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2266;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2267) : "f"(part_91), "f"(factors_21), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2267;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2268) : "f"(part_100), "f"(factors_22), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2268;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(part_109), "f"(factors_23), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2269;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2270) : "f"(part_118), "f"(factors_24), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2270;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2271) : "f"(part_127), "f"(factors_25), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2271;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2272 = rows_2 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2272;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2273) : "f"(t1666), "f"(factors_10), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2273;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2274) : "f"(part_2), "f"(factors_11), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2274;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2275;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2275) : "f"(part_11), "f"(factors_12), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2275;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2276) : "f"(part_20), "f"(factors_13), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2276;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(part_29), "f"(factors_14), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2277;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2278) : "f"(part_38), "f"(factors_15), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2278;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2279) : "f"(part_47), "f"(factors_16), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2279;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2280;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(part_56), "f"(factors_17), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2280;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2281;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2281) : "f"(part_65), "f"(factors_18), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2281;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2282) : "f"(part_74), "f"(factors_19), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2282;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2283) : "f"(part_83), "f"(factors_20), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2283;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2284) : "f"(part_92), "f"(factors_21), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2284;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(part_101), "f"(factors_22), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2285;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2286) : "f"(part_110), "f"(factors_23), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2286;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2287) : "f"(part_119), "f"(factors_24), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2287;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(part_128), "f"(factors_25), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2288;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2289 = rows_5 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2289;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2290;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2290) : "f"(t1682), "f"(factors_10), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2290;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2291) : "f"(part_3), "f"(factors_11), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2291;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(part_12), "f"(factors_12), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2292;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2293;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2293) : "f"(part_21), "f"(factors_13), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2293;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2294;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2294) : "f"(part_30), "f"(factors_14), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2294;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2295) : "f"(part_39), "f"(factors_15), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2295;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2296) : "f"(part_48), "f"(factors_16), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2296;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2297) : "f"(part_57), "f"(factors_17), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2297;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(part_66), "f"(factors_18), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2298;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2299;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2299) : "f"(part_75), "f"(factors_19), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2299;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2300) : "f"(part_84), "f"(factors_20), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2300;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(part_93), "f"(factors_21), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2301;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2302;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2302) : "f"(part_102), "f"(factors_22), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2302;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2303;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2303) : "f"(part_111), "f"(factors_23), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2303;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(part_120), "f"(factors_24), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2304;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2305;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2305) : "f"(part_129), "f"(factors_25), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2305;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2306 = rows_6 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2306;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2307) : "f"(t1698), "f"(factors_10), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2307;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2308) : "f"(part_4), "f"(factors_11), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2308;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(part_13), "f"(factors_12), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2309;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2310;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2310) : "f"(part_22), "f"(factors_13), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2310;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2311) : "f"(part_31), "f"(factors_14), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2311;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2312) : "f"(part_40), "f"(factors_15), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2312;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2313) : "f"(part_49), "f"(factors_16), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2313;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(part_58), "f"(factors_17), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2314;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2315) : "f"(part_67), "f"(factors_18), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2315;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2316) : "f"(part_76), "f"(factors_19), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2316;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(part_85), "f"(factors_20), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2317;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2318) : "f"(part_94), "f"(factors_21), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2318;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(part_103), "f"(factors_22), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2319;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2320;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(part_112), "f"(factors_23), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2320;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2321) : "f"(part_121), "f"(factors_24), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2321;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(part_130), "f"(factors_25), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2322;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2323 = rows_9 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2323;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(t1714), "f"(factors_10), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2324;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2325;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(part_5), "f"(factors_11), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2325;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2326) : "f"(part_14), "f"(factors_12), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2326;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2327) : "f"(part_23), "f"(factors_13), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2327;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2328) : "f"(part_32), "f"(factors_14), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2328;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2329) : "f"(part_41), "f"(factors_15), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2329;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2330) : "f"(part_50), "f"(factors_16), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2330;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(part_59), "f"(factors_17), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2331;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2332) : "f"(part_68), "f"(factors_18), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2332;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2333;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2333) : "f"(part_77), "f"(factors_19), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2333;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2334) : "f"(part_86), "f"(factors_20), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2334;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2335) : "f"(part_95), "f"(factors_21), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2335;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2336) : "f"(part_104), "f"(factors_22), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2336;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2337) : "f"(part_113), "f"(factors_23), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2337;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(part_122), "f"(factors_24), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2338;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2339) : "f"(part_131), "f"(factors_25), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2339;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2340 = rows_10 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2340;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2341) : "f"(t1730), "f"(factors_10), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2341;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2342) : "f"(part_6), "f"(factors_11), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2342;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2343) : "f"(part_15), "f"(factors_12), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2343;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(part_24), "f"(factors_13), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2344;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2345;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2345) : "f"(part_33), "f"(factors_14), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2345;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2346) : "f"(part_42), "f"(factors_15), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2346;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2347) : "f"(part_51), "f"(factors_16), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2347;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2348) : "f"(part_60), "f"(factors_17), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2348;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2349) : "f"(part_69), "f"(factors_18), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2349;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2350) : "f"(part_78), "f"(factors_19), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2350;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2351) : "f"(part_87), "f"(factors_20), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2351;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2352) : "f"(part_96), "f"(factors_21), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2352;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2353) : "f"(part_105), "f"(factors_22), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2353;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2354) : "f"(part_114), "f"(factors_23), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2354;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2355) : "f"(part_123), "f"(factors_24), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2355;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(part_132), "f"(factors_25), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2356;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2357 = rows_13 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2357;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2358) : "f"(t1746), "f"(factors_10), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2358;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2359) : "f"(part_7), "f"(factors_11), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2359;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2360) : "f"(part_16), "f"(factors_12), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2360;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2361) : "f"(part_25), "f"(factors_13), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2361;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2362) : "f"(part_34), "f"(factors_14), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2362;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2363) : "f"(part_43), "f"(factors_15), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2363;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2364) : "f"(part_52), "f"(factors_16), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2364;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2365;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2365) : "f"(part_61), "f"(factors_17), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2365;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2366) : "f"(part_70), "f"(factors_18), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2366;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2367) : "f"(part_79), "f"(factors_19), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2367;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2368) : "f"(part_88), "f"(factors_20), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2368;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2369) : "f"(part_97), "f"(factors_21), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2369;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2370) : "f"(part_106), "f"(factors_22), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2370;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2371) : "f"(part_115), "f"(factors_23), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2371;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2372) : "f"(part_124), "f"(factors_24), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2372;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2373;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2373) : "f"(part_133), "f"(factors_25), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2373;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2374 = rows_14 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2374;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2375) : "f"(t1762), "f"(factors_10), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2375;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(part_8), "f"(factors_11), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2376;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2377) : "f"(part_17), "f"(factors_12), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2377;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2378) : "f"(part_26), "f"(factors_13), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2378;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2379) : "f"(part_35), "f"(factors_14), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2379;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2380) : "f"(part_44), "f"(factors_15), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2380;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2381) : "f"(part_53), "f"(factors_16), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2381;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2382) : "f"(part_62), "f"(factors_17), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2382;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2383) : "f"(part_71), "f"(factors_18), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2383;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2384) : "f"(part_80), "f"(factors_19), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2384;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2385) : "f"(part_89), "f"(factors_20), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2385;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(part_98), "f"(factors_21), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2386;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2387) : "f"(part_107), "f"(factors_22), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2387;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(part_116), "f"(factors_23), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2388;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(part_125), "f"(factors_24), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2389;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2390) : "f"(part_134), "f"(factors_25), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2390;
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
                        const u32 t2391 = split + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2391;
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2393 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2394 = t2393 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2395 = t2394 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2395) {
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
                        const bool t2396 = split_2 < t45;
                        if (!t2396) break;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2397 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_28 = t2397 + 1u;
                        const u64 t2399 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2400 = t2399 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2401 = t2400 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2402 = partials + t2401;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2403 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2404 = t2403 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2405 = t2404 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2406 = t2402 + t2405;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2407 = (u64)index_28;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2408 = t2407 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2409 = t2408 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2410 = t2406 + t2409;
                        const u64 t2411 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2412 = t2410 + t2411;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2413;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2413) : "l"(t2412) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2414 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_29 = t2414 + 1u;
                        const u64 t2416 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2417 = t2416 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2418 = t2417 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2419 = partials + t2418;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2420 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2421 = t2420 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2422 = t2421 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2423 = t2419 + t2422;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2424 = (u64)index_29;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2425 = t2424 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2426 = t2425 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2427 = t2423 + t2426;
                        const u64 t2428 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2429 = t2427 + t2428;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2430;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2430) : "l"(t2429) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2431 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_30 = t2431 + 1u;
                        const u64 t2433 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2434 = t2433 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2435 = t2434 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2436 = partials + t2435;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2437 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2438 = t2437 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2439 = t2438 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2440 = t2436 + t2439;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2441 = (u64)index_30;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2442 = t2441 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2443 = t2442 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2444 = t2440 + t2443;
                        const u64 t2445 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2446 = t2444 + t2445;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2447;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2447) : "l"(t2446) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2448 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_31 = t2448 + 1u;
                        const u64 t2450 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2451 = t2450 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2452 = t2451 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2453 = partials + t2452;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2454 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2455 = t2454 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2456 = t2455 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2457 = t2453 + t2456;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2458 = (u64)index_31;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2459 = t2458 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2460 = t2459 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2461 = t2457 + t2460;
                        const u64 t2462 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2463 = t2461 + t2462;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2464;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2464) : "l"(t2463) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2465 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_32 = t2465 + 1u;
                        const u64 t2467 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2468 = t2467 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2469 = t2468 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2470 = partials + t2469;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2471 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2472 = t2471 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2473 = t2472 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2474 = t2470 + t2473;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2475 = (u64)index_32;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2476 = t2475 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2477 = t2476 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2478 = t2474 + t2477;
                        const u64 t2479 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2480 = t2478 + t2479;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2481;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2481) : "l"(t2480) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2482 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_33 = t2482 + 1u;
                        const u64 t2484 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2485 = t2484 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2486 = t2485 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2487 = partials + t2486;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2488 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2489 = t2488 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2490 = t2489 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2491 = t2487 + t2490;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2492 = (u64)index_33;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2493 = t2492 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2494 = t2493 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2495 = t2491 + t2494;
                        const u64 t2496 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2497 = t2495 + t2496;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2498;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2498) : "l"(t2497) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2499 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_34 = t2499 + 1u;
                        const u64 t2501 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2502 = t2501 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2503 = t2502 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2504 = partials + t2503;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2505 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2506 = t2505 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2507 = t2506 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2508 = t2504 + t2507;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2509 = (u64)index_34;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2510 = t2509 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2511 = t2510 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2512 = t2508 + t2511;
                        const u64 t2513 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2514 = t2512 + t2513;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2515;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2515) : "l"(t2514) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2516 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_35 = t2516 + 1u;
                        const u64 t2518 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2519 = t2518 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2520 = t2519 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2521 = partials + t2520;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2522 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2523 = t2522 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2524 = t2523 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2525 = t2521 + t2524;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2526 = (u64)index_35;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2527 = t2526 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2528 = t2527 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2529 = t2525 + t2528;
                        const u64 t2530 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2531 = t2529 + t2530;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2532;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2532) : "l"(t2531) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2533 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_36 = t2533 + 1u;
                        const u64 t2535 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2536 = t2535 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2537 = t2536 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2538 = partials + t2537;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2539 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2540 = t2539 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2541 = t2540 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2542 = t2538 + t2541;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2543 = (u64)index_36;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2544 = t2543 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2545 = t2544 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2546 = t2542 + t2545;
                        const u64 t2547 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2548 = t2546 + t2547;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2549;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2549) : "l"(t2548) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2550 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_37 = t2550 + 1u;
                        const u64 t2552 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2553 = t2552 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2554 = t2553 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2555 = partials + t2554;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2556 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2557 = t2556 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2558 = t2557 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2559 = t2555 + t2558;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2560 = (u64)index_37;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2561 = t2560 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2562 = t2561 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2563 = t2559 + t2562;
                        const u64 t2564 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2565 = t2563 + t2564;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2566;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2566) : "l"(t2565) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2567 = split_2 + 1u;
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
                        const bool t2568 = t2567 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2568) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2569 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_38 = t2569 + 1u;
                            const u64 t2571 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2572 = t2571 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2573 = t2572 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2574 = partials + t2573;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2575 = (u64)t2567;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2576 = t2575 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2577 = t2576 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2578 = t2574 + t2577;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2579 = (u64)index_38;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2580 = t2579 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2581 = t2580 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2582 = t2578 + t2581;
                            const u64 t2583 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2584 = t2582 + t2583;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2585;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2585) : "l"(t2584) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_16 = t2585;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2586;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2586) : "l"(t2584) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2586;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2587;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2587) : "l"(t2584) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2587;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2588;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2588) : "l"(t2584) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2588;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2589;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2589) : "l"(t2584) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2589;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2590;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2590) : "l"(t2584) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2590;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2591;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2591) : "l"(t2584) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2591;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2592;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2592) : "l"(t2584) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2592;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2593;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2593) : "l"(t2584) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2593;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2594;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2594) : "l"(t2584) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2594;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2595 = split_2 + 2u;
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
                        const bool t2596 = t2595 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2596) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2597 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_39 = t2597 + 1u;
                            const u64 t2599 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2600 = t2599 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2601 = t2600 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2602 = partials + t2601;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2603 = (u64)t2595;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2604 = t2603 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2605 = t2604 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2606 = t2602 + t2605;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2607 = (u64)index_39;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2608 = t2607 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2609 = t2608 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2610 = t2606 + t2609;
                            const u64 t2611 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2612 = t2610 + t2611;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2613;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2613) : "l"(t2612) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_17 = t2613;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2614;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2614) : "l"(t2612) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2614;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2615;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2615) : "l"(t2612) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2615;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2616;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2616) : "l"(t2612) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2616;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2617;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2617) : "l"(t2612) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2617;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2618;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2618) : "l"(t2612) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2618;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2619;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2619) : "l"(t2612) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2619;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2620;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2620) : "l"(t2612) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2620;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2621;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2621) : "l"(t2612) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2621;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2622;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2622) : "l"(t2612) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2622;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2623 = split_2 + 3u;
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
                        const bool t2624 = t2623 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2624) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2625 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_40 = t2625 + 1u;
                            const u64 t2627 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2628 = t2627 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2629 = t2628 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2630 = partials + t2629;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2631 = (u64)t2623;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2632 = t2631 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2633 = t2632 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2634 = t2630 + t2633;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2635 = (u64)index_40;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2636 = t2635 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2637 = t2636 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2638 = t2634 + t2637;
                            const u64 t2639 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2640 = t2638 + t2639;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2641;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2641) : "l"(t2640) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_18 = t2641;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2642;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2642) : "l"(t2640) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2642;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2643;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2643) : "l"(t2640) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2643;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2644;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2644) : "l"(t2640) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2644;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2645;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2645) : "l"(t2640) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2645;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2646;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2646) : "l"(t2640) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2646;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2647;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2647) : "l"(t2640) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2647;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2648;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2648) : "l"(t2640) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2648;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2649;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2649) : "l"(t2640) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2649;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2650;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2650) : "l"(t2640) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2650;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2651 = split_2 + 4u;
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
                        const bool t2652 = t2651 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2652) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2653 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_41 = t2653 + 1u;
                            const u64 t2655 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2656 = t2655 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2657 = t2656 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2658 = partials + t2657;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2659 = (u64)t2651;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2660 = t2659 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2661 = t2660 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2662 = t2658 + t2661;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2663 = (u64)index_41;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2664 = t2663 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2665 = t2664 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2666 = t2662 + t2665;
                            const u64 t2667 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2668 = t2666 + t2667;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2669;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2669) : "l"(t2668) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_19 = t2669;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2670;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2670) : "l"(t2668) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2670;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2671;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2671) : "l"(t2668) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2671;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2672;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2672) : "l"(t2668) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2672;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2673;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2673) : "l"(t2668) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2673;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2674;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2674) : "l"(t2668) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2674;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2675;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2675) : "l"(t2668) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2675;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2676;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2676) : "l"(t2668) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2676;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2677;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2677) : "l"(t2668) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2677;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2678;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2678) : "l"(t2668) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2678;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2679 = split_2 + 5u;
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
                        const bool t2680 = t2679 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2680) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2681 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_42 = t2681 + 1u;
                            const u64 t2683 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2684 = t2683 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2685 = t2684 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2686 = partials + t2685;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2687 = (u64)t2679;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2688 = t2687 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2689 = t2688 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2690 = t2686 + t2689;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2691 = (u64)index_42;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2692 = t2691 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2693 = t2692 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2694 = t2690 + t2693;
                            const u64 t2695 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2696 = t2694 + t2695;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2697;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2697) : "l"(t2696) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_20 = t2697;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2698;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2698) : "l"(t2696) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2698;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2699;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2699) : "l"(t2696) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2699;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2700;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2700) : "l"(t2696) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2700;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2701;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2701) : "l"(t2696) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2701;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2702;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2702) : "l"(t2696) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2702;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2703;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2703) : "l"(t2696) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2703;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2704;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2704) : "l"(t2696) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2704;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2705;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2705) : "l"(t2696) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2705;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2706;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2706) : "l"(t2696) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2706;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2707 = split_2 + 6u;
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
                        const bool t2708 = t2707 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2708) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2709 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_43 = t2709 + 1u;
                            const u64 t2711 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2712 = t2711 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2713 = t2712 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2714 = partials + t2713;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2715 = (u64)t2707;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2716 = t2715 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2717 = t2716 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2718 = t2714 + t2717;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2719 = (u64)index_43;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2720 = t2719 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2721 = t2720 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2722 = t2718 + t2721;
                            const u64 t2723 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2724 = t2722 + t2723;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2725;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2725) : "l"(t2724) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_21 = t2725;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2726;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2726) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2726;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2727;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2727) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2727;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2728;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2728) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2728;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2729;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2729) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2729;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2730;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2730) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2730;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2731;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2731) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2731;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2732;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2732) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2732;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2733;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2733) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2733;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2734;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2734) : "l"(t2724) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2734;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2735 = split_2 + 7u;
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
                        const bool t2736 = t2735 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2736) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2737 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_44 = t2737 + 1u;
                            const u64 t2739 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2740 = t2739 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2741 = t2740 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2742 = partials + t2741;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2743 = (u64)t2735;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2744 = t2743 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2745 = t2744 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2746 = t2742 + t2745;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2747 = (u64)index_44;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2748 = t2747 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2749 = t2748 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2750 = t2746 + t2749;
                            const u64 t2751 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2752 = t2750 + t2751;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2753;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2753) : "l"(t2752) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_22 = t2753;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2754;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2754) : "l"(t2752) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2754;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2755;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2755) : "l"(t2752) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2755;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2756;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2756) : "l"(t2752) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2756;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2757;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2757) : "l"(t2752) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2757;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2758;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2758) : "l"(t2752) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2758;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2759;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2759) : "l"(t2752) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2759;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2760;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2760) : "l"(t2752) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2760;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2761;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2761) : "l"(t2752) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2761;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2762;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2762) : "l"(t2752) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2762;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2763 = split_2 + 8u;
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
                        const bool t2764 = t2763 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2764) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2765 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_45 = t2765 + 1u;
                            const u64 t2767 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2768 = t2767 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2769 = t2768 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2770 = partials + t2769;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2771 = (u64)t2763;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2772 = t2771 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2773 = t2772 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2774 = t2770 + t2773;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2775 = (u64)index_45;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2776 = t2775 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2777 = t2776 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2778 = t2774 + t2777;
                            const u64 t2779 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2780 = t2778 + t2779;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2781;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2781) : "l"(t2780) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_23 = t2781;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2782;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2782) : "l"(t2780) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2782;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2783;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2783) : "l"(t2780) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2783;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2784;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2784) : "l"(t2780) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2784;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2785;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2785) : "l"(t2780) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2785;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2786;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2786) : "l"(t2780) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2786;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2787;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2787) : "l"(t2780) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2787;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2788;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2788) : "l"(t2780) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2788;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2789;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2789) : "l"(t2780) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2789;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2790;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2790) : "l"(t2780) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2790;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2791 = split_2 + 9u;
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
                        const bool t2792 = t2791 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2792) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2793 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_46 = t2793 + 1u;
                            const u64 t2795 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2796 = t2795 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2797 = t2796 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2798 = partials + t2797;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2799 = (u64)t2791;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2800 = t2799 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2801 = t2800 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2802 = t2798 + t2801;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2803 = (u64)index_46;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2804 = t2803 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2805 = t2804 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2806 = t2802 + t2805;
                            const u64 t2807 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2808 = t2806 + t2807;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2809;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2809) : "l"(t2808) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_24 = t2809;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2810;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2810) : "l"(t2808) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2810;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2811;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2811) : "l"(t2808) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2811;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2812;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2812) : "l"(t2808) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2812;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2813;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2813) : "l"(t2808) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2813;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2814;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2814) : "l"(t2808) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2814;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2815;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2815) : "l"(t2808) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2815;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2816;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2816) : "l"(t2808) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2816;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2817;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2817) : "l"(t2808) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2817;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2818;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2818) : "l"(t2808) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2818;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2819 = split_2 + 10u;
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
                        const bool t2820 = t2819 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2820) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2821 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_47 = t2821 + 1u;
                            const u64 t2823 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2824 = t2823 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2825 = t2824 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2826 = partials + t2825;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2827 = (u64)t2819;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2828 = t2827 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2829 = t2828 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2830 = t2826 + t2829;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2831 = (u64)index_47;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2832 = t2831 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2833 = t2832 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2834 = t2830 + t2833;
                            const u64 t2835 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2836 = t2834 + t2835;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2837;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2837) : "l"(t2836) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_25 = t2837;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2838;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2838) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2838;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2839;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2839) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2839;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2840;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2840) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2840;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2841;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2841) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2841;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2842;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2842) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2842;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2843;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2843) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2843;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2844;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2844) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2844;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2845;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2845) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2845;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2846;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2846) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2846;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2847 = split_2 + 11u;
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
                        const bool t2848 = t2847 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2848) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2849 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_48 = t2849 + 1u;
                            const u64 t2851 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2852 = t2851 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2853 = t2852 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2854 = partials + t2853;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2855 = (u64)t2847;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2856 = t2855 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2857 = t2856 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2858 = t2854 + t2857;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2859 = (u64)index_48;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2860 = t2859 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2861 = t2860 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2862 = t2858 + t2861;
                            const u64 t2863 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2864 = t2862 + t2863;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2865;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2865) : "l"(t2864) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_26 = t2865;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2866;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2866) : "l"(t2864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2866;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2867;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2867) : "l"(t2864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2867;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2868;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2868) : "l"(t2864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2868;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2869;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2869) : "l"(t2864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2869;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2870;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2870) : "l"(t2864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2870;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2871;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2871) : "l"(t2864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2871;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2872;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2872) : "l"(t2864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2872;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2873;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2873) : "l"(t2864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2873;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2874;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2874) : "l"(t2864) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2874;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2875 = split_2 + 12u;
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
                        const bool t2876 = t2875 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2876) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2877 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_49 = t2877 + 1u;
                            const u64 t2879 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2880 = t2879 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2881 = t2880 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2882 = partials + t2881;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2883 = (u64)t2875;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2884 = t2883 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2885 = t2884 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2886 = t2882 + t2885;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2887 = (u64)index_49;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2888 = t2887 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2889 = t2888 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2890 = t2886 + t2889;
                            const u64 t2891 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2892 = t2890 + t2891;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2893;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2893) : "l"(t2892) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_27 = t2893;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2894;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2894) : "l"(t2892) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2894;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2895;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2895) : "l"(t2892) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2895;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2896;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2896) : "l"(t2892) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2896;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2897;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2897) : "l"(t2892) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2897;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2898;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2898) : "l"(t2892) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2898;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2899;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2899) : "l"(t2892) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2899;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2900;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2900) : "l"(t2892) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2900;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2901;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2901) : "l"(t2892) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2901;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2902;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2902) : "l"(t2892) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2902;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2903 = split_2 + 13u;
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
                        const bool t2904 = t2903 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2904) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2905 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_50 = t2905 + 1u;
                            const u64 t2907 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2908 = t2907 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2909 = t2908 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2910 = partials + t2909;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2911 = (u64)t2903;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2912 = t2911 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2913 = t2912 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2914 = t2910 + t2913;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2915 = (u64)index_50;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2916 = t2915 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2917 = t2916 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2918 = t2914 + t2917;
                            const u64 t2919 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2920 = t2918 + t2919;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2921;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2921) : "l"(t2920) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_28 = t2921;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2922;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2922) : "l"(t2920) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2922;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2923;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2923) : "l"(t2920) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2923;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2924;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2924) : "l"(t2920) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2924;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2925;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2925) : "l"(t2920) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2925;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2926;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2926) : "l"(t2920) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t2926;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2927;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2927) : "l"(t2920) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t2927;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2928;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2928) : "l"(t2920) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t2928;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2929;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2929) : "l"(t2920) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t2929;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2930;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2930) : "l"(t2920) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t2930;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2931 = split_2 + 14u;
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
                        const bool t2932 = t2931 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2932) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2933 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_51 = t2933 + 1u;
                            const u64 t2935 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2936 = t2935 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2937 = t2936 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2938 = partials + t2937;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2939 = (u64)t2931;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2940 = t2939 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2941 = t2940 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2942 = t2938 + t2941;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2943 = (u64)index_51;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2944 = t2943 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2945 = t2944 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2946 = t2942 + t2945;
                            const u64 t2947 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2948 = t2946 + t2947;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2949;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2949) : "l"(t2948) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_29 = t2949;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2950;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2950) : "l"(t2948) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t2950;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2951;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2951) : "l"(t2948) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t2951;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2952;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2952) : "l"(t2948) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t2952;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2953;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2953) : "l"(t2948) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t2953;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2954;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2954) : "l"(t2948) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t2954;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2955;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2955) : "l"(t2948) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t2955;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2956;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2956) : "l"(t2948) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t2956;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2957;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2957) : "l"(t2948) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t2957;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2958;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2958) : "l"(t2948) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t2958;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2959 = split_2 + 15u;
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
                        const bool t2960 = t2959 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2960) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2961 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_52 = t2961 + 1u;
                            const u64 t2963 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2964 = t2963 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2965 = t2964 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2966 = partials + t2965;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2967 = (u64)t2959;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2968 = t2967 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2969 = t2968 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2970 = t2966 + t2969;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2971 = (u64)index_52;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2972 = t2971 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2973 = t2972 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2974 = t2970 + t2973;
                            const u64 t2975 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2976 = t2974 + t2975;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2977;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2977) : "l"(t2976) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_30 = t2977;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2978;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2978) : "l"(t2976) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t2978;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2979;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2979) : "l"(t2976) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t2979;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2980;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2980) : "l"(t2976) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t2980;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2981;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2981) : "l"(t2976) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t2981;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2982;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2982) : "l"(t2976) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t2982;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2983;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2983) : "l"(t2976) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t2983;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2984;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2984) : "l"(t2976) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t2984;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2985;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2985) : "l"(t2976) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t2985;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2986;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2986) : "l"(t2976) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t2986;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2987;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2987) : "f"(row_max_4), "f"(t2413));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2988;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2988) : "f"(t2987), "f"(part_max_16));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2989;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2989) : "f"(t2988), "f"(part_max_17));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2990;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2990) : "f"(t2989), "f"(part_max_18));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2991;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2991) : "f"(t2990), "f"(part_max_19));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2992;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2992) : "f"(t2991), "f"(part_max_20));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2993;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2993) : "f"(t2992), "f"(part_max_21));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2994;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2994) : "f"(t2993), "f"(part_max_22));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2995;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2995) : "f"(t2994), "f"(part_max_23));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2996;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2996) : "f"(t2995), "f"(part_max_24));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2997;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2997) : "f"(t2996), "f"(part_max_25));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2998;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2998) : "f"(t2997), "f"(part_max_26));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2999;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2999) : "f"(t2998), "f"(part_max_27));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3000;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3000) : "f"(t2999), "f"(part_max_28));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3001;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3001) : "f"(t3000), "f"(part_max_29));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t3001), "f"(part_max_30));
                        const bool t3003 = max_4 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3004 = max_4 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_8 = t3003 ? 0.0f : t3004;
                        const f32 t3006 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3007) : "f"(row_max_4), "f"(scale_log2), "f"(t3006));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t3007));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3009 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3010) : "f"(t2413), "f"(scale_log2), "f"(t3009));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t3010));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3012 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3013) : "f"(part_max_16), "f"(scale_log2), "f"(t3012));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t3013));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3015 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3016) : "f"(part_max_17), "f"(scale_log2), "f"(t3015));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t3016));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3018 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3019) : "f"(part_max_18), "f"(scale_log2), "f"(t3018));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t3019));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3021 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3022;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3022) : "f"(part_max_19), "f"(scale_log2), "f"(t3021));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t3022));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3024 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3025) : "f"(part_max_20), "f"(scale_log2), "f"(t3024));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t3025));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3027 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3028) : "f"(part_max_21), "f"(scale_log2), "f"(t3027));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t3028));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3030 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3031) : "f"(part_max_22), "f"(scale_log2), "f"(t3030));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t3031));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3033 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3034) : "f"(part_max_23), "f"(scale_log2), "f"(t3033));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t3034));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3036 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3037) : "f"(part_max_24), "f"(scale_log2), "f"(t3036));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t3037));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3039 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3040) : "f"(part_max_25), "f"(scale_log2), "f"(t3039));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t3040));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3042 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3043) : "f"(part_max_26), "f"(scale_log2), "f"(t3042));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t3043));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3045 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3046;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3046) : "f"(part_max_27), "f"(scale_log2), "f"(t3045));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_39;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_39) : "f"(t3046));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3048 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3049;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3049) : "f"(part_max_28), "f"(scale_log2), "f"(t3048));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_40;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_40) : "f"(t3049));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3051 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3052) : "f"(part_max_29), "f"(scale_log2), "f"(t3051));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_41;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_41) : "f"(t3052));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3054 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3055;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3055) : "f"(part_max_30), "f"(scale_log2), "f"(t3054));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_42;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_42) : "f"(t3055));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3057 = row_sum_4 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3057;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3058;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3058) : "f"(t2430), "f"(factors_27), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3058;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3059) : "f"(part_144), "f"(factors_28), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3059;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3060) : "f"(part_153), "f"(factors_29), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3060;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3061) : "f"(part_162), "f"(factors_30), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3061;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3062) : "f"(part_171), "f"(factors_31), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3062;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3063) : "f"(part_180), "f"(factors_32), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3063;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3064) : "f"(part_189), "f"(factors_33), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3064;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3065) : "f"(part_198), "f"(factors_34), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3065;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3066) : "f"(part_207), "f"(factors_35), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3066;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3067;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3067) : "f"(part_216), "f"(factors_36), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3067;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3068) : "f"(part_225), "f"(factors_37), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3068;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(part_234), "f"(factors_38), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3069;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3070;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3070) : "f"(part_243), "f"(factors_39), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3070;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3071) : "f"(part_252), "f"(factors_40), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3071;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3072) : "f"(part_261), "f"(factors_41), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3072;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3073;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3073) : "f"(part_270), "f"(factors_42), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3073;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3074 = rows_3 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3074;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3075) : "f"(t2447), "f"(factors_27), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3075;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3076) : "f"(part_136), "f"(factors_28), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3076;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3077;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3077) : "f"(part_145), "f"(factors_29), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3077;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3078) : "f"(part_154), "f"(factors_30), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3078;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3079;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3079) : "f"(part_163), "f"(factors_31), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3079;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3080;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3080) : "f"(part_172), "f"(factors_32), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3080;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3081;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3081) : "f"(part_181), "f"(factors_33), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3081;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3082;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3082) : "f"(part_190), "f"(factors_34), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3082;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3083;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3083) : "f"(part_199), "f"(factors_35), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3083;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3084) : "f"(part_208), "f"(factors_36), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3084;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3085;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3085) : "f"(part_217), "f"(factors_37), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3085;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3086;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3086) : "f"(part_226), "f"(factors_38), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3086;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3087) : "f"(part_235), "f"(factors_39), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3087;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3088;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3088) : "f"(part_244), "f"(factors_40), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3088;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3089;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3089) : "f"(part_253), "f"(factors_41), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3089;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3090;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3090) : "f"(part_262), "f"(factors_42), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3090;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3091 = rows_4 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3091;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3092) : "f"(t2464), "f"(factors_27), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3092;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3093;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3093) : "f"(part_137), "f"(factors_28), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3093;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3094;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3094) : "f"(part_146), "f"(factors_29), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3094;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3095;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3095) : "f"(part_155), "f"(factors_30), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3095;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3096;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3096) : "f"(part_164), "f"(factors_31), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3096;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3097;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3097) : "f"(part_173), "f"(factors_32), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3097;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3098;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3098) : "f"(part_182), "f"(factors_33), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3098;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3099;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3099) : "f"(part_191), "f"(factors_34), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3099;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3100) : "f"(part_200), "f"(factors_35), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3100;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3101;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3101) : "f"(part_209), "f"(factors_36), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3101;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3102) : "f"(part_218), "f"(factors_37), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3102;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3103) : "f"(part_227), "f"(factors_38), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3103;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3104;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3104) : "f"(part_236), "f"(factors_39), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3104;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3105) : "f"(part_245), "f"(factors_40), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3105;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3106) : "f"(part_254), "f"(factors_41), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3106;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3107) : "f"(part_263), "f"(factors_42), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3107;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3108 = rows_7 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3108;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3109) : "f"(t2481), "f"(factors_27), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3109;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3110) : "f"(part_138), "f"(factors_28), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3110;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3111) : "f"(part_147), "f"(factors_29), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3111;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3112) : "f"(part_156), "f"(factors_30), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3112;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3113) : "f"(part_165), "f"(factors_31), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3113;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3114) : "f"(part_174), "f"(factors_32), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3114;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3115) : "f"(part_183), "f"(factors_33), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3115;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3116) : "f"(part_192), "f"(factors_34), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3116;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3117) : "f"(part_201), "f"(factors_35), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3117;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3118) : "f"(part_210), "f"(factors_36), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3118;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3119) : "f"(part_219), "f"(factors_37), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3119;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3120) : "f"(part_228), "f"(factors_38), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3120;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3121) : "f"(part_237), "f"(factors_39), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3121;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3122) : "f"(part_246), "f"(factors_40), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3122;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3123) : "f"(part_255), "f"(factors_41), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3123;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3124) : "f"(part_264), "f"(factors_42), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3124;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3125 = rows_8 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3125;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3126) : "f"(t2498), "f"(factors_27), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3126;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3127) : "f"(part_139), "f"(factors_28), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3127;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3128) : "f"(part_148), "f"(factors_29), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3128;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3129) : "f"(part_157), "f"(factors_30), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3129;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3130) : "f"(part_166), "f"(factors_31), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3130;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3131;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3131) : "f"(part_175), "f"(factors_32), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3131;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3132) : "f"(part_184), "f"(factors_33), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3132;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(part_193), "f"(factors_34), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3133;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3134) : "f"(part_202), "f"(factors_35), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3134;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3135) : "f"(part_211), "f"(factors_36), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3135;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3136) : "f"(part_220), "f"(factors_37), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3136;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3137) : "f"(part_229), "f"(factors_38), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3137;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3138) : "f"(part_238), "f"(factors_39), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3138;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3139) : "f"(part_247), "f"(factors_40), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3139;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3140) : "f"(part_256), "f"(factors_41), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3140;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(part_265), "f"(factors_42), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3141;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3142 = rows_11 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3142;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3143) : "f"(t2515), "f"(factors_27), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3143;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3144) : "f"(part_140), "f"(factors_28), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3144;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3145) : "f"(part_149), "f"(factors_29), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3145;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3146;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3146) : "f"(part_158), "f"(factors_30), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3146;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3147) : "f"(part_167), "f"(factors_31), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3147;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3148) : "f"(part_176), "f"(factors_32), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3148;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3149) : "f"(part_185), "f"(factors_33), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3149;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3150) : "f"(part_194), "f"(factors_34), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3150;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3151) : "f"(part_203), "f"(factors_35), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3151;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3152;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3152) : "f"(part_212), "f"(factors_36), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3152;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3153) : "f"(part_221), "f"(factors_37), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3153;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3154) : "f"(part_230), "f"(factors_38), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3154;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3155) : "f"(part_239), "f"(factors_39), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3155;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3156) : "f"(part_248), "f"(factors_40), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3156;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(part_257), "f"(factors_41), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3157;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3158;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3158) : "f"(part_266), "f"(factors_42), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3158;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3159 = rows_12 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3159;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3160) : "f"(t2532), "f"(factors_27), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3160;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3161;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3161) : "f"(part_141), "f"(factors_28), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3161;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3162) : "f"(part_150), "f"(factors_29), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3162;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3163) : "f"(part_159), "f"(factors_30), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3163;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3164) : "f"(part_168), "f"(factors_31), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3164;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(part_177), "f"(factors_32), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3165;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3166) : "f"(part_186), "f"(factors_33), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3166;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3167) : "f"(part_195), "f"(factors_34), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3167;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3168) : "f"(part_204), "f"(factors_35), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3168;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3169) : "f"(part_213), "f"(factors_36), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3169;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3170) : "f"(part_222), "f"(factors_37), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3170;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3171) : "f"(part_231), "f"(factors_38), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3171;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3172) : "f"(part_240), "f"(factors_39), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3172;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(part_249), "f"(factors_40), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3173;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3174) : "f"(part_258), "f"(factors_41), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3174;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3175) : "f"(part_267), "f"(factors_42), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3175;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3176 = rows_15 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3176;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3177) : "f"(t2549), "f"(factors_27), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3177;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3178) : "f"(part_142), "f"(factors_28), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3178;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3179) : "f"(part_151), "f"(factors_29), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3179;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3180) : "f"(part_160), "f"(factors_30), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3180;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(part_169), "f"(factors_31), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3181;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3182) : "f"(part_178), "f"(factors_32), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3182;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3183) : "f"(part_187), "f"(factors_33), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3183;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3184) : "f"(part_196), "f"(factors_34), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3184;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3185) : "f"(part_205), "f"(factors_35), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3185;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3186;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3186) : "f"(part_214), "f"(factors_36), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3186;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3187) : "f"(part_223), "f"(factors_37), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3187;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3188) : "f"(part_232), "f"(factors_38), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3188;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3189) : "f"(part_241), "f"(factors_39), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3189;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(part_250), "f"(factors_40), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3190;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3191) : "f"(part_259), "f"(factors_41), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3191;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3192) : "f"(part_268), "f"(factors_42), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3192;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3193 = rows_16 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3193;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3194) : "f"(t2566), "f"(factors_27), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3194;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3195) : "f"(part_143), "f"(factors_28), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3195;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3196) : "f"(part_152), "f"(factors_29), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3196;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3197) : "f"(part_161), "f"(factors_30), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3197;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3198) : "f"(part_170), "f"(factors_31), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3198;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3199) : "f"(part_179), "f"(factors_32), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3199;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3200) : "f"(part_188), "f"(factors_33), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3200;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3201;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3201) : "f"(part_197), "f"(factors_34), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3201;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3202) : "f"(part_206), "f"(factors_35), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3202;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3203) : "f"(part_215), "f"(factors_36), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3203;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3204) : "f"(part_224), "f"(factors_37), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3204;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(part_233), "f"(factors_38), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3205;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3206) : "f"(part_242), "f"(factors_39), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3206;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3207) : "f"(part_251), "f"(factors_40), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3207;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3208) : "f"(part_260), "f"(factors_41), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3208;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3209) : "f"(part_269), "f"(factors_42), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3209;
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
                        const u32 t3210 = split_2 + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3210;
                    }
                }
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t3212;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3212) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t3212;
                f32 t3214;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3214) : "f"(pair_23));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t3215 = pair_23 + t3214;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3215;
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t3216;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3216) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t3216;
                f32 t3218;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3218) : "f"(pair_24));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t3219 = pair_24 + t3218;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3219;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3220 = sum_3 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t3221;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3221) : "f"(sum_3));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3220 ? 0.0f : t3221;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3223 = rows * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows = t3223;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3224 = rows_2 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3224;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3225 = rows_5 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3225;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3226 = rows_6 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3226;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3227 = rows_9 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t3227;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3228 = rows_10 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t3228;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3229 = rows_13 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t3229;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3230 = rows_14 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t3230;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3231 = sum_4 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t3232;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3232) : "f"(sum_4));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3231 ? 0.0f : t3232;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3234 = rows_3 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3234;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3235 = rows_4 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3235;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3236 = rows_7 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3236;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3237 = rows_8 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3237;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3238 = rows_11 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t3238;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3239 = rows_12 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t3239;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3240 = rows_15 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t3240;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3241 = rows_16 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t3241;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_5 = warp << 2u;
                const u32 t3243 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3244 = t3243 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3245 = first_5 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3244 + t3245;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3247 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3248 = t3247 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3248) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3249 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3250 = first + t3249;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3251 = t3250 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3252;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3252) : "r"(t3251), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3253 = t3252 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3254 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3255 = first + t3249;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3256 = t3255 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3257;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3257) : "r"(t3256), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3258 = t3257 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3259 = t3258 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3260 = t3255 - t3259;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3261 = t3254 + t3260;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3262 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3263 = t3262 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3264 = t3263 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3265 = o + t3264;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3266 = (u64)t3253;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3267 = t3266 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3268 = t3267 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3269 = t3265 + t3268;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3270 = (u64)t3261;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3271 = t3270 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3272 = t3271 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3273 = t3269 + t3272;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3274 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3273 + t3274;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t3276 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3277 = first_5 < t3276;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3277) {
                        u32 t3278;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3278) : "f"(pair_25), "f"(pair_26));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3278) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t3279 = first_5 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3280 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3281 = t3279 < t3280;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3281) {
                        u32 t3282;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3282) : "f"(pair_27), "f"(pair_28));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3282) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t3283 = first_5 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3284 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3285 = t3283 < t3284;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3285) {
                        u32 t3286;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3286) : "f"(pair_29), "f"(pair_30));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3286) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t3287 = first_5 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3288 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3289 = t3287 < t3288;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3289) {
                        u32 t3290;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3290) : "f"(pair_31), "f"(pair_32));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3290) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3291 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3292 = t3291 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3293 = t3292 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3293) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3294 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3295 = t3294 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3296 = first + t3295;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3297 = t3296 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3298;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3298) : "r"(t3297), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3299 = t3298 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3300 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3301 = first + t3295;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3302 = t3301 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3303;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3303) : "r"(t3302), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3304 = t3303 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3305 = t3304 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3306 = t3301 - t3305;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3307 = t3300 + t3306;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3308 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3309 = t3308 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3310 = t3309 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3311 = o + t3310;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3312 = (u64)t3299;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3313 = t3312 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3314 = t3313 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3315 = t3311 + t3314;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3316 = (u64)t3307;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3317 = t3316 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3318 = t3317 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3319 = t3315 + t3318;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3320 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3319 + t3320;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t3322 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3323 = first_5 < t3322;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3323) {
                        u32 t3324;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3324) : "f"(pair_33), "f"(pair_34));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3324) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t3325 = first_5 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3326 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3327 = t3325 < t3326;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3327) {
                        u32 t3328;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3328) : "f"(pair_35), "f"(pair_36));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3328) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t3329 = first_5 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3330 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3331 = t3329 < t3330;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3331) {
                        u32 t3332;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3332) : "f"(pair_37), "f"(pair_38));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3332) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t3333 = first_5 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3334 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3335 = t3333 < t3334;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3335) {
                        u32 t3336;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3336) : "f"(pair_39), "f"(pair_40));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3336) : "memory");
                    }
                }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3337 = warp < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3337) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3339 = row_3 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3340 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3341 = t3340 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3342;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3342) : "r"(t3341), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3343 = t3342 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3344 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3345 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3346 = t3345 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3347;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3347) : "r"(t3346), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3348 = t3347 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3349 = t3348 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3350 = t3345 - t3349;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3351 = t3344 + t3350;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3352;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3352) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3353;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3353) : "f"(row_max_3), "f"(scale_log2), "f"(t3352));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3353 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3355 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3355 ? __uint_as_float(0xff800000u) : lse_4;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3357 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3358 = t3357 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3359 = t3339 & t3358;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3359) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3360 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3361 = t3360 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3362 = t3361 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3363 = lse + t3362;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3364 = (u64)t3351;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3365 = t3364 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3366 = t3365 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3367 = t3363 + t3366;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3368 = (u64)t3343;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3369 = t3368 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3370 = t3369 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3371 = t3367 + t3370;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3371), "f"(value_3) : "memory");
                    }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3372 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3372 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3374 = row_4 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3375 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3376 = t3375 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3377;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3377) : "r"(t3376), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3378 = t3377 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3379 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3380 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3381 = t3380 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3382;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3382) : "r"(t3381), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3383 = t3382 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3384 = t3383 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3385 = t3380 - t3384;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3386 = t3379 + t3385;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3387;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3387) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3388;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(row_max_4), "f"(scale_log2), "f"(t3387));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3388 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3390 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3390 ? __uint_as_float(0xff800000u) : lse_5;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3392 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3393 = t3392 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3394 = t3374 & t3393;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3394) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3395 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3396 = t3395 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3397 = t3396 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3398 = lse + t3397;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3399 = (u64)t3386;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3400 = t3399 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3401 = t3400 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3402 = t3398 + t3401;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3403 = (u64)t3378;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3404 = t3403 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3405 = t3404 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3406 = t3402 + t3405;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3406), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
