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
#line 131 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t47 = t46 < end ? t46 : end;
#line 131 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 left = end - t47;
    const u32 count = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count;
    const u32 t51 = end - before;
#line 134 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t52 = t40 > before ? t40 : before;
#line 134 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t53 = t52 - before;
#line 134 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t54 = end > before ? end : before;
#line 134 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t117 = ring + 32768u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t118 = (u64)t16;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t119 = t118 * k_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t120 = t119 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t121 = k + t120;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t122 = 0ull * k_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t123 = t122 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t124 = t121 + t123;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t125 = (u64)t21;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t126 = t125 * k_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t127 = t126 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t128 = t124 + t127;
        const u32 t129 = (u32)k_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t130 = t129 << 1u;
        const u32 t131 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t132 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t133 = t131 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t134 = t132 ^ t133;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t135 = t131 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t136 = t134 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t137 = t135 + t136;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t138 = (u64)t131 * t130;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t139 = t128 + t138;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t140 = (u64)t132 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t141 = t139 + t140;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t142 = (u64)t130 * 16u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t143 = (u64)t16;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t144 = t143 * v_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t145 = t144 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t146 = v + t145;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t147 = 0ull * v_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t148 = t147 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t149 = t146 + t148;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t150 = (u64)t21;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t151 = t150 * v_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t152 = t151 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t153 = t149 + t152;
        const u32 t154 = (u32)v_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t155 = t154 << 1u;
        const u32 t156 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t157 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t158 = t156 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t159 = t157 ^ t158;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t160 = t156 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t161 = t159 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t162 = t160 + t161;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t163 = (u64)t156 * t155;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t164 = t153 + t163;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t165 = (u64)t157 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t166 = t164 + t165;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t167 = (u64)t155 * 16u;
#line 237 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t168 = thread & 31u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t169 = t51 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t169 << 6u;
        const u32 t171 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t172 = ring + t137;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t173 = (u64)first_key * t130;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t174 = t141 + t173;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t175 = t174 + t142;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t176 = t175 + t142;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t177 = t176 + t142;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t178 = first_key + t131;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t179 = t178 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t180 = t132 < t171;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t181 = t179 & t180;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t182 = t181 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t172), "l"(t174), "r"(t182) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t183 = first_key + t131;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t184 = t183 + 16u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t185 = t184 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t186 = t132 < t171;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t187 = t185 & t186;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t188 = t187 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t172), "l"(t175), "r"(t188) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t189 = first_key + t131;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t190 = t189 + 32u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t191 = t190 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t192 = t132 < t171;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t193 = t191 & t192;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t194 = t193 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t172), "l"(t176), "r"(t194) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t195 = first_key + t131;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t196 = t195 + 48u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t197 = t196 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t198 = t132 < t171;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t199 = t197 & t198;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t200 = t199 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t172), "l"(t177), "r"(t200) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t201 = t174 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t202 = first_key + t131;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t203 = t202 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t204 = t132 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t205 = t204 < t171;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t206 = t203 & t205;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t207 = t206 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t172), "l"(t201), "r"(t207) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t208 = t175 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t209 = first_key + t131;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t210 = t209 + 16u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t211 = t210 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t212 = t132 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t213 = t212 < t171;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t214 = t211 & t213;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t215 = t214 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t172), "l"(t208), "r"(t215) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t216 = t176 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t217 = first_key + t131;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t218 = t217 + 32u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t219 = t218 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t220 = t132 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t221 = t220 < t171;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t222 = t219 & t221;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t223 = t222 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t172), "l"(t216), "r"(t223) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t224 = t177 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t225 = first_key + t131;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t226 = t225 + 48u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t227 = t226 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t228 = t132 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t229 = t228 < t171;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t230 = t227 & t229;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t231 = t230 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t172), "l"(t224), "r"(t231) : "memory");
#line 356 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t232 = t51 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t232 << 6u;
        const u32 t234 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t235 = t117 + t162;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t236 = (u64)first_key_2 * t155;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t237 = t166 + t236;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t238 = t237 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t239 = t238 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t240 = t239 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t241 = first_key_2 + t156;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t242 = t241 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t243 = t157 < t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t244 = t242 & t243;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t245 = t244 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t235), "l"(t237), "r"(t245) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t246 = first_key_2 + t156;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t247 = t246 + 16u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t248 = t247 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t249 = t157 < t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t250 = t248 & t249;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t251 = t250 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t235), "l"(t238), "r"(t251) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t252 = first_key_2 + t156;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t253 = t252 + 32u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t254 = t253 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t255 = t157 < t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t256 = t254 & t255;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t257 = t256 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t235), "l"(t239), "r"(t257) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = first_key_2 + t156;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t259 = t258 + 48u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t260 = t259 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t261 = t157 < t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t262 = t260 & t261;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t263 = t262 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t235), "l"(t240), "r"(t263) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t264 = t237 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t265 = first_key_2 + t156;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t266 = t265 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t267 = t157 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t268 = t267 < t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t269 = t266 & t268;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t270 = t269 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t235), "l"(t264), "r"(t270) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t271 = t238 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t272 = first_key_2 + t156;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t273 = t272 + 16u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t274 = t273 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t275 = t157 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t276 = t275 < t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t277 = t274 & t276;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t278 = t277 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t235), "l"(t271), "r"(t278) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t279 = t239 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t280 = first_key_2 + t156;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t281 = t280 + 32u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t282 = t281 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t283 = t157 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t284 = t283 < t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t285 = t282 & t284;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t286 = t285 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t235), "l"(t279), "r"(t286) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t287 = t240 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t288 = first_key_2 + t156;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t289 = t288 + 48u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t290 = t289 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t291 = t157 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t292 = t291 < t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t293 = t290 & t292;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t294 = t293 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t235), "l"(t287), "r"(t294) : "memory");
#line 359 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t295 = 1u < count;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t295) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t296 = ring + 16384u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t297 = t51 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t298 = t297 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t298 << 6u;
            const u32 t300 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t301 = t296 + t137;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t302 = (u64)first_key_3 * t130;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t303 = t141 + t302;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t304 = t303 + t142;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t305 = t304 + t142;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t306 = t305 + t142;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t307 = t132 < t300;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t308 = t307 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t301), "l"(t303), "r"(t308) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t309 = t132 < t300;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t310 = t309 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t301), "l"(t304), "r"(t310) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t311 = t132 < t300;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t312 = t311 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t301), "l"(t305), "r"(t312) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t313 = t132 < t300;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t314 = t313 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t301), "l"(t306), "r"(t314) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t315 = t303 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t316 = t132 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t317 = t316 < t300;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t318 = t317 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t301), "l"(t315), "r"(t318) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t319 = t304 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t320 = t132 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t321 = t320 < t300;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t322 = t321 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t301), "l"(t319), "r"(t322) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t323 = t305 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t324 = t132 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t325 = t324 < t300;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t326 = t325 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t301), "l"(t323), "r"(t326) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t327 = t306 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t328 = t132 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t329 = t328 < t300;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t330 = t329 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t301), "l"(t327), "r"(t330) : "memory");
        }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t331 = 1u < count;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t331) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t332 = t117 + 16384u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t333 = t51 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t334 = t333 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t334 << 6u;
            const u32 t336 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t337 = t332 + t162;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t338 = (u64)first_key_4 * t155;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t339 = t166 + t338;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t340 = t339 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t341 = t340 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t342 = t341 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t343 = t157 < t336;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t344 = t343 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t337), "l"(t339), "r"(t344) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t345 = t157 < t336;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t346 = t345 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t337), "l"(t340), "r"(t346) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t347 = t157 < t336;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t348 = t347 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t337), "l"(t341), "r"(t348) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t349 = t157 < t336;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t350 = t349 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t337), "l"(t342), "r"(t350) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t351 = t339 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t352 = t157 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t353 = t352 < t336;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t354 = t353 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t337), "l"(t351), "r"(t354) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t355 = t340 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t356 = t157 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t357 = t356 < t336;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t358 = t357 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t337), "l"(t355), "r"(t358) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t359 = t341 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t360 = t157 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t361 = t360 < t336;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t362 = t361 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t337), "l"(t359), "r"(t362) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t363 = t342 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t364 = t157 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t365 = t364 < t336;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t366 = t365 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t337), "l"(t363), "r"(t366) : "memory");
        }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t367 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t368 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t369 = t367 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t370 = t368 ^ t369;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t371 = t367 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t372 = t370 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t373 = t371 + t372;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t374 = smem_1 + t373;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t375;
        asm volatile("mov.b32 %0, %1;" : "=r"(t375) : "r"(t374));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t375) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t376;
        asm volatile("mov.b32 %0, %1;" : "=r"(t376) : "r"(t374));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t377 = t376 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t377) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t378;
        asm volatile("mov.b32 %0, %1;" : "=r"(t378) : "r"(t374));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t379 = t378 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t379) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t380;
        asm volatile("mov.b32 %0, %1;" : "=r"(t380) : "r"(t374));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t381 = t380 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t381) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t382;
        asm volatile("mov.b32 %0, %1;" : "=r"(t382) : "r"(t374));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t382) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t383;
        asm volatile("mov.b32 %0, %1;" : "=r"(t383) : "r"(t374));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t384 = t383 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t384) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t385;
        asm volatile("mov.b32 %0, %1;" : "=r"(t385) : "r"(t374));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t386 = t385 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t386) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t387;
        asm volatile("mov.b32 %0, %1;" : "=r"(t387) : "r"(t374));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t388 = t387 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t388) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t389 = lane & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t390 = t63 + t389;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t391 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t392 = t391 << 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t393 = t390 + t392;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t394 = lane >> 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t395 = t394 & 1u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t396 = t393 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t397 = t395 ^ t396;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t398 = t393 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t399 = t397 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t400 = t398 + t399;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t401 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t402 = t63 + t401;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t403 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t404 = t402 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t405 = t403 ^ t404;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t406 = t402 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t407 = t405 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t408 = t406 + t407;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t409 = lane >> 2u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t410 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t411 = first + t409;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t412 = t411 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t413;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t413) : "r"(t412), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t414 = t413 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t415 = t414 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t416 = t411 - t415;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t417 = t410 + t416;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t418 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t419 = first + t418;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t420 = t419 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t421;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t421) : "r"(t420), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t422 = t421 >> sharing_shift;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t423 = t417 / group;
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
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t429 = seq_q - 1u;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t430 = t422 < t429 ? t422 : t429;
#line 61 "src/functions/sequences.rs"
        const u64 t9_2 = (u64)t430;
#line 61 "src/functions/sequences.rs"
        const u64 t10_2 = t9_2 * argument0_stride1;
#line 61 "src/functions/sequences.rs"
        const u64 t11_2 = t10_2 * 4ull;
#line 61 "src/functions/sequences.rs"
        const u64 t12_2 = t8_2 + t11_2;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t435 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t436 = t435 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t437 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t438 = first + t436;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t439 = t438 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t440;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t440) : "r"(t439), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t441 = t440 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t442 = t441 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t443 = t438 - t442;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t444 = t437 + t443;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t445 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t446 = first + t445;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t447 = t446 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t448 = t447 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t449;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t449) : "r"(t448), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t450 = t449 >> sharing_shift;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t451 = t444 / group;
#line 58 "src/functions/sequences.rs"
        const u32 first_3 = seq_k - seq_q;
#line 61 "src/functions/sequences.rs"
        const u64 t5_3 = (u64)t16;
#line 61 "src/functions/sequences.rs"
        const u64 t6_3 = t5_3 * argument0_stride0;
#line 61 "src/functions/sequences.rs"
        const u64 t7_3 = t6_3 * 4ull;
#line 61 "src/functions/sequences.rs"
        const u64 t8_3 = argument0 + t7_3;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t457 = seq_q - 1u;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t458 = t450 < t457 ? t450 : t457;
#line 61 "src/functions/sequences.rs"
        const u64 t9_3 = (u64)t458;
#line 61 "src/functions/sequences.rs"
        const u64 t10_3 = t9_3 * argument0_stride1;
#line 61 "src/functions/sequences.rs"
        const u64 t11_3 = t10_3 * 4ull;
#line 61 "src/functions/sequences.rs"
        const u64 t12_3 = t8_3 + t11_3;
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
        u32 t463;
        asm volatile("mov.b32 %0, %1;" : "=r"(t463) : "r"(t400));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t464 = t463 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t465 = t463 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t466 = t463 ^ 96u;
        const u32 t467 = ring + t463;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t467) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t468 = ring + t464;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t468) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t469 = ring + t465;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t469) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t470 = ring + t466;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t470) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t467) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t468) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t469) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t470) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t471 = t51 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t472 = t471 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_5 = t472 + t63;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t474 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t475 = t474 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t476 = first_key_5 + t475;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t477 = seq_k - 1u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t478 = t476 < t477 ? t476 : t477;
#line 60 "src/functions/sequences.rs"
        const u32 t2_2 = t478 > first_2 ? t478 : first_2;
#line 60 "src/functions/sequences.rs"
        const u32 token = t2_2 - first_2;
        const u32 t4_2 = token >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_2 = (u64)t4_2;
#line 61 "src/functions/sequences.rs"
        const u64 t14_2 = t13_2 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_2 = t14_2 * 4ull;
        const bool t18_2 = t478 < first_2;
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
        const u32 t501 = t476 + 1u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t502 = t501 < t477 ? t501 : t477;
#line 60 "src/functions/sequences.rs"
        const u32 t2_3 = t502 > first_2 ? t502 : first_2;
#line 60 "src/functions/sequences.rs"
        const u32 token_2 = t2_3 - first_2;
        const u32 t4_3 = token_2 >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_3 = (u64)t4_3;
#line 61 "src/functions/sequences.rs"
        const u64 t14_3 = t13_3 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_3 = t14_3 * 4ull;
        const bool t18_3 = t502 < first_2;
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
        const u32 t525 = t476 + 8u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t526 = t525 < t477 ? t525 : t477;
#line 60 "src/functions/sequences.rs"
        const u32 t2_4 = t526 > first_2 ? t526 : first_2;
#line 60 "src/functions/sequences.rs"
        const u32 token_3 = t2_4 - first_2;
        const u32 t4_4 = token_3 >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_4 = (u64)t4_4;
#line 61 "src/functions/sequences.rs"
        const u64 t14_4 = t13_4 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_4 = t14_4 * 4ull;
        const bool t18_4 = t526 < first_2;
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
        const u32 t549 = t476 + 9u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t550 = t549 < t477 ? t549 : t477;
#line 60 "src/functions/sequences.rs"
        const u32 t2_5 = t550 > first_2 ? t550 : first_2;
#line 60 "src/functions/sequences.rs"
        const u32 token_4 = t2_5 - first_2;
        const u32 t4_5 = token_4 >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_5 = (u64)t4_5;
#line 61 "src/functions/sequences.rs"
        const u64 t14_5 = t13_5 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_5 = t14_5 * 4ull;
        const bool t18_5 = t550 < first_2;
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
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t573 = 0u < t53;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t574 = t55 <= 0u;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t575 = t573 | t574;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        if (t575) {
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t576 = t51 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t577 = t576 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_6 = t577 + t63;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t579 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t580 = t579 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_6 + t580;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t582 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t583 = first + t582;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t584 = t583 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t585;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t585) : "r"(t584), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t586 = t585 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t587 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t587 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t590 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t590;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t592 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t592;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t594 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t594;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t596 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t596;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t597 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t598 = first + t597;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t599 = t598 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t600 = t599 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t601;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t601) : "r"(t600), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t602 = t601 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t603 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t603 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t606 = visible_5 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t606;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t608 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t608;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t610 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t610;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t612 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t612;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t614;
        asm("max.f32 %0, %1, %2;" : "=f"(t614) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t615;
        asm("max.f32 %0, %1, %2;" : "=f"(t615) : "f"(t614), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t616;
        asm("max.f32 %0, %1, %2;" : "=f"(t616) : "f"(t615), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t617;
        asm("max.f32 %0, %1, %2;" : "=f"(t617) : "f"(t616), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t618;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t618) : "f"(t617));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t617), "f"(t618));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t620;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t620) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t620));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t623 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t623;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t625 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t626;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t626) : "f"(old), "f"(scale_log2), "f"(t625));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t626));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t628 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t629 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t629));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t631;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t631) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t631;
        const f32 t632 = t628 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t633 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t633));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t635;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t635) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t635;
        const f32 t636 = t632 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t637 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t637));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t639;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t639) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t639;
        const f32 t640 = t636 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t641 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t641));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t643;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t643) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t643;
        const f32 t644 = t640 + s_6;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t645 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t645;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t646 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t646;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t647 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t647;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t648 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t648;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t649 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t649;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t650 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t650;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t651 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t651;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t652 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t652;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t653 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t653;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t654 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t654;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t655 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t655;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t656 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t656;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t657 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t657;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t658 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t658;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t659 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t659;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t660 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t660;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t661 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t661;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t662 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t662;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t663 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t663;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t664 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t664;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t665 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t665;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t666 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t666;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t667 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t667;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t668 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t668;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t669 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t669;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t670 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t670;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t671 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t671;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t672 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t672;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t673 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t673;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t674 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t674;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t675 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t675;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t676 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t676;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t678;
        asm("max.f32 %0, %1, %2;" : "=f"(t678) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t679;
        asm("max.f32 %0, %1, %2;" : "=f"(t679) : "f"(t678), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t680;
        asm("max.f32 %0, %1, %2;" : "=f"(t680) : "f"(t679), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t681;
        asm("max.f32 %0, %1, %2;" : "=f"(t681) : "f"(t680), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t682;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t682) : "f"(t681));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t681), "f"(t682));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t684;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t684) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t684));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t687 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t687;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t689 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t690;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(old_2), "f"(scale_log2), "f"(t689));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t690));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t692 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t693 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t693));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t695;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t695) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t695;
        const f32 t696 = t692 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t697 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t697));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t699;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t699;
        const f32 t700 = t696 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t701 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t701));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t703;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t703) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t703;
        const f32 t704 = t700 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t705 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t705));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t707;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t707;
        const f32 t708 = t704 + s_8;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t708;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t709 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t709;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t710 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t710;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t711 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t711;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t712 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t712;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t713 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t713;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t714 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t714;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t715 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t715;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t716 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t716;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t717 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t717;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t718 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t718;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t719 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t719;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t720 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t720;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t721 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t722 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t723 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t724 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t725 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t726 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t727 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t728 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t729 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t730 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t731 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t732 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t733 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t734 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t735 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t736 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t737 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t738 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t739 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t740 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t740;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t741;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t741) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t742;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t742) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t743;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t743) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t744;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t744) : "f"(s_7), "f"(s_8));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t745;
        asm volatile("mov.b32 %0, %1;" : "=r"(t745) : "r"(t408));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t746 = t745 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t747 = t745 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t748 = t745 ^ 96u;
        const u32 t749 = t117 + t745;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t750 = t117 + t746;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t751 = t117 + t747;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t752 = t117 + t748;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t749) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t750) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t751) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t752) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_79), "r"(m_80));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t749) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_81), "r"(m_82));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_83), "r"(m_84));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t750) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_85), "r"(m_86));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_87), "r"(m_88));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t751) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_89), "r"(m_90));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_91), "r"(m_92));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t752) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_93), "r"(m_94));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t741), "r"(t742), "r"(t743), "r"(t744), "r"(m_95), "r"(m_96));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < count; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 379 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i + 1u;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t754 = next < count;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t754) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t755 = next & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t756 = t755 << 14u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t757 = ring + t756;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t758 = t51 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t759 = t758 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t759 << 6u;
                const u32 t761 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t762 = t757 + t137;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t763 = (u64)first_key_7 * t130;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t764 = t141 + t763;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t765 = t764 + t142;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t766 = t765 + t142;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t767 = t766 + t142;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t768 = t132 < t761;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t769 = t768 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t762), "l"(t764), "r"(t769) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t770 = t132 < t761;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t771 = t770 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t762), "l"(t765), "r"(t771) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t772 = t132 < t761;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t773 = t772 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t762), "l"(t766), "r"(t773) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t774 = t132 < t761;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t775 = t774 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t762), "l"(t767), "r"(t775) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t776 = t764 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t777 = t132 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t778 = t777 < t761;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t779 = t778 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t762), "l"(t776), "r"(t779) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t780 = t765 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t781 = t132 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t782 = t781 < t761;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t783 = t782 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t762), "l"(t780), "r"(t783) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t784 = t766 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t785 = t132 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t786 = t785 < t761;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t787 = t786 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t762), "l"(t784), "r"(t787) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t788 = t767 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t789 = t132 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t790 = t789 < t761;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t791 = t790 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t762), "l"(t788), "r"(t791) : "memory");
            }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t792 = next < count;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t792) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t793 = next & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t794 = t793 << 14u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t795 = t117 + t794;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t796 = t51 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t797 = t796 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_8 = t797 << 6u;
                const u32 t799 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t800 = t795 + t162;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t801 = (u64)first_key_8 * t155;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t802 = t166 + t801;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t803 = t802 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t804 = t803 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t805 = t804 + t167;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t806 = t157 < t799;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t807 = t806 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t800), "l"(t802), "r"(t807) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t808 = t157 < t799;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t809 = t808 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t800), "l"(t803), "r"(t809) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t810 = t157 < t799;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t811 = t810 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t800), "l"(t804), "r"(t811) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t812 = t157 < t799;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t813 = t812 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t800), "l"(t805), "r"(t813) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t814 = t802 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t815 = t157 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t816 = t815 < t799;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t817 = t816 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t800), "l"(t814), "r"(t817) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t818 = t803 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t819 = t157 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t820 = t819 < t799;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t821 = t820 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t800), "l"(t818), "r"(t821) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t822 = t804 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t823 = t157 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t824 = t823 < t799;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t825 = t824 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t800), "l"(t822), "r"(t825) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t826 = t805 + 128ull;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t827 = t157 + 8u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t828 = t827 < t799;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t829 = t828 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t800), "l"(t826), "r"(t829) : "memory");
            }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t830 = next + 1u;
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
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t831 = i & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t832 = t831 << 14u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t833 = ring + t832;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t834;
            asm volatile("mov.b32 %0, %1;" : "=r"(t834) : "r"(t400));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t835 = t834 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t836 = t834 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t837 = t834 ^ 96u;
            const u32 t838 = t833 + t834;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t838) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t839 = t833 + t835;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t839) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t840 = t833 + t836;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t840) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t841 = t833 + t837;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t841) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t838) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t839) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t840) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t841) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t842 = t51 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t843 = t842 - i;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t844 = t843 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_9 = t844 + t63;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t846 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t847 = t846 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t848 = first_key_9 + t847;
#line 60 "src/functions/sequences.rs"
            const u32 t2_6 = t848 > first_2 ? t848 : first_2;
#line 60 "src/functions/sequences.rs"
            const u32 token_5 = t2_6 - first_2;
            const u32 t4_6 = token_5 >> 5u;
#line 61 "src/functions/sequences.rs"
            const u64 t13_6 = (u64)t4_6;
#line 61 "src/functions/sequences.rs"
            const u64 t14_6 = t13_6 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
            const u64 t15_6 = t14_6 * 4ull;
            const bool t18_6 = t848 < first_2;
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
            const u32 t871 = t848 + 1u;
#line 60 "src/functions/sequences.rs"
            const u32 t2_7 = t871 > first_2 ? t871 : first_2;
#line 60 "src/functions/sequences.rs"
            const u32 token_6 = t2_7 - first_2;
            const u32 t4_7 = token_6 >> 5u;
#line 61 "src/functions/sequences.rs"
            const u64 t13_7 = (u64)t4_7;
#line 61 "src/functions/sequences.rs"
            const u64 t14_7 = t13_7 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
            const u64 t15_7 = t14_7 * 4ull;
            const bool t18_7 = t871 < first_2;
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
            const u32 t894 = t848 + 8u;
#line 60 "src/functions/sequences.rs"
            const u32 t2_8 = t894 > first_2 ? t894 : first_2;
#line 60 "src/functions/sequences.rs"
            const u32 token_7 = t2_8 - first_2;
            const u32 t4_8 = token_7 >> 5u;
#line 61 "src/functions/sequences.rs"
            const u64 t13_8 = (u64)t4_8;
#line 61 "src/functions/sequences.rs"
            const u64 t14_8 = t13_8 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
            const u64 t15_8 = t14_8 * 4ull;
            const bool t18_8 = t894 < first_2;
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
            const u32 t917 = t848 + 9u;
#line 60 "src/functions/sequences.rs"
            const u32 t2_9 = t917 > first_2 ? t917 : first_2;
#line 60 "src/functions/sequences.rs"
            const u32 token_8 = t2_9 - first_2;
            const u32 t4_9 = token_8 >> 5u;
#line 61 "src/functions/sequences.rs"
            const u64 t13_9 = (u64)t4_9;
#line 61 "src/functions/sequences.rs"
            const u64 t14_9 = t13_9 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
            const u64 t15_9 = t14_9 * 4ull;
            const bool t18_9 = t917 < first_2;
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
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t940 = i < t53;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t941 = t55 <= i;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t942 = t940 | t941;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            if (t942) {
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t943 = t51 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t944 = t943 - i;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t945 = t944 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_10 = t945 + t63;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t947 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t948 = t947 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_10 + t948;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t950 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t951 = first + t950;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t952 = t951 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t953;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t953) : "r"(t952), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t954 = t953 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t955 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t955 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t958 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t958;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t960 = visible_10 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t960;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t962 = visible_11 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t962;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t964 = visible_12 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t964;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t965 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t966 = first + t965;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t967 = t966 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t968 = t967 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t969;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t969) : "r"(t968), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t970 = t969 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t971 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_5 = t971 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t974 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t974;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t976 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t976;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t978 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t978;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t980 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t980;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t982;
            asm("max.f32 %0, %1, %2;" : "=f"(t982) : "f"(old_3), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t983;
            asm("max.f32 %0, %1, %2;" : "=f"(t983) : "f"(t982), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t984;
            asm("max.f32 %0, %1, %2;" : "=f"(t984) : "f"(t983), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t985;
            asm("max.f32 %0, %1, %2;" : "=f"(t985) : "f"(t984), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t986;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t986) : "f"(t985));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t985), "f"(t986));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t988;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t988) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t988));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t991 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t991;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t993 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t994;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t994) : "f"(old_3), "f"(scale_log2), "f"(t993));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t994));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t996 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t997 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t997));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t999;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t999) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t999;
            const f32 t1000 = t996 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1001 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t1001));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1003;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1003) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t1003;
            const f32 t1004 = t1000 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1005 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t1005));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1007;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1007) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t1007;
            const f32 t1008 = t1004 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1009 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t1009));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1011;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1011) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t1011;
            const f32 t1012 = t1008 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1013 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1014 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1015 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1016 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1017 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1018 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1019 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1020 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1021 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1022 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1023 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1024 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1025 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1026 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1027 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1028 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1029 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1030 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1031 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1032 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1033 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1034 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1035 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1036 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1037 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1038 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1039 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1040 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1041 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1042 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1043 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1043;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1044 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1044;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1046;
            asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(old_4), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1047;
            asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1046), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1048;
            asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1047), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1049;
            asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1048), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1050;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1050) : "f"(t1049));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1049), "f"(t1050));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1052;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1052) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1052));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1055 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1055;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1057 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1058;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1058) : "f"(old_4), "f"(scale_log2), "f"(t1057));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1058));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1060 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1061 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t1061));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1063;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1063) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1063;
            const f32 t1064 = t1060 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1065 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t1065));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1067;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1067;
            const f32 t1068 = t1064 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1069 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t1069));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1071;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1071;
            const f32 t1072 = t1068 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1073 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t1073));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1075;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1075;
            const f32 t1076 = t1072 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1076;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1077 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1077;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1078 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1078;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1079 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1079;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1080 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1080;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1081 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1082 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1083 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1084 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1085 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1086 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1087 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1088 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1089 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1090 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1091 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1092 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1092;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1093 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1093;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1094 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1094;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1095 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1095;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1096 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1096;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1097 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1097;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1098 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1098;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1099 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1099;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1100 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1101 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1102 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1103 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1104 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1105 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1106 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1107 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1108 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1108;
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1109;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1109) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1110;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1111;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1111) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1112;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(s_15), "f"(s_16));
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1113 = i & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1114 = t1113 << 14u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1115 = t117 + t1114;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1116;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1116) : "r"(t408));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1117 = t1116 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1118 = t1116 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1119 = t1116 ^ 96u;
            const u32 t1120 = t1115 + t1116;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1121 = t1115 + t1117;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1122 = t1115 + t1118;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1123 = t1115 + t1119;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1120) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1121) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1122) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1123) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_143), "r"(m_144));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1120) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_145), "r"(m_146));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_147), "r"(m_148));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1121) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_149), "r"(m_150));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_151), "r"(m_152));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1122) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_153), "r"(m_154));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_155), "r"(m_156));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1123) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_157), "r"(m_158));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1109), "r"(t1110), "r"(t1111), "r"(t1112), "r"(m_159), "r"(m_160));
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
        const u32 t1124 = warp * 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1125 = ring + t1124;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1126 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1125 + t1126;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1128 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1129 = t1128 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1129) {
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
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1130 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1131 = t1130 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1132 = t1131 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1132) {
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
        const u32 slice = warp << 10u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1134 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1135 = t1134 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1135) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1136 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = ring + t1136;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1139;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1139) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1140;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1140) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1141;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1141) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1142;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1142) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1143;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1143) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1144;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1144) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1145;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1145) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1146;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1146) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1147;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1147) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1148;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1148) : "r"(columns) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1149 = ring + 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1150 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1149 + t1150;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1153;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1153) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1154;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1154) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1155;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1155) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1156;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1156) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1157;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1157) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1158;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1158) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1159;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1159) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1160;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1160) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1161;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1161) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1162;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1162) : "r"(columns_2) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1163 = ring + 17408u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1164 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1163 + t1164;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1167;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1167) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1168;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1168) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1169;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1169) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1170;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1170) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1171;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1171) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1172;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1172) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1173;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1173) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1174;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1174) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1175;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1175) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1176;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1176) : "r"(columns_3) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1177 = ring + 26112u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1178 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1177 + t1178;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1181;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1181) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1182;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1182) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1183;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1183) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1184;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1184) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1185;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1185) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1186;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1186) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1187;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1187) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1188;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1188) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1189;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1189) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1190;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1190) : "r"(columns_4) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1191;
            asm("max.f32 %0, %1, %2;" : "=f"(t1191) : "f"(t1139), "f"(t1153));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1192;
            asm("max.f32 %0, %1, %2;" : "=f"(t1192) : "f"(t1191), "f"(t1167));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1192), "f"(t1181));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = max == __uint_as_float(0xff800000u);
            const f32 t1195 = max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_5 = none_5 ? 0.0f : t1195;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1197 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1198;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1198) : "f"(t1139), "f"(scale_log2), "f"(t1197));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1198));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1200 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1201;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1201) : "f"(t1153), "f"(scale_log2), "f"(t1200));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1201));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1203 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1204;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1204) : "f"(t1167), "f"(scale_log2), "f"(t1203));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1204));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1206 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1207;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1207) : "f"(t1181), "f"(scale_log2), "f"(t1206));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1207));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1209 = t1140 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1209;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1210;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1210) : "f"(t1154), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1210;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1211;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1211) : "f"(t1168), "f"(factors_3), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1211;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1212;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1212) : "f"(t1182), "f"(factors_4), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1212;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1213 = t1141 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1213;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1214;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1214) : "f"(t1155), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1214;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1215;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1215) : "f"(t1169), "f"(factors_3), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1215;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1216;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1216) : "f"(t1183), "f"(factors_4), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1216;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1217 = t1142 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1217;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1218;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1218) : "f"(t1156), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1218;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1219;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1219) : "f"(t1170), "f"(factors_3), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1219;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1220;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1220) : "f"(t1184), "f"(factors_4), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1220;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1221 = t1143 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1221;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1222;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1222) : "f"(t1157), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1222;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1223;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1223) : "f"(t1171), "f"(factors_3), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1223;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1224;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1224) : "f"(t1185), "f"(factors_4), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1224;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1225 = t1144 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1225;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1226;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1226) : "f"(t1158), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1226;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1227;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1227) : "f"(t1172), "f"(factors_3), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1227;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1228;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1228) : "f"(t1186), "f"(factors_4), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1228;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1229 = t1145 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1229;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1230;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1230) : "f"(t1159), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1230;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1231;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1231) : "f"(t1173), "f"(factors_3), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1231;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1232;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1232) : "f"(t1187), "f"(factors_4), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1232;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1233 = t1146 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1233;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1234;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1234) : "f"(t1160), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1234;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1235;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1235) : "f"(t1174), "f"(factors_3), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1235;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1236;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1236) : "f"(t1188), "f"(factors_4), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1236;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1237 = t1147 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1237;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1238;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1238) : "f"(t1161), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1238;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1239;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1239) : "f"(t1175), "f"(factors_3), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1239;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1240;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1240) : "f"(t1189), "f"(factors_4), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1240;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1241 = t1148 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1241;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1242;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1242) : "f"(t1162), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1242;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1243;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1243) : "f"(t1176), "f"(factors_3), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1243;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1244;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1244) : "f"(t1190), "f"(factors_4), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1244;
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
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1245 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1246 = t1245 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1247 = t1246 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1247) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1248 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_5 = ring + t1248;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_5 = theirs_5 + slice;
            f32 t1251;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1251) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1252;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1252) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1253;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1253) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1254;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1254) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1255;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1255) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1256;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1256) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1257;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1257) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1258;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1258) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1259;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1259) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1260;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1260) : "r"(columns_5) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1261 = ring + 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1262 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_6 = t1261 + t1262;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_6 = theirs_6 + slice;
            f32 t1265;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1265) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1266;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1266) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1267;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1267) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1268;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1268) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1269;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1269) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1270;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1270) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1271;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1271) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1272;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1272) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1273;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1273) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1274;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1274) : "r"(columns_6) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1275 = ring + 17408u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1276 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_7 = t1275 + t1276;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_7 = theirs_7 + slice;
            f32 t1279;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1279) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1280;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1280) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1281;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1281) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1282;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1282) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1283;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1283) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1284;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1284) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1285;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1285) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1286;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1286) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1287;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1287) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1288;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1288) : "r"(columns_7) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1289 = ring + 26112u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1290 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_8 = t1289 + t1290;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_8 = theirs_8 + slice;
            f32 t1293;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1293) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1294;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1294) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1295;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1295) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1296;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1296) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1297;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1297) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1298;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1298) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1299;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1299) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1300;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1300) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1301;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1301) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1302;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1302) : "r"(columns_8) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1303;
            asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(t1251), "f"(t1265));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1304;
            asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(t1303), "f"(t1279));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1304), "f"(t1293));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = max_2 == __uint_as_float(0xff800000u);
            const f32 t1307 = max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_6 = none_6 ? 0.0f : t1307;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1309 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1310;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1310) : "f"(t1251), "f"(scale_log2), "f"(t1309));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t1310));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1312 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1313;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1313) : "f"(t1265), "f"(scale_log2), "f"(t1312));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t1313));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1315 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1316;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1316) : "f"(t1279), "f"(scale_log2), "f"(t1315));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t1316));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1318 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1319;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1319) : "f"(t1293), "f"(scale_log2), "f"(t1318));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t1319));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1321 = t1252 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1321;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1322;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1322) : "f"(t1266), "f"(factors_6), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1322;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1323;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1323) : "f"(t1280), "f"(factors_7), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1323;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1324;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1324) : "f"(t1294), "f"(factors_8), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1324;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1325 = t1253 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1325;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1326;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1326) : "f"(t1267), "f"(factors_6), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1326;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1327;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1327) : "f"(t1281), "f"(factors_7), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1327;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1328;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1328) : "f"(t1295), "f"(factors_8), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1328;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1329 = t1254 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1329;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1330;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1330) : "f"(t1268), "f"(factors_6), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1330;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1331;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1331) : "f"(t1282), "f"(factors_7), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1331;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1332;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1332) : "f"(t1296), "f"(factors_8), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1332;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1333 = t1255 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1333;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1334;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1334) : "f"(t1269), "f"(factors_6), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1334;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1335;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1335) : "f"(t1283), "f"(factors_7), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1335;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1336;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1336) : "f"(t1297), "f"(factors_8), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1336;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1337 = t1256 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1337;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1338;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1338) : "f"(t1270), "f"(factors_6), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1338;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1339;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1339) : "f"(t1284), "f"(factors_7), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1339;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1340;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1340) : "f"(t1298), "f"(factors_8), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1340;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1341 = t1257 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1341;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1342;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1342) : "f"(t1271), "f"(factors_6), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1342;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1343;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1343) : "f"(t1285), "f"(factors_7), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1343;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1344;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1344) : "f"(t1299), "f"(factors_8), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1344;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1345 = t1258 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1345;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1346;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1346) : "f"(t1272), "f"(factors_6), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1346;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1347;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1347) : "f"(t1286), "f"(factors_7), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1347;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1348;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1348) : "f"(t1300), "f"(factors_8), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1348;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1349 = t1259 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1349;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1350;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1350) : "f"(t1273), "f"(factors_6), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1350;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1351;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1351) : "f"(t1287), "f"(factors_7), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1351;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1352;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1352) : "f"(t1301), "f"(factors_8), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1352;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1353 = t1260 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1353;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1354;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1354) : "f"(t1274), "f"(factors_6), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1354;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1355;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1355) : "f"(t1288), "f"(factors_7), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1355;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1356;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1356) : "f"(t1302), "f"(factors_8), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1356;
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
        const bool t1357 = t45 == 1u;
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1357) {
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1358;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1358) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1358;
            f32 t1360;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1360) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1361 = pair_5 + t1360;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1361;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1362;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1362) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1362;
            f32 t1364;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1364) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1365 = pair_6 + t1364;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1365;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1366 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1367;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1367) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1366 ? 0.0f : t1367;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1369 = rows * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows = t1369;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1370 = rows_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1370;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1371 = rows_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1371;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1372 = rows_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1372;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1373 = rows_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1373;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1374 = rows_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1374;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1375 = rows_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1375;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1376 = rows_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1376;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1377 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1378;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1378) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1377 ? 0.0f : t1378;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1380 = rows_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1380;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1381 = rows_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1381;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1382 = rows_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1382;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1383 = rows_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1383;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1384 = rows_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1384;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1385 = rows_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1385;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1386 = rows_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1386;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1387 = rows_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1387;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_4 = warp << 2u;
            const u32 t1389 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1390 = t1389 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1391 = first_4 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1390 + t1391;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1393 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1394 = t1393 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1394) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1395 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1396 = first + t1395;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1397 = t1396 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1398;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1398) : "r"(t1397), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1399 = t1398 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1400 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1401 = first + t1395;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1402 = t1401 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1403;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1403) : "r"(t1402), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1404 = t1403 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1405 = t1404 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1406 = t1401 - t1405;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1407 = t1400 + t1406;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1408 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1409 = t1408 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1410 = t1409 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1411 = o + t1410;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1412 = (u64)t1399;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1413 = t1412 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1414 = t1413 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1415 = t1411 + t1414;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1416 = (u64)t1407;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1417 = t1416 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1418 = t1417 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1419 = t1415 + t1418;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1420 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1419 + t1420;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1422 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1423 = first_4 < t1422;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1423) {
                    u32 t1424;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1424) : "f"(pair_7), "f"(pair_8));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1424) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1425 = first_4 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1426 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1427 = t1425 < t1426;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1427) {
                    u32 t1428;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1428) : "f"(pair_9), "f"(pair_10));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1428) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1429 = first_4 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1430 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1431 = t1429 < t1430;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1431) {
                    u32 t1432;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1432) : "f"(pair_11), "f"(pair_12));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1432) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1433 = first_4 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1434 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1435 = t1433 < t1434;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1435) {
                    u32 t1436;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1436) : "f"(pair_13), "f"(pair_14));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1436) : "memory");
                }
            }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1437 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1438 = t1437 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1439 = t1438 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1439) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1440 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1441 = t1440 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1442 = first + t1441;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1443 = t1442 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1444;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1444) : "r"(t1443), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1445 = t1444 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1446 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1447 = first + t1441;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1448 = t1447 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1449;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1449) : "r"(t1448), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1450 = t1449 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1451 = t1450 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1452 = t1447 - t1451;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1453 = t1446 + t1452;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1454 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1455 = t1454 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1456 = t1455 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1457 = o + t1456;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1458 = (u64)t1445;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1459 = t1458 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1460 = t1459 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1461 = t1457 + t1460;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1462 = (u64)t1453;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1463 = t1462 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1464 = t1463 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1465 = t1461 + t1464;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1466 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1465 + t1466;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1468 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1469 = first_4 < t1468;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1469) {
                    u32 t1470;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1470) : "f"(pair_15), "f"(pair_16));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1470) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1471 = first_4 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1472 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1473 = t1471 < t1472;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1473) {
                    u32 t1474;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1474) : "f"(pair_17), "f"(pair_18));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1474) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1475 = first_4 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1476 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1477 = t1475 < t1476;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1477) {
                    u32 t1478;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1478) : "f"(pair_19), "f"(pair_20));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1478) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1479 = first_4 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1480 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1481 = t1479 < t1480;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1481) {
                    u32 t1482;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1482) : "f"(pair_21), "f"(pair_22));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1482) : "memory");
                }
            }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1483 = warp < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1483) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1485 = row < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1486 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1487 = t1486 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1488;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1488) : "r"(t1487), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1489 = t1488 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1490 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1491 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1492 = t1491 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1493;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1493) : "r"(t1492), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1494 = t1493 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1495 = t1494 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1496 = t1491 - t1495;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1497 = t1490 + t1496;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1498;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1498) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1499;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1499) : "f"(row_max_3), "f"(scale_log2), "f"(t1498));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1499 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1501 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1501 ? __uint_as_float(0xff800000u) : lse_2;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1503 = lane & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1504 = t1503 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1505 = t1485 & t1504;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1505) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1506 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1507 = t1506 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1508 = t1507 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1509 = lse + t1508;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1510 = (u64)t1497;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1511 = t1510 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1512 = t1511 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1513 = t1509 + t1512;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1514 = (u64)t1489;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1515 = t1514 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1516 = t1515 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1517 = t1513 + t1516;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1517), "f"(value) : "memory");
                }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1518 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1518 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1520 = row_2 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1521 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1522 = t1521 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1523;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1523) : "r"(t1522), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1524 = t1523 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1525 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1526 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1527 = t1526 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1528;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1528) : "r"(t1527), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1529 = t1528 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1530 = t1529 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1531 = t1526 - t1530;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1532 = t1525 + t1531;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1533;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1534;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(row_max_4), "f"(scale_log2), "f"(t1533));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1534 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1536 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1536 ? __uint_as_float(0xff800000u) : lse_3;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1538 = lane & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1539 = t1538 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1540 = t1520 & t1539;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1540) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1541 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1542 = t1541 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1543 = t1542 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1544 = lse + t1543;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1545 = (u64)t1532;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1546 = t1545 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1547 = t1546 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1548 = t1544 + t1547;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1549 = (u64)t1524;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1550 = t1549 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1551 = t1550 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1552 = t1548 + t1551;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1552), "f"(value_2) : "memory");
                }
            }
        } else {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1553 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1554 = t1553 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1554) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index = warp << 1u;
                const u64 t1556 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1557 = t1556 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1558 = t1557 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1559 = partials + t1558;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1560 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1561 = t1560 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1562 = t1561 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1563 = t1559 + t1562;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1564 = (u64)index;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1565 = t1564 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1566 = t1565 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1567 = t1563 + t1566;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1568 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1569 = t1567 + t1568;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1570 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1571 = (u64)t1570 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1572 = t1567 + t1571;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1573;
                asm("mov.b32 %0, %1;" : "=r"(t1573) : "f"(rows));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1574;
                asm("mov.b32 %0, %1;" : "=r"(t1574) : "f"(rows_2));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1575;
                asm("mov.b32 %0, %1;" : "=r"(t1575) : "f"(rows_5));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1576;
                asm("mov.b32 %0, %1;" : "=r"(t1576) : "f"(rows_6));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1572), "r"(t1573), "r"(t1574), "r"(t1575), "r"(t1576) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1577;
                asm("mov.b32 %0, %1;" : "=r"(t1577) : "f"(rows_9));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1578;
                asm("mov.b32 %0, %1;" : "=r"(t1578) : "f"(rows_10));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1579;
                asm("mov.b32 %0, %1;" : "=r"(t1579) : "f"(rows_13));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1580;
                asm("mov.b32 %0, %1;" : "=r"(t1580) : "f"(rows_14));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1572), "r"(t1577), "r"(t1578), "r"(t1579), "r"(t1580) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1569), "f"(row_max_3) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1569), "f"(row_sum_3) : "memory");
            }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1581 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1582 = t1581 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1583 = t1582 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1583) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1584 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1584 + 1u;
                const u64 t1586 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1587 = t1586 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1588 = t1587 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1589 = partials + t1588;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1590 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1591 = t1590 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1592 = t1591 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1593 = t1589 + t1592;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1594 = (u64)index_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1595 = t1594 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1596 = t1595 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1597 = t1593 + t1596;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1598 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1599 = t1597 + t1598;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1600 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1601 = (u64)t1600 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1602 = t1597 + t1601;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1603;
                asm("mov.b32 %0, %1;" : "=r"(t1603) : "f"(rows_3));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1604;
                asm("mov.b32 %0, %1;" : "=r"(t1604) : "f"(rows_4));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1605;
                asm("mov.b32 %0, %1;" : "=r"(t1605) : "f"(rows_7));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1606;
                asm("mov.b32 %0, %1;" : "=r"(t1606) : "f"(rows_8));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1602), "r"(t1603), "r"(t1604), "r"(t1605), "r"(t1606) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1607;
                asm("mov.b32 %0, %1;" : "=r"(t1607) : "f"(rows_11));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1608;
                asm("mov.b32 %0, %1;" : "=r"(t1608) : "f"(rows_12));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1609;
                asm("mov.b32 %0, %1;" : "=r"(t1609) : "f"(rows_15));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1610;
                asm("mov.b32 %0, %1;" : "=r"(t1610) : "f"(rows_16));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1602), "r"(t1607), "r"(t1608), "r"(t1609), "r"(t1610) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1599), "f"(row_max_4) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1599), "f"(row_sum_4) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1611 = (u64)tile;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1612 = t1611 * arrived_stride0;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1613 = t1612 * 4ull;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1614 = arrived + t1613;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1615 = t45 - 1u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1616 = (u32)__cvta_generic_to_shared(smem);
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1617 = t1616 + 69632u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1618 = threadIdx.x;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1619 = t1618 == 0u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1619) {
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1620;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1620) : "l"(t1614), "r"(t1615) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1617), "r"(t1620) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1621;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1621) : "r"(t1617) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1622 = t1621 == t1615;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1622) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1623 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1624 = t1623 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1624) {
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
                        const bool t1625 = split < t45;
                        if (!t1625) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_3 = warp << 1u;
                        const u64 t1627 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1628 = t1627 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1629 = t1628 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1630 = partials + t1629;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1631 = (u64)split;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1632 = t1631 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1633 = t1632 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1634 = t1630 + t1633;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1635 = (u64)index_3;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1636 = t1635 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1637 = t1636 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1638 = t1634 + t1637;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1639 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1640 = t1638 + t1639;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1641 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1642 = (u64)t1641 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1643 = t1638 + t1642;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t1643) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1644;
                        asm("mov.b32 %0, %1;" : "=f"(t1644) : "r"(chunk));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1645;
                        asm("mov.b32 %0, %1;" : "=f"(t1645) : "r"(chunk_2));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1646;
                        asm("mov.b32 %0, %1;" : "=f"(t1646) : "r"(chunk_3));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1647;
                        asm("mov.b32 %0, %1;" : "=f"(t1647) : "r"(chunk_4));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t1643) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1648;
                        asm("mov.b32 %0, %1;" : "=f"(t1648) : "r"(chunk_5));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1649;
                        asm("mov.b32 %0, %1;" : "=f"(t1649) : "r"(chunk_6));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1650;
                        asm("mov.b32 %0, %1;" : "=f"(t1650) : "r"(chunk_7));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1651;
                        asm("mov.b32 %0, %1;" : "=f"(t1651) : "r"(chunk_8));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1652;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1652) : "l"(t1640) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1653;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1653) : "l"(t1640) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t1644;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t1645;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t1646;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t1647;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t1648;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t1649;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t1650;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t1651;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t1652;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t1653;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_9;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_10;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1654 = split + 1u;
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
                        const bool t1655 = t1654 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1655) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_4 = warp << 1u;
                            const u64 t1657 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1658 = t1657 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1659 = t1658 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1660 = partials + t1659;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1661 = (u64)t1654;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1662 = t1661 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1663 = t1662 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1664 = t1660 + t1663;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1665 = (u64)index_4;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1666 = t1665 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1667 = t1666 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1668 = t1664 + t1667;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1669 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1670 = t1668 + t1669;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1671 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1672 = (u64)t1671 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1673 = t1668 + t1672;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_9;
                            u32 chunk_10;
                            u32 chunk_11;
                            u32 chunk_12;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t1673) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1674;
                            asm("mov.b32 %0, %1;" : "=f"(t1674) : "r"(chunk_9));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1675;
                            asm("mov.b32 %0, %1;" : "=f"(t1675) : "r"(chunk_10));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1676;
                            asm("mov.b32 %0, %1;" : "=f"(t1676) : "r"(chunk_11));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1677;
                            asm("mov.b32 %0, %1;" : "=f"(t1677) : "r"(chunk_12));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_13;
                            u32 chunk_14;
                            u32 chunk_15;
                            u32 chunk_16;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t1673) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1678;
                            asm("mov.b32 %0, %1;" : "=f"(t1678) : "r"(chunk_13));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1679;
                            asm("mov.b32 %0, %1;" : "=f"(t1679) : "r"(chunk_14));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1680;
                            asm("mov.b32 %0, %1;" : "=f"(t1680) : "r"(chunk_15));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1681;
                            asm("mov.b32 %0, %1;" : "=f"(t1681) : "r"(chunk_16));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1682;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1682) : "l"(t1670) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1683;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1683) : "l"(t1670) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1674;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1675;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1676;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1677;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1678;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1679;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1680;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1681;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1682;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1683;
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
                        const u32 t1684 = split + 2u;
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
                        const bool t1685 = t1684 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1685) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_5 = warp << 1u;
                            const u64 t1687 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1688 = t1687 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1689 = t1688 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1690 = partials + t1689;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1691 = (u64)t1684;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1692 = t1691 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1693 = t1692 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1694 = t1690 + t1693;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1695 = (u64)index_5;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1696 = t1695 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1697 = t1696 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1698 = t1694 + t1697;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1699 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1700 = t1698 + t1699;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1701 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1702 = (u64)t1701 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1703 = t1698 + t1702;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_17;
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t1703) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1704;
                            asm("mov.b32 %0, %1;" : "=f"(t1704) : "r"(chunk_17));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1705;
                            asm("mov.b32 %0, %1;" : "=f"(t1705) : "r"(chunk_18));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1706;
                            asm("mov.b32 %0, %1;" : "=f"(t1706) : "r"(chunk_19));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1707;
                            asm("mov.b32 %0, %1;" : "=f"(t1707) : "r"(chunk_20));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_21;
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t1703) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1708;
                            asm("mov.b32 %0, %1;" : "=f"(t1708) : "r"(chunk_21));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1709;
                            asm("mov.b32 %0, %1;" : "=f"(t1709) : "r"(chunk_22));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1710;
                            asm("mov.b32 %0, %1;" : "=f"(t1710) : "r"(chunk_23));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1711;
                            asm("mov.b32 %0, %1;" : "=f"(t1711) : "r"(chunk_24));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1712;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1712) : "l"(t1700) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1713;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1713) : "l"(t1700) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1704;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1705;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1706;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1707;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1708;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1709;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1710;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1711;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1712;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1713;
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
                        const u32 t1714 = split + 3u;
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
                        const bool t1715 = t1714 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1715) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_6 = warp << 1u;
                            const u64 t1717 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1718 = t1717 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1719 = t1718 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1720 = partials + t1719;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1721 = (u64)t1714;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1722 = t1721 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1723 = t1722 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1724 = t1720 + t1723;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1725 = (u64)index_6;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1726 = t1725 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1727 = t1726 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1728 = t1724 + t1727;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1729 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1730 = t1728 + t1729;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1731 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1732 = (u64)t1731 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1733 = t1728 + t1732;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_25;
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t1733) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1734;
                            asm("mov.b32 %0, %1;" : "=f"(t1734) : "r"(chunk_25));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1735;
                            asm("mov.b32 %0, %1;" : "=f"(t1735) : "r"(chunk_26));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1736;
                            asm("mov.b32 %0, %1;" : "=f"(t1736) : "r"(chunk_27));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1737;
                            asm("mov.b32 %0, %1;" : "=f"(t1737) : "r"(chunk_28));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_29;
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t1733) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1738;
                            asm("mov.b32 %0, %1;" : "=f"(t1738) : "r"(chunk_29));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1739;
                            asm("mov.b32 %0, %1;" : "=f"(t1739) : "r"(chunk_30));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1740;
                            asm("mov.b32 %0, %1;" : "=f"(t1740) : "r"(chunk_31));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1741;
                            asm("mov.b32 %0, %1;" : "=f"(t1741) : "r"(chunk_32));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1742;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1742) : "l"(t1730) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1743;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1743) : "l"(t1730) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1734;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1735;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1736;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1737;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1738;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1739;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1740;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1741;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1742;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1743;
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
                        const u32 t1744 = split + 4u;
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
                        const bool t1745 = t1744 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1745) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_7 = warp << 1u;
                            const u64 t1747 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1748 = t1747 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1749 = t1748 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1750 = partials + t1749;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1751 = (u64)t1744;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1752 = t1751 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1753 = t1752 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1754 = t1750 + t1753;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1755 = (u64)index_7;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1756 = t1755 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1757 = t1756 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1758 = t1754 + t1757;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1759 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1760 = t1758 + t1759;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1761 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1762 = (u64)t1761 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1763 = t1758 + t1762;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t1763) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1764;
                            asm("mov.b32 %0, %1;" : "=f"(t1764) : "r"(chunk_33));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1765;
                            asm("mov.b32 %0, %1;" : "=f"(t1765) : "r"(chunk_34));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1766;
                            asm("mov.b32 %0, %1;" : "=f"(t1766) : "r"(chunk_35));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1767;
                            asm("mov.b32 %0, %1;" : "=f"(t1767) : "r"(chunk_36));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t1763) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1768;
                            asm("mov.b32 %0, %1;" : "=f"(t1768) : "r"(chunk_37));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1769;
                            asm("mov.b32 %0, %1;" : "=f"(t1769) : "r"(chunk_38));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1770;
                            asm("mov.b32 %0, %1;" : "=f"(t1770) : "r"(chunk_39));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1771;
                            asm("mov.b32 %0, %1;" : "=f"(t1771) : "r"(chunk_40));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1772;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1772) : "l"(t1760) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1773;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1773) : "l"(t1760) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1764;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1765;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1766;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1767;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1768;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1769;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1770;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1771;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1772;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1773;
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
                        const u32 t1774 = split + 5u;
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
                        const bool t1775 = t1774 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1775) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_8 = warp << 1u;
                            const u64 t1777 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1778 = t1777 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1779 = t1778 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1780 = partials + t1779;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1781 = (u64)t1774;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1782 = t1781 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1783 = t1782 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1784 = t1780 + t1783;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1785 = (u64)index_8;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1786 = t1785 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1787 = t1786 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1788 = t1784 + t1787;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1789 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1790 = t1788 + t1789;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1791 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1792 = (u64)t1791 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1793 = t1788 + t1792;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t1793) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1794;
                            asm("mov.b32 %0, %1;" : "=f"(t1794) : "r"(chunk_41));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1795;
                            asm("mov.b32 %0, %1;" : "=f"(t1795) : "r"(chunk_42));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1796;
                            asm("mov.b32 %0, %1;" : "=f"(t1796) : "r"(chunk_43));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1797;
                            asm("mov.b32 %0, %1;" : "=f"(t1797) : "r"(chunk_44));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t1793) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1798;
                            asm("mov.b32 %0, %1;" : "=f"(t1798) : "r"(chunk_45));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1799;
                            asm("mov.b32 %0, %1;" : "=f"(t1799) : "r"(chunk_46));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1800;
                            asm("mov.b32 %0, %1;" : "=f"(t1800) : "r"(chunk_47));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1801;
                            asm("mov.b32 %0, %1;" : "=f"(t1801) : "r"(chunk_48));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1802;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1802) : "l"(t1790) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1803;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1803) : "l"(t1790) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t1794;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t1795;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t1796;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t1797;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t1798;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t1799;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t1800;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t1801;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t1802;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t1803;
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
                        const u32 t1804 = split + 6u;
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
                        const bool t1805 = t1804 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1805) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_9 = warp << 1u;
                            const u64 t1807 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1808 = t1807 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1809 = t1808 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1810 = partials + t1809;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1811 = (u64)t1804;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1812 = t1811 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1813 = t1812 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1814 = t1810 + t1813;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1815 = (u64)index_9;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1816 = t1815 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1817 = t1816 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1818 = t1814 + t1817;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1819 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1820 = t1818 + t1819;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1821 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1822 = (u64)t1821 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1823 = t1818 + t1822;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t1823) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1824;
                            asm("mov.b32 %0, %1;" : "=f"(t1824) : "r"(chunk_49));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1825;
                            asm("mov.b32 %0, %1;" : "=f"(t1825) : "r"(chunk_50));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1826;
                            asm("mov.b32 %0, %1;" : "=f"(t1826) : "r"(chunk_51));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1827;
                            asm("mov.b32 %0, %1;" : "=f"(t1827) : "r"(chunk_52));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t1823) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1828;
                            asm("mov.b32 %0, %1;" : "=f"(t1828) : "r"(chunk_53));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1829;
                            asm("mov.b32 %0, %1;" : "=f"(t1829) : "r"(chunk_54));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1830;
                            asm("mov.b32 %0, %1;" : "=f"(t1830) : "r"(chunk_55));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1831;
                            asm("mov.b32 %0, %1;" : "=f"(t1831) : "r"(chunk_56));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1832;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1832) : "l"(t1820) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1833;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1833) : "l"(t1820) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t1824;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t1825;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t1826;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t1827;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t1828;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t1829;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t1830;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t1831;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t1832;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t1833;
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
                        const u32 t1834 = split + 7u;
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
                        const bool t1835 = t1834 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1835) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_10 = warp << 1u;
                            const u64 t1837 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1838 = t1837 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1839 = t1838 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1840 = partials + t1839;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1841 = (u64)t1834;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1842 = t1841 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1843 = t1842 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1844 = t1840 + t1843;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1845 = (u64)index_10;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1846 = t1845 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1847 = t1846 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1848 = t1844 + t1847;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1849 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1850 = t1848 + t1849;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1851 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1852 = (u64)t1851 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1853 = t1848 + t1852;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t1853) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1854;
                            asm("mov.b32 %0, %1;" : "=f"(t1854) : "r"(chunk_57));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1855;
                            asm("mov.b32 %0, %1;" : "=f"(t1855) : "r"(chunk_58));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1856;
                            asm("mov.b32 %0, %1;" : "=f"(t1856) : "r"(chunk_59));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1857;
                            asm("mov.b32 %0, %1;" : "=f"(t1857) : "r"(chunk_60));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t1853) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1858;
                            asm("mov.b32 %0, %1;" : "=f"(t1858) : "r"(chunk_61));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1859;
                            asm("mov.b32 %0, %1;" : "=f"(t1859) : "r"(chunk_62));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1860;
                            asm("mov.b32 %0, %1;" : "=f"(t1860) : "r"(chunk_63));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1861;
                            asm("mov.b32 %0, %1;" : "=f"(t1861) : "r"(chunk_64));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1862;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1862) : "l"(t1850) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1863;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1863) : "l"(t1850) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t1854;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t1855;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t1856;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t1857;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t1858;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t1859;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t1860;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t1861;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t1862;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t1863;
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
                        const u32 t1864 = split + 8u;
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
                        const bool t1865 = t1864 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1865) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_11 = warp << 1u;
                            const u64 t1867 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1868 = t1867 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1869 = t1868 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1870 = partials + t1869;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1871 = (u64)t1864;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1872 = t1871 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1873 = t1872 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1874 = t1870 + t1873;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1875 = (u64)index_11;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1876 = t1875 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1877 = t1876 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1878 = t1874 + t1877;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1879 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1880 = t1878 + t1879;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1881 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1882 = (u64)t1881 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1883 = t1878 + t1882;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t1883) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1884;
                            asm("mov.b32 %0, %1;" : "=f"(t1884) : "r"(chunk_65));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1885;
                            asm("mov.b32 %0, %1;" : "=f"(t1885) : "r"(chunk_66));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1886;
                            asm("mov.b32 %0, %1;" : "=f"(t1886) : "r"(chunk_67));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1887;
                            asm("mov.b32 %0, %1;" : "=f"(t1887) : "r"(chunk_68));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t1883) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1888;
                            asm("mov.b32 %0, %1;" : "=f"(t1888) : "r"(chunk_69));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1889;
                            asm("mov.b32 %0, %1;" : "=f"(t1889) : "r"(chunk_70));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1890;
                            asm("mov.b32 %0, %1;" : "=f"(t1890) : "r"(chunk_71));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1891;
                            asm("mov.b32 %0, %1;" : "=f"(t1891) : "r"(chunk_72));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1892;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1892) : "l"(t1880) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1893;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1893) : "l"(t1880) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t1884;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t1885;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t1886;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t1887;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t1888;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t1889;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t1890;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t1891;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t1892;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t1893;
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
                        const u32 t1894 = split + 9u;
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
                        const bool t1895 = t1894 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1895) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_12 = warp << 1u;
                            const u64 t1897 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1898 = t1897 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1899 = t1898 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1900 = partials + t1899;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1901 = (u64)t1894;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1902 = t1901 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1903 = t1902 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1904 = t1900 + t1903;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1905 = (u64)index_12;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1906 = t1905 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1907 = t1906 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1908 = t1904 + t1907;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1909 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1910 = t1908 + t1909;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1911 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1912 = (u64)t1911 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1913 = t1908 + t1912;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t1913) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1914;
                            asm("mov.b32 %0, %1;" : "=f"(t1914) : "r"(chunk_73));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1915;
                            asm("mov.b32 %0, %1;" : "=f"(t1915) : "r"(chunk_74));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1916;
                            asm("mov.b32 %0, %1;" : "=f"(t1916) : "r"(chunk_75));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1917;
                            asm("mov.b32 %0, %1;" : "=f"(t1917) : "r"(chunk_76));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t1913) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1918;
                            asm("mov.b32 %0, %1;" : "=f"(t1918) : "r"(chunk_77));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1919;
                            asm("mov.b32 %0, %1;" : "=f"(t1919) : "r"(chunk_78));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1920;
                            asm("mov.b32 %0, %1;" : "=f"(t1920) : "r"(chunk_79));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1921;
                            asm("mov.b32 %0, %1;" : "=f"(t1921) : "r"(chunk_80));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1922;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1922) : "l"(t1910) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1923;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1923) : "l"(t1910) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t1914;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t1915;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t1916;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t1917;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t1918;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t1919;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t1920;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t1921;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t1922;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t1923;
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
                        const u32 t1924 = split + 10u;
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
                        const bool t1925 = t1924 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1925) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_13 = warp << 1u;
                            const u64 t1927 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1928 = t1927 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1929 = t1928 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1930 = partials + t1929;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1931 = (u64)t1924;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1932 = t1931 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1933 = t1932 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1934 = t1930 + t1933;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1935 = (u64)index_13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1936 = t1935 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1937 = t1936 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1938 = t1934 + t1937;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1939 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1940 = t1938 + t1939;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1941 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1942 = (u64)t1941 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1943 = t1938 + t1942;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t1943) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1944;
                            asm("mov.b32 %0, %1;" : "=f"(t1944) : "r"(chunk_81));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1945;
                            asm("mov.b32 %0, %1;" : "=f"(t1945) : "r"(chunk_82));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1946;
                            asm("mov.b32 %0, %1;" : "=f"(t1946) : "r"(chunk_83));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1947;
                            asm("mov.b32 %0, %1;" : "=f"(t1947) : "r"(chunk_84));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t1943) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1948;
                            asm("mov.b32 %0, %1;" : "=f"(t1948) : "r"(chunk_85));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1949;
                            asm("mov.b32 %0, %1;" : "=f"(t1949) : "r"(chunk_86));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1950;
                            asm("mov.b32 %0, %1;" : "=f"(t1950) : "r"(chunk_87));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1951;
                            asm("mov.b32 %0, %1;" : "=f"(t1951) : "r"(chunk_88));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1952;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1952) : "l"(t1940) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1953;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1953) : "l"(t1940) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t1944;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t1945;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t1946;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t1947;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t1948;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t1949;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t1950;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t1951;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t1952;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t1953;
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
                        const u32 t1954 = split + 11u;
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
                        const bool t1955 = t1954 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1955) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_14 = warp << 1u;
                            const u64 t1957 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1958 = t1957 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1959 = t1958 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1960 = partials + t1959;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1961 = (u64)t1954;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1962 = t1961 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1963 = t1962 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1964 = t1960 + t1963;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1965 = (u64)index_14;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1966 = t1965 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1967 = t1966 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1968 = t1964 + t1967;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1969 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1970 = t1968 + t1969;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1971 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1972 = (u64)t1971 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1973 = t1968 + t1972;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t1973) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1974;
                            asm("mov.b32 %0, %1;" : "=f"(t1974) : "r"(chunk_89));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1975;
                            asm("mov.b32 %0, %1;" : "=f"(t1975) : "r"(chunk_90));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1976;
                            asm("mov.b32 %0, %1;" : "=f"(t1976) : "r"(chunk_91));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1977;
                            asm("mov.b32 %0, %1;" : "=f"(t1977) : "r"(chunk_92));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t1973) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1978;
                            asm("mov.b32 %0, %1;" : "=f"(t1978) : "r"(chunk_93));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1979;
                            asm("mov.b32 %0, %1;" : "=f"(t1979) : "r"(chunk_94));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1980;
                            asm("mov.b32 %0, %1;" : "=f"(t1980) : "r"(chunk_95));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1981;
                            asm("mov.b32 %0, %1;" : "=f"(t1981) : "r"(chunk_96));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1982;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1982) : "l"(t1970) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1983;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1983) : "l"(t1970) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t1974;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t1975;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t1976;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t1977;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t1978;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t1979;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t1980;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t1981;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t1982;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t1983;
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
                        const u32 t1984 = split + 12u;
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
                        const bool t1985 = t1984 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1985) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_15 = warp << 1u;
                            const u64 t1987 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1988 = t1987 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1989 = t1988 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1990 = partials + t1989;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1991 = (u64)t1984;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1992 = t1991 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1993 = t1992 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1994 = t1990 + t1993;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1995 = (u64)index_15;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1996 = t1995 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1997 = t1996 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1998 = t1994 + t1997;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1999 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2000 = t1998 + t1999;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2001 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2002 = (u64)t2001 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2003 = t1998 + t2002;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t2003) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2004;
                            asm("mov.b32 %0, %1;" : "=f"(t2004) : "r"(chunk_97));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2005;
                            asm("mov.b32 %0, %1;" : "=f"(t2005) : "r"(chunk_98));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2006;
                            asm("mov.b32 %0, %1;" : "=f"(t2006) : "r"(chunk_99));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2007;
                            asm("mov.b32 %0, %1;" : "=f"(t2007) : "r"(chunk_100));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t2003) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2008;
                            asm("mov.b32 %0, %1;" : "=f"(t2008) : "r"(chunk_101));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2009;
                            asm("mov.b32 %0, %1;" : "=f"(t2009) : "r"(chunk_102));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2010;
                            asm("mov.b32 %0, %1;" : "=f"(t2010) : "r"(chunk_103));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2011;
                            asm("mov.b32 %0, %1;" : "=f"(t2011) : "r"(chunk_104));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2012;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2012) : "l"(t2000) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2013;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2013) : "l"(t2000) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2004;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2005;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2006;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2007;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2008;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2009;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2010;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2011;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2012;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2013;
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
                        const u32 t2014 = split + 13u;
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
                        const bool t2015 = t2014 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2015) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_16 = warp << 1u;
                            const u64 t2017 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2018 = t2017 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2019 = t2018 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2020 = partials + t2019;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2021 = (u64)t2014;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2022 = t2021 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2023 = t2022 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2024 = t2020 + t2023;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2025 = (u64)index_16;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2026 = t2025 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2027 = t2026 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2028 = t2024 + t2027;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2029 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2030 = t2028 + t2029;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2031 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2032 = (u64)t2031 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2033 = t2028 + t2032;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t2033) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2034;
                            asm("mov.b32 %0, %1;" : "=f"(t2034) : "r"(chunk_105));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2035;
                            asm("mov.b32 %0, %1;" : "=f"(t2035) : "r"(chunk_106));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2036;
                            asm("mov.b32 %0, %1;" : "=f"(t2036) : "r"(chunk_107));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2037;
                            asm("mov.b32 %0, %1;" : "=f"(t2037) : "r"(chunk_108));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t2033) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2038;
                            asm("mov.b32 %0, %1;" : "=f"(t2038) : "r"(chunk_109));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2039;
                            asm("mov.b32 %0, %1;" : "=f"(t2039) : "r"(chunk_110));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2040;
                            asm("mov.b32 %0, %1;" : "=f"(t2040) : "r"(chunk_111));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2041;
                            asm("mov.b32 %0, %1;" : "=f"(t2041) : "r"(chunk_112));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2042;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2042) : "l"(t2030) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2043;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2043) : "l"(t2030) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2034;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2035;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2036;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2037;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2038;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2039;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2040;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2041;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2042;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2043;
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
                        const u32 t2044 = split + 14u;
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
                        const bool t2045 = t2044 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2045) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_17 = warp << 1u;
                            const u64 t2047 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2048 = t2047 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2049 = t2048 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2050 = partials + t2049;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2051 = (u64)t2044;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2052 = t2051 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2053 = t2052 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2054 = t2050 + t2053;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2055 = (u64)index_17;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2056 = t2055 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2057 = t2056 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2058 = t2054 + t2057;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2059 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2060 = t2058 + t2059;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2061 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2062 = (u64)t2061 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2063 = t2058 + t2062;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t2063) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2064;
                            asm("mov.b32 %0, %1;" : "=f"(t2064) : "r"(chunk_113));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2065;
                            asm("mov.b32 %0, %1;" : "=f"(t2065) : "r"(chunk_114));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2066;
                            asm("mov.b32 %0, %1;" : "=f"(t2066) : "r"(chunk_115));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2067;
                            asm("mov.b32 %0, %1;" : "=f"(t2067) : "r"(chunk_116));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t2063) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2068;
                            asm("mov.b32 %0, %1;" : "=f"(t2068) : "r"(chunk_117));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2069;
                            asm("mov.b32 %0, %1;" : "=f"(t2069) : "r"(chunk_118));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2070;
                            asm("mov.b32 %0, %1;" : "=f"(t2070) : "r"(chunk_119));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2071;
                            asm("mov.b32 %0, %1;" : "=f"(t2071) : "r"(chunk_120));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2072;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2072) : "l"(t2060) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2073;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2073) : "l"(t2060) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2064;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2065;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2066;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2067;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2068;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2069;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2070;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2071;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2072;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2073;
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
                        const u32 t2074 = split + 15u;
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
                        const bool t2075 = t2074 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2075) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = warp << 1u;
                            const u64 t2077 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2078 = t2077 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2079 = t2078 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2080 = partials + t2079;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2081 = (u64)t2074;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2082 = t2081 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2083 = t2082 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2084 = t2080 + t2083;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2085 = (u64)index_18;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2086 = t2085 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2087 = t2086 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2088 = t2084 + t2087;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2089 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2090 = t2088 + t2089;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2091 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2092 = (u64)t2091 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2093 = t2088 + t2092;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t2093) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2094;
                            asm("mov.b32 %0, %1;" : "=f"(t2094) : "r"(chunk_121));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2095;
                            asm("mov.b32 %0, %1;" : "=f"(t2095) : "r"(chunk_122));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2096;
                            asm("mov.b32 %0, %1;" : "=f"(t2096) : "r"(chunk_123));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2097;
                            asm("mov.b32 %0, %1;" : "=f"(t2097) : "r"(chunk_124));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t2093) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2098;
                            asm("mov.b32 %0, %1;" : "=f"(t2098) : "r"(chunk_125));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2099;
                            asm("mov.b32 %0, %1;" : "=f"(t2099) : "r"(chunk_126));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2100;
                            asm("mov.b32 %0, %1;" : "=f"(t2100) : "r"(chunk_127));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2101;
                            asm("mov.b32 %0, %1;" : "=f"(t2101) : "r"(chunk_128));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2102;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2102) : "l"(t2090) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2103;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2103) : "l"(t2090) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2094;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2095;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2096;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2097;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2098;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2099;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2100;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2101;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2102;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2103;
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
                        f32 t2104;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2104) : "f"(row_max_3), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2105;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2105) : "f"(t2104), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2106;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2106) : "f"(t2105), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2107;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2107) : "f"(t2106), "f"(state_7));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2108;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2108) : "f"(t2107), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2109;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2109) : "f"(t2108), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2110;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2110) : "f"(t2109), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2111;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2111) : "f"(t2110), "f"(state_15));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2112;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2112) : "f"(t2111), "f"(state_17));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2113;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2113) : "f"(t2112), "f"(state_19));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2114;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2114) : "f"(t2113), "f"(state_21));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2115;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2115) : "f"(t2114), "f"(state_23));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2116;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2116) : "f"(t2115), "f"(state_25));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2117;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2117) : "f"(t2116), "f"(state_27));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2118;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2118) : "f"(t2117), "f"(state_29));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2118), "f"(state_31));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_7 = max_3 == __uint_as_float(0xff800000u);
                        const f32 t2121 = max_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_7 = none_7 ? 0.0f : t2121;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2123 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2124) : "f"(row_max_3), "f"(scale_log2), "f"(t2123));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2124));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2126 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2127) : "f"(state), "f"(scale_log2), "f"(t2126));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2127));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2129 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2130) : "f"(state_3), "f"(scale_log2), "f"(t2129));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2130));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2132 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2133) : "f"(state_5), "f"(scale_log2), "f"(t2132));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2133));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2135 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2136) : "f"(state_7), "f"(scale_log2), "f"(t2135));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2136));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2138 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2139) : "f"(state_9), "f"(scale_log2), "f"(t2138));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2139));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2141 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2142) : "f"(state_11), "f"(scale_log2), "f"(t2141));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2142));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2144 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2145) : "f"(state_13), "f"(scale_log2), "f"(t2144));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2145));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2147 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2148) : "f"(state_15), "f"(scale_log2), "f"(t2147));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2148));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2150 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2151) : "f"(state_17), "f"(scale_log2), "f"(t2150));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2151));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2153 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2154) : "f"(state_19), "f"(scale_log2), "f"(t2153));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2154));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2156 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2157) : "f"(state_21), "f"(scale_log2), "f"(t2156));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2157));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2159 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2160) : "f"(state_23), "f"(scale_log2), "f"(t2159));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2160));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2162 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2163) : "f"(state_25), "f"(scale_log2), "f"(t2162));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t2163));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2165 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2166) : "f"(state_27), "f"(scale_log2), "f"(t2165));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t2166));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2168 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2169) : "f"(state_29), "f"(scale_log2), "f"(t2168));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t2169));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2171 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2172) : "f"(state_31), "f"(scale_log2), "f"(t2171));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t2172));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2174 = row_sum_3 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2174;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2175) : "f"(state_2), "f"(factors_10), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2175;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2176;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2176) : "f"(state_4), "f"(factors_11), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2176;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2177) : "f"(state_6), "f"(factors_12), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2177;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2178) : "f"(state_8), "f"(factors_13), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2178;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2179) : "f"(state_10), "f"(factors_14), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2179;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2180) : "f"(state_12), "f"(factors_15), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2180;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2181) : "f"(state_14), "f"(factors_16), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2181;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2182) : "f"(state_16), "f"(factors_17), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2182;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2183) : "f"(state_18), "f"(factors_18), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2183;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2184) : "f"(state_20), "f"(factors_19), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2184;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2185) : "f"(state_22), "f"(factors_20), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2185;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2186;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2186) : "f"(state_24), "f"(factors_21), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2186;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2187) : "f"(state_26), "f"(factors_22), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2187;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2188) : "f"(state_28), "f"(factors_23), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2188;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2189) : "f"(state_30), "f"(factors_24), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2189;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2190) : "f"(state_32), "f"(factors_25), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2190;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2191 = rows * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2191;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(words), "f"(factors_10), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2192;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2193) : "f"(words_11), "f"(factors_11), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2193;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2194) : "f"(words_21), "f"(factors_12), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2194;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(words_31), "f"(factors_13), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2195;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2196) : "f"(words_41), "f"(factors_14), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2196;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(words_51), "f"(factors_15), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2197;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2198) : "f"(words_61), "f"(factors_16), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2198;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2199) : "f"(words_71), "f"(factors_17), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2199;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(words_81), "f"(factors_18), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2200;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2201;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2201) : "f"(words_91), "f"(factors_19), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2201;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2202) : "f"(words_101), "f"(factors_20), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2202;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2203) : "f"(words_111), "f"(factors_21), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2203;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(words_121), "f"(factors_22), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2204;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2205) : "f"(words_131), "f"(factors_23), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2205;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2206) : "f"(words_141), "f"(factors_24), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2206;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(words_151), "f"(factors_25), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2207;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2208 = rows_2 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2208;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2209) : "f"(words_2), "f"(factors_10), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2209;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2210) : "f"(words_12), "f"(factors_11), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2210;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2211;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2211) : "f"(words_22), "f"(factors_12), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2211;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2212) : "f"(words_32), "f"(factors_13), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2212;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(words_42), "f"(factors_14), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2213;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2214) : "f"(words_52), "f"(factors_15), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2214;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(words_62), "f"(factors_16), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2215;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2216) : "f"(words_72), "f"(factors_17), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2216;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2217) : "f"(words_82), "f"(factors_18), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2217;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2218) : "f"(words_92), "f"(factors_19), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2218;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2219) : "f"(words_102), "f"(factors_20), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2219;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2220) : "f"(words_112), "f"(factors_21), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2220;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(words_122), "f"(factors_22), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2221;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2222) : "f"(words_132), "f"(factors_23), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2222;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2223) : "f"(words_142), "f"(factors_24), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2223;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(words_152), "f"(factors_25), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2224;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2225 = rows_5 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2225;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2226) : "f"(words_3), "f"(factors_10), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2226;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(words_13), "f"(factors_11), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2227;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(words_23), "f"(factors_12), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2228;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2229) : "f"(words_33), "f"(factors_13), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2229;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2230;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2230) : "f"(words_43), "f"(factors_14), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2230;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2231;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2231) : "f"(words_53), "f"(factors_15), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2231;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2232) : "f"(words_63), "f"(factors_16), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2232;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2233) : "f"(words_73), "f"(factors_17), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2233;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2234) : "f"(words_83), "f"(factors_18), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2234;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2235;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2235) : "f"(words_93), "f"(factors_19), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2235;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(words_103), "f"(factors_20), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2236;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(words_113), "f"(factors_21), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2237;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2238) : "f"(words_123), "f"(factors_22), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2238;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2239) : "f"(words_133), "f"(factors_23), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2239;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(words_143), "f"(factors_24), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2240;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2241) : "f"(words_153), "f"(factors_25), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2241;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2242 = rows_6 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2242;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2243) : "f"(words_4), "f"(factors_10), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2243;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2244) : "f"(words_14), "f"(factors_11), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2244;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(words_24), "f"(factors_12), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2245;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2246;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(words_34), "f"(factors_13), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2246;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2247) : "f"(words_44), "f"(factors_14), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2247;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2248;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2248) : "f"(words_54), "f"(factors_15), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2248;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2249) : "f"(words_64), "f"(factors_16), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2249;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2250) : "f"(words_74), "f"(factors_17), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2250;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2251;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2251) : "f"(words_84), "f"(factors_18), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2251;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2252) : "f"(words_94), "f"(factors_19), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2252;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2253) : "f"(words_104), "f"(factors_20), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2253;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2254) : "f"(words_114), "f"(factors_21), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2254;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2255) : "f"(words_124), "f"(factors_22), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2255;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2256;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2256) : "f"(words_134), "f"(factors_23), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2256;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2257) : "f"(words_144), "f"(factors_24), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2257;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2258) : "f"(words_154), "f"(factors_25), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2258;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2259 = rows_9 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2259;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2260) : "f"(words_5), "f"(factors_10), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2260;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2261) : "f"(words_15), "f"(factors_11), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2261;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2262;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2262) : "f"(words_25), "f"(factors_12), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2262;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2263) : "f"(words_35), "f"(factors_13), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2263;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2264) : "f"(words_45), "f"(factors_14), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2264;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2265;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2265) : "f"(words_55), "f"(factors_15), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2265;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2266;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2266) : "f"(words_65), "f"(factors_16), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2266;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2267) : "f"(words_75), "f"(factors_17), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2267;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2268) : "f"(words_85), "f"(factors_18), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2268;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(words_95), "f"(factors_19), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2269;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2270) : "f"(words_105), "f"(factors_20), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2270;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2271) : "f"(words_115), "f"(factors_21), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2271;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2272) : "f"(words_125), "f"(factors_22), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2272;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2273) : "f"(words_135), "f"(factors_23), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2273;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2274) : "f"(words_145), "f"(factors_24), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2274;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2275;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2275) : "f"(words_155), "f"(factors_25), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2275;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2276 = rows_10 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2276;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(words_6), "f"(factors_10), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2277;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2278) : "f"(words_16), "f"(factors_11), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2278;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2279) : "f"(words_26), "f"(factors_12), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2279;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2280;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(words_36), "f"(factors_13), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2280;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2281;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2281) : "f"(words_46), "f"(factors_14), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2281;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2282) : "f"(words_56), "f"(factors_15), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2282;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2283) : "f"(words_66), "f"(factors_16), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2283;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2284) : "f"(words_76), "f"(factors_17), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2284;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(words_86), "f"(factors_18), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2285;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2286) : "f"(words_96), "f"(factors_19), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2286;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2287) : "f"(words_106), "f"(factors_20), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2287;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(words_116), "f"(factors_21), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2288;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2289) : "f"(words_126), "f"(factors_22), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2289;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2290;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2290) : "f"(words_136), "f"(factors_23), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2290;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2291) : "f"(words_146), "f"(factors_24), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2291;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(words_156), "f"(factors_25), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2292;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2293 = rows_13 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2293;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2294;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2294) : "f"(words_7), "f"(factors_10), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2294;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2295) : "f"(words_17), "f"(factors_11), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2295;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2296) : "f"(words_27), "f"(factors_12), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2296;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2297) : "f"(words_37), "f"(factors_13), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2297;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(words_47), "f"(factors_14), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2298;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2299;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2299) : "f"(words_57), "f"(factors_15), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2299;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2300) : "f"(words_67), "f"(factors_16), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2300;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(words_77), "f"(factors_17), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2301;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2302;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2302) : "f"(words_87), "f"(factors_18), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2302;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2303;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2303) : "f"(words_97), "f"(factors_19), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2303;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(words_107), "f"(factors_20), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2304;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2305;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2305) : "f"(words_117), "f"(factors_21), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2305;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2306) : "f"(words_127), "f"(factors_22), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2306;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2307) : "f"(words_137), "f"(factors_23), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2307;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2308) : "f"(words_147), "f"(factors_24), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2308;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(words_157), "f"(factors_25), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2309;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2310 = rows_14 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2310;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2311) : "f"(words_8), "f"(factors_10), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2311;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2312) : "f"(words_18), "f"(factors_11), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2312;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2313) : "f"(words_28), "f"(factors_12), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2313;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(words_38), "f"(factors_13), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2314;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2315) : "f"(words_48), "f"(factors_14), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2315;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2316) : "f"(words_58), "f"(factors_15), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2316;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(words_68), "f"(factors_16), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2317;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2318) : "f"(words_78), "f"(factors_17), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2318;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(words_88), "f"(factors_18), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2319;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2320;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(words_98), "f"(factors_19), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2320;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2321) : "f"(words_108), "f"(factors_20), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2321;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(words_118), "f"(factors_21), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2322;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2323) : "f"(words_128), "f"(factors_22), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2323;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(words_138), "f"(factors_23), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2324;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2325;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(words_148), "f"(factors_24), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2325;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2326) : "f"(words_158), "f"(factors_25), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2326;
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
                        const u32 t2327 = split + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2327;
                    }
                }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2329 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2330 = t2329 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2331 = t2330 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2331) {
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
                        const bool t2332 = split_2 < t45;
                        if (!t2332) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2333 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_19 = t2333 + 1u;
                        const u64 t2335 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2336 = t2335 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2337 = t2336 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2338 = partials + t2337;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2339 = (u64)split_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2340 = t2339 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2341 = t2340 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2342 = t2338 + t2341;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2343 = (u64)index_19;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2344 = t2343 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2345 = t2344 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2346 = t2342 + t2345;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2347 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2348 = t2346 + t2347;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2349 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2350 = (u64)t2349 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2351 = t2346 + t2350;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t2351) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2352;
                        asm("mov.b32 %0, %1;" : "=f"(t2352) : "r"(chunk_129));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2353;
                        asm("mov.b32 %0, %1;" : "=f"(t2353) : "r"(chunk_130));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2354;
                        asm("mov.b32 %0, %1;" : "=f"(t2354) : "r"(chunk_131));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2355;
                        asm("mov.b32 %0, %1;" : "=f"(t2355) : "r"(chunk_132));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t2351) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2356;
                        asm("mov.b32 %0, %1;" : "=f"(t2356) : "r"(chunk_133));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2357;
                        asm("mov.b32 %0, %1;" : "=f"(t2357) : "r"(chunk_134));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2358;
                        asm("mov.b32 %0, %1;" : "=f"(t2358) : "r"(chunk_135));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2359;
                        asm("mov.b32 %0, %1;" : "=f"(t2359) : "r"(chunk_136));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2360;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2360) : "l"(t2348) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2361;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2361) : "l"(t2348) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t2352;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t2353;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t2354;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t2355;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t2356;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t2357;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t2358;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t2359;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t2360;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t2361;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_33 = words_169;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_34 = words_170;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2362 = split_2 + 1u;
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
                        const bool t2363 = t2362 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2363) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2364 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = t2364 + 1u;
                            const u64 t2366 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2367 = t2366 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2368 = t2367 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2369 = partials + t2368;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2370 = (u64)t2362;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2371 = t2370 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2372 = t2371 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2373 = t2369 + t2372;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2374 = (u64)index_20;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2375 = t2374 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2376 = t2375 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2377 = t2373 + t2376;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2378 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2379 = t2377 + t2378;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2380 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2381 = (u64)t2380 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2382 = t2377 + t2381;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_137;
                            u32 chunk_138;
                            u32 chunk_139;
                            u32 chunk_140;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t2382) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2383;
                            asm("mov.b32 %0, %1;" : "=f"(t2383) : "r"(chunk_137));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2384;
                            asm("mov.b32 %0, %1;" : "=f"(t2384) : "r"(chunk_138));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2385;
                            asm("mov.b32 %0, %1;" : "=f"(t2385) : "r"(chunk_139));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2386;
                            asm("mov.b32 %0, %1;" : "=f"(t2386) : "r"(chunk_140));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_141;
                            u32 chunk_142;
                            u32 chunk_143;
                            u32 chunk_144;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t2382) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2387;
                            asm("mov.b32 %0, %1;" : "=f"(t2387) : "r"(chunk_141));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2388;
                            asm("mov.b32 %0, %1;" : "=f"(t2388) : "r"(chunk_142));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2389;
                            asm("mov.b32 %0, %1;" : "=f"(t2389) : "r"(chunk_143));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2390;
                            asm("mov.b32 %0, %1;" : "=f"(t2390) : "r"(chunk_144));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2391;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2391) : "l"(t2379) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2392;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2392) : "l"(t2379) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2383;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2384;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2385;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2386;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2387;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2388;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2389;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2390;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2391;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2392;
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
                        const u32 t2393 = split_2 + 2u;
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
                        const bool t2394 = t2393 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2394) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2395 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = t2395 + 1u;
                            const u64 t2397 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2398 = t2397 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2399 = t2398 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2400 = partials + t2399;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2401 = (u64)t2393;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2402 = t2401 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2403 = t2402 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2404 = t2400 + t2403;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2405 = (u64)index_21;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2406 = t2405 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2407 = t2406 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2408 = t2404 + t2407;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2409 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2410 = t2408 + t2409;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2411 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2412 = (u64)t2411 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2413 = t2408 + t2412;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_145;
                            u32 chunk_146;
                            u32 chunk_147;
                            u32 chunk_148;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t2413) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2414;
                            asm("mov.b32 %0, %1;" : "=f"(t2414) : "r"(chunk_145));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2415;
                            asm("mov.b32 %0, %1;" : "=f"(t2415) : "r"(chunk_146));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2416;
                            asm("mov.b32 %0, %1;" : "=f"(t2416) : "r"(chunk_147));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2417;
                            asm("mov.b32 %0, %1;" : "=f"(t2417) : "r"(chunk_148));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_149;
                            u32 chunk_150;
                            u32 chunk_151;
                            u32 chunk_152;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t2413) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2418;
                            asm("mov.b32 %0, %1;" : "=f"(t2418) : "r"(chunk_149));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2419;
                            asm("mov.b32 %0, %1;" : "=f"(t2419) : "r"(chunk_150));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2420;
                            asm("mov.b32 %0, %1;" : "=f"(t2420) : "r"(chunk_151));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2421;
                            asm("mov.b32 %0, %1;" : "=f"(t2421) : "r"(chunk_152));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2422;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2422) : "l"(t2410) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2423;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2423) : "l"(t2410) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2414;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2415;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2416;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2417;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2418;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2419;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2420;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2421;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2422;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2423;
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
                        const u32 t2424 = split_2 + 3u;
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
                        const bool t2425 = t2424 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2425) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2426 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = t2426 + 1u;
                            const u64 t2428 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2429 = t2428 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2430 = t2429 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2431 = partials + t2430;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2432 = (u64)t2424;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2433 = t2432 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2434 = t2433 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2435 = t2431 + t2434;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2436 = (u64)index_22;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2437 = t2436 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2438 = t2437 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2439 = t2435 + t2438;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2440 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2441 = t2439 + t2440;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2442 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2443 = (u64)t2442 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2444 = t2439 + t2443;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_153;
                            u32 chunk_154;
                            u32 chunk_155;
                            u32 chunk_156;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t2444) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2445;
                            asm("mov.b32 %0, %1;" : "=f"(t2445) : "r"(chunk_153));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2446;
                            asm("mov.b32 %0, %1;" : "=f"(t2446) : "r"(chunk_154));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2447;
                            asm("mov.b32 %0, %1;" : "=f"(t2447) : "r"(chunk_155));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2448;
                            asm("mov.b32 %0, %1;" : "=f"(t2448) : "r"(chunk_156));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_157;
                            u32 chunk_158;
                            u32 chunk_159;
                            u32 chunk_160;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t2444) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2449;
                            asm("mov.b32 %0, %1;" : "=f"(t2449) : "r"(chunk_157));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2450;
                            asm("mov.b32 %0, %1;" : "=f"(t2450) : "r"(chunk_158));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2451;
                            asm("mov.b32 %0, %1;" : "=f"(t2451) : "r"(chunk_159));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2452;
                            asm("mov.b32 %0, %1;" : "=f"(t2452) : "r"(chunk_160));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2453;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2453) : "l"(t2441) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2454;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2454) : "l"(t2441) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2445;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2446;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2447;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2448;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2449;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2450;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2451;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2452;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2453;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2454;
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
                        const u32 t2455 = split_2 + 4u;
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
                        const bool t2456 = t2455 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2456) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2457 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = t2457 + 1u;
                            const u64 t2459 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2460 = t2459 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2461 = t2460 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2462 = partials + t2461;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2463 = (u64)t2455;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2464 = t2463 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2465 = t2464 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2466 = t2462 + t2465;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2467 = (u64)index_23;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2468 = t2467 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2469 = t2468 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2470 = t2466 + t2469;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2471 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2472 = t2470 + t2471;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2473 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2474 = (u64)t2473 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2475 = t2470 + t2474;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t2475) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2476;
                            asm("mov.b32 %0, %1;" : "=f"(t2476) : "r"(chunk_161));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2477;
                            asm("mov.b32 %0, %1;" : "=f"(t2477) : "r"(chunk_162));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2478;
                            asm("mov.b32 %0, %1;" : "=f"(t2478) : "r"(chunk_163));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2479;
                            asm("mov.b32 %0, %1;" : "=f"(t2479) : "r"(chunk_164));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t2475) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2480;
                            asm("mov.b32 %0, %1;" : "=f"(t2480) : "r"(chunk_165));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2481;
                            asm("mov.b32 %0, %1;" : "=f"(t2481) : "r"(chunk_166));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2482;
                            asm("mov.b32 %0, %1;" : "=f"(t2482) : "r"(chunk_167));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2483;
                            asm("mov.b32 %0, %1;" : "=f"(t2483) : "r"(chunk_168));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2484;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2484) : "l"(t2472) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2485;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2485) : "l"(t2472) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2476;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2477;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2478;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2479;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2480;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2481;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2482;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2483;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2484;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2485;
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
                        const u32 t2486 = split_2 + 5u;
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
                        const bool t2487 = t2486 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2487) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2488 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = t2488 + 1u;
                            const u64 t2490 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2491 = t2490 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2492 = t2491 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2493 = partials + t2492;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2494 = (u64)t2486;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2495 = t2494 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2496 = t2495 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2497 = t2493 + t2496;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2498 = (u64)index_24;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2499 = t2498 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2500 = t2499 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2501 = t2497 + t2500;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2502 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2503 = t2501 + t2502;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2504 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2505 = (u64)t2504 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2506 = t2501 + t2505;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t2506) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2507;
                            asm("mov.b32 %0, %1;" : "=f"(t2507) : "r"(chunk_169));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2508;
                            asm("mov.b32 %0, %1;" : "=f"(t2508) : "r"(chunk_170));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2509;
                            asm("mov.b32 %0, %1;" : "=f"(t2509) : "r"(chunk_171));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2510;
                            asm("mov.b32 %0, %1;" : "=f"(t2510) : "r"(chunk_172));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t2506) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2511;
                            asm("mov.b32 %0, %1;" : "=f"(t2511) : "r"(chunk_173));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2512;
                            asm("mov.b32 %0, %1;" : "=f"(t2512) : "r"(chunk_174));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2513;
                            asm("mov.b32 %0, %1;" : "=f"(t2513) : "r"(chunk_175));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2514;
                            asm("mov.b32 %0, %1;" : "=f"(t2514) : "r"(chunk_176));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2515;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2515) : "l"(t2503) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2516;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2516) : "l"(t2503) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2507;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2508;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2509;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2510;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2511;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2512;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2513;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2514;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2515;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2516;
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
                        const u32 t2517 = split_2 + 6u;
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
                        const bool t2518 = t2517 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2518) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2519 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = t2519 + 1u;
                            const u64 t2521 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2522 = t2521 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2523 = t2522 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2524 = partials + t2523;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2525 = (u64)t2517;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2526 = t2525 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2527 = t2526 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2528 = t2524 + t2527;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2529 = (u64)index_25;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2530 = t2529 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2531 = t2530 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2532 = t2528 + t2531;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2533 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2534 = t2532 + t2533;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2535 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2536 = (u64)t2535 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2537 = t2532 + t2536;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t2537) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2538;
                            asm("mov.b32 %0, %1;" : "=f"(t2538) : "r"(chunk_177));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2539;
                            asm("mov.b32 %0, %1;" : "=f"(t2539) : "r"(chunk_178));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2540;
                            asm("mov.b32 %0, %1;" : "=f"(t2540) : "r"(chunk_179));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2541;
                            asm("mov.b32 %0, %1;" : "=f"(t2541) : "r"(chunk_180));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t2537) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2542;
                            asm("mov.b32 %0, %1;" : "=f"(t2542) : "r"(chunk_181));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2543;
                            asm("mov.b32 %0, %1;" : "=f"(t2543) : "r"(chunk_182));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2544;
                            asm("mov.b32 %0, %1;" : "=f"(t2544) : "r"(chunk_183));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2545;
                            asm("mov.b32 %0, %1;" : "=f"(t2545) : "r"(chunk_184));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2546;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2546) : "l"(t2534) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2547;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2547) : "l"(t2534) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2538;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2539;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2540;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2541;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2542;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2543;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2544;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2545;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2546;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2547;
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
                        const u32 t2548 = split_2 + 7u;
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
                        const bool t2549 = t2548 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2549) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2550 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = t2550 + 1u;
                            const u64 t2552 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2553 = t2552 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2554 = t2553 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2555 = partials + t2554;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2556 = (u64)t2548;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2557 = t2556 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2558 = t2557 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2559 = t2555 + t2558;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2560 = (u64)index_26;
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
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t2568) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2569;
                            asm("mov.b32 %0, %1;" : "=f"(t2569) : "r"(chunk_185));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2570;
                            asm("mov.b32 %0, %1;" : "=f"(t2570) : "r"(chunk_186));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2571;
                            asm("mov.b32 %0, %1;" : "=f"(t2571) : "r"(chunk_187));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2572;
                            asm("mov.b32 %0, %1;" : "=f"(t2572) : "r"(chunk_188));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t2568) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2573;
                            asm("mov.b32 %0, %1;" : "=f"(t2573) : "r"(chunk_189));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2574;
                            asm("mov.b32 %0, %1;" : "=f"(t2574) : "r"(chunk_190));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2575;
                            asm("mov.b32 %0, %1;" : "=f"(t2575) : "r"(chunk_191));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2576;
                            asm("mov.b32 %0, %1;" : "=f"(t2576) : "r"(chunk_192));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2577;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2577) : "l"(t2565) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2578;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2578) : "l"(t2565) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2569;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2570;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2571;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2572;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2573;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2574;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2575;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2576;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2577;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2578;
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
                        const u32 t2579 = split_2 + 8u;
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
                        const bool t2580 = t2579 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2580) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2581 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = t2581 + 1u;
                            const u64 t2583 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2584 = t2583 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2585 = t2584 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2586 = partials + t2585;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2587 = (u64)t2579;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2588 = t2587 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2589 = t2588 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2590 = t2586 + t2589;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2591 = (u64)index_27;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2592 = t2591 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2593 = t2592 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2594 = t2590 + t2593;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2595 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2596 = t2594 + t2595;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2597 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2598 = (u64)t2597 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2599 = t2594 + t2598;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t2599) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2600;
                            asm("mov.b32 %0, %1;" : "=f"(t2600) : "r"(chunk_193));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2601;
                            asm("mov.b32 %0, %1;" : "=f"(t2601) : "r"(chunk_194));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2602;
                            asm("mov.b32 %0, %1;" : "=f"(t2602) : "r"(chunk_195));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2603;
                            asm("mov.b32 %0, %1;" : "=f"(t2603) : "r"(chunk_196));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t2599) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2604;
                            asm("mov.b32 %0, %1;" : "=f"(t2604) : "r"(chunk_197));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2605;
                            asm("mov.b32 %0, %1;" : "=f"(t2605) : "r"(chunk_198));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2606;
                            asm("mov.b32 %0, %1;" : "=f"(t2606) : "r"(chunk_199));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2607;
                            asm("mov.b32 %0, %1;" : "=f"(t2607) : "r"(chunk_200));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2608;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2608) : "l"(t2596) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2609;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2609) : "l"(t2596) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2600;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2601;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2602;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2603;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2604;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2605;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2606;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2607;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2608;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2609;
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
                        const u32 t2610 = split_2 + 9u;
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
                        const bool t2611 = t2610 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2611) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2612 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = t2612 + 1u;
                            const u64 t2614 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2615 = t2614 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2616 = t2615 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2617 = partials + t2616;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2618 = (u64)t2610;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2619 = t2618 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2620 = t2619 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2621 = t2617 + t2620;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2622 = (u64)index_28;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2623 = t2622 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2624 = t2623 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2625 = t2621 + t2624;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2626 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2627 = t2625 + t2626;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2628 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2629 = (u64)t2628 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2630 = t2625 + t2629;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t2630) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2631;
                            asm("mov.b32 %0, %1;" : "=f"(t2631) : "r"(chunk_201));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2632;
                            asm("mov.b32 %0, %1;" : "=f"(t2632) : "r"(chunk_202));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2633;
                            asm("mov.b32 %0, %1;" : "=f"(t2633) : "r"(chunk_203));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2634;
                            asm("mov.b32 %0, %1;" : "=f"(t2634) : "r"(chunk_204));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t2630) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2635;
                            asm("mov.b32 %0, %1;" : "=f"(t2635) : "r"(chunk_205));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2636;
                            asm("mov.b32 %0, %1;" : "=f"(t2636) : "r"(chunk_206));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2637;
                            asm("mov.b32 %0, %1;" : "=f"(t2637) : "r"(chunk_207));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2638;
                            asm("mov.b32 %0, %1;" : "=f"(t2638) : "r"(chunk_208));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2639;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2639) : "l"(t2627) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2640;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2640) : "l"(t2627) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2631;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2632;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2633;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2634;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2635;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2636;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2637;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2638;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2639;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2640;
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
                        const u32 t2641 = split_2 + 10u;
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
                        const bool t2642 = t2641 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2642) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2643 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = t2643 + 1u;
                            const u64 t2645 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2646 = t2645 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2647 = t2646 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2648 = partials + t2647;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2649 = (u64)t2641;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2650 = t2649 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2651 = t2650 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2652 = t2648 + t2651;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2653 = (u64)index_29;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2654 = t2653 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2655 = t2654 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2656 = t2652 + t2655;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2657 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2658 = t2656 + t2657;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2659 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2660 = (u64)t2659 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2661 = t2656 + t2660;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t2661) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2662;
                            asm("mov.b32 %0, %1;" : "=f"(t2662) : "r"(chunk_209));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2663;
                            asm("mov.b32 %0, %1;" : "=f"(t2663) : "r"(chunk_210));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2664;
                            asm("mov.b32 %0, %1;" : "=f"(t2664) : "r"(chunk_211));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2665;
                            asm("mov.b32 %0, %1;" : "=f"(t2665) : "r"(chunk_212));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t2661) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2666;
                            asm("mov.b32 %0, %1;" : "=f"(t2666) : "r"(chunk_213));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2667;
                            asm("mov.b32 %0, %1;" : "=f"(t2667) : "r"(chunk_214));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2668;
                            asm("mov.b32 %0, %1;" : "=f"(t2668) : "r"(chunk_215));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2669;
                            asm("mov.b32 %0, %1;" : "=f"(t2669) : "r"(chunk_216));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2670;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2670) : "l"(t2658) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2671;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2671) : "l"(t2658) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2662;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2663;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2664;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2665;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2666;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2667;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2668;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t2669;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t2670;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t2671;
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
                        const u32 t2672 = split_2 + 11u;
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
                        const bool t2673 = t2672 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2673) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2674 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = t2674 + 1u;
                            const u64 t2676 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2677 = t2676 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2678 = t2677 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2679 = partials + t2678;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2680 = (u64)t2672;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2681 = t2680 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2682 = t2681 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2683 = t2679 + t2682;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2684 = (u64)index_30;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2685 = t2684 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2686 = t2685 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2687 = t2683 + t2686;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2688 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2689 = t2687 + t2688;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2690 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2691 = (u64)t2690 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2692 = t2687 + t2691;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t2692) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2693;
                            asm("mov.b32 %0, %1;" : "=f"(t2693) : "r"(chunk_217));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2694;
                            asm("mov.b32 %0, %1;" : "=f"(t2694) : "r"(chunk_218));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2695;
                            asm("mov.b32 %0, %1;" : "=f"(t2695) : "r"(chunk_219));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2696;
                            asm("mov.b32 %0, %1;" : "=f"(t2696) : "r"(chunk_220));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t2692) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2697;
                            asm("mov.b32 %0, %1;" : "=f"(t2697) : "r"(chunk_221));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2698;
                            asm("mov.b32 %0, %1;" : "=f"(t2698) : "r"(chunk_222));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2699;
                            asm("mov.b32 %0, %1;" : "=f"(t2699) : "r"(chunk_223));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2700;
                            asm("mov.b32 %0, %1;" : "=f"(t2700) : "r"(chunk_224));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2701;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2701) : "l"(t2689) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2702;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2702) : "l"(t2689) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t2693;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t2694;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t2695;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t2696;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t2697;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t2698;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t2699;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t2700;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t2701;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t2702;
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
                        const u32 t2703 = split_2 + 12u;
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
                        const bool t2704 = t2703 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2704) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2705 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = t2705 + 1u;
                            const u64 t2707 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2708 = t2707 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2709 = t2708 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2710 = partials + t2709;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2711 = (u64)t2703;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2712 = t2711 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2713 = t2712 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2714 = t2710 + t2713;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2715 = (u64)index_31;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2716 = t2715 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2717 = t2716 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2718 = t2714 + t2717;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2719 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2720 = t2718 + t2719;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2721 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2722 = (u64)t2721 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2723 = t2718 + t2722;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t2723) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2724;
                            asm("mov.b32 %0, %1;" : "=f"(t2724) : "r"(chunk_225));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2725;
                            asm("mov.b32 %0, %1;" : "=f"(t2725) : "r"(chunk_226));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2726;
                            asm("mov.b32 %0, %1;" : "=f"(t2726) : "r"(chunk_227));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2727;
                            asm("mov.b32 %0, %1;" : "=f"(t2727) : "r"(chunk_228));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t2723) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2728;
                            asm("mov.b32 %0, %1;" : "=f"(t2728) : "r"(chunk_229));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2729;
                            asm("mov.b32 %0, %1;" : "=f"(t2729) : "r"(chunk_230));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2730;
                            asm("mov.b32 %0, %1;" : "=f"(t2730) : "r"(chunk_231));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2731;
                            asm("mov.b32 %0, %1;" : "=f"(t2731) : "r"(chunk_232));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2732;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2732) : "l"(t2720) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2733;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2733) : "l"(t2720) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t2724;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t2725;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t2726;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t2727;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t2728;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t2729;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t2730;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t2731;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t2732;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t2733;
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
                        const u32 t2734 = split_2 + 13u;
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
                        const bool t2735 = t2734 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2735) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2736 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_32 = t2736 + 1u;
                            const u64 t2738 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2739 = t2738 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2740 = t2739 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2741 = partials + t2740;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2742 = (u64)t2734;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2743 = t2742 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2744 = t2743 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2745 = t2741 + t2744;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2746 = (u64)index_32;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2747 = t2746 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2748 = t2747 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2749 = t2745 + t2748;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2750 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2751 = t2749 + t2750;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2752 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2753 = (u64)t2752 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2754 = t2749 + t2753;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t2754) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2755;
                            asm("mov.b32 %0, %1;" : "=f"(t2755) : "r"(chunk_233));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2756;
                            asm("mov.b32 %0, %1;" : "=f"(t2756) : "r"(chunk_234));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2757;
                            asm("mov.b32 %0, %1;" : "=f"(t2757) : "r"(chunk_235));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2758;
                            asm("mov.b32 %0, %1;" : "=f"(t2758) : "r"(chunk_236));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t2754) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2759;
                            asm("mov.b32 %0, %1;" : "=f"(t2759) : "r"(chunk_237));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2760;
                            asm("mov.b32 %0, %1;" : "=f"(t2760) : "r"(chunk_238));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2761;
                            asm("mov.b32 %0, %1;" : "=f"(t2761) : "r"(chunk_239));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2762;
                            asm("mov.b32 %0, %1;" : "=f"(t2762) : "r"(chunk_240));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2763;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2763) : "l"(t2751) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2764;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2764) : "l"(t2751) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_271 = t2755;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_272 = t2756;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_273 = t2757;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_274 = t2758;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_275 = t2759;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_276 = t2760;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_277 = t2761;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_278 = t2762;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_279 = t2763;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_280 = t2764;
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
                        const u32 t2765 = split_2 + 14u;
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
                        const bool t2766 = t2765 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2766) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2767 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_33 = t2767 + 1u;
                            const u64 t2769 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2770 = t2769 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2771 = t2770 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2772 = partials + t2771;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2773 = (u64)t2765;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2774 = t2773 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2775 = t2774 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2776 = t2772 + t2775;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2777 = (u64)index_33;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2778 = t2777 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2779 = t2778 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2780 = t2776 + t2779;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2781 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2782 = t2780 + t2781;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2783 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2784 = (u64)t2783 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2785 = t2780 + t2784;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t2785) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2786;
                            asm("mov.b32 %0, %1;" : "=f"(t2786) : "r"(chunk_241));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2787;
                            asm("mov.b32 %0, %1;" : "=f"(t2787) : "r"(chunk_242));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2788;
                            asm("mov.b32 %0, %1;" : "=f"(t2788) : "r"(chunk_243));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2789;
                            asm("mov.b32 %0, %1;" : "=f"(t2789) : "r"(chunk_244));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t2785) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2790;
                            asm("mov.b32 %0, %1;" : "=f"(t2790) : "r"(chunk_245));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2791;
                            asm("mov.b32 %0, %1;" : "=f"(t2791) : "r"(chunk_246));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2792;
                            asm("mov.b32 %0, %1;" : "=f"(t2792) : "r"(chunk_247));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2793;
                            asm("mov.b32 %0, %1;" : "=f"(t2793) : "r"(chunk_248));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2794;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2794) : "l"(t2782) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2795;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2795) : "l"(t2782) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_281 = t2786;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_282 = t2787;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_283 = t2788;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_284 = t2789;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_285 = t2790;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_286 = t2791;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_287 = t2792;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_288 = t2793;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_289 = t2794;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_290 = t2795;
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
                        const u32 t2796 = split_2 + 15u;
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
                        const bool t2797 = t2796 < t45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2797) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2798 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_34 = t2798 + 1u;
                            const u64 t2800 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2801 = t2800 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2802 = t2801 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2803 = partials + t2802;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2804 = (u64)t2796;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2805 = t2804 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2806 = t2805 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2807 = t2803 + t2806;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2808 = (u64)index_34;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2809 = t2808 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2810 = t2809 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2811 = t2807 + t2810;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2812 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2813 = t2811 + t2812;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2814 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2815 = (u64)t2814 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2816 = t2811 + t2815;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t2816) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2817;
                            asm("mov.b32 %0, %1;" : "=f"(t2817) : "r"(chunk_249));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2818;
                            asm("mov.b32 %0, %1;" : "=f"(t2818) : "r"(chunk_250));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2819;
                            asm("mov.b32 %0, %1;" : "=f"(t2819) : "r"(chunk_251));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2820;
                            asm("mov.b32 %0, %1;" : "=f"(t2820) : "r"(chunk_252));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t2816) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2821;
                            asm("mov.b32 %0, %1;" : "=f"(t2821) : "r"(chunk_253));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2822;
                            asm("mov.b32 %0, %1;" : "=f"(t2822) : "r"(chunk_254));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2823;
                            asm("mov.b32 %0, %1;" : "=f"(t2823) : "r"(chunk_255));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2824;
                            asm("mov.b32 %0, %1;" : "=f"(t2824) : "r"(chunk_256));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2825;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2825) : "l"(t2813) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2826;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2826) : "l"(t2813) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_291 = t2817;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_292 = t2818;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_293 = t2819;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_294 = t2820;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_295 = t2821;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_296 = t2822;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_297 = t2823;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_298 = t2824;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_299 = t2825;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_300 = t2826;
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
                        f32 t2827;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2827) : "f"(row_max_4), "f"(state_33));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2828;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2828) : "f"(t2827), "f"(state_35));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2829;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2829) : "f"(t2828), "f"(state_37));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2830;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2830) : "f"(t2829), "f"(state_39));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2831;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2831) : "f"(t2830), "f"(state_41));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2832;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2832) : "f"(t2831), "f"(state_43));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2833;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2833) : "f"(t2832), "f"(state_45));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2834;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2834) : "f"(t2833), "f"(state_47));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2835;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2835) : "f"(t2834), "f"(state_49));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2836;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2836) : "f"(t2835), "f"(state_51));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2837;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2837) : "f"(t2836), "f"(state_53));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2838;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2838) : "f"(t2837), "f"(state_55));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2839;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2839) : "f"(t2838), "f"(state_57));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2840;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2840) : "f"(t2839), "f"(state_59));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2841;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2841) : "f"(t2840), "f"(state_61));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t2841), "f"(state_63));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_8 = max_4 == __uint_as_float(0xff800000u);
                        const f32 t2844 = max_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_8 = none_8 ? 0.0f : t2844;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2846 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2847;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2847) : "f"(row_max_4), "f"(scale_log2), "f"(t2846));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t2847));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2849 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2850;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2850) : "f"(state_33), "f"(scale_log2), "f"(t2849));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t2850));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2852 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2853;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2853) : "f"(state_35), "f"(scale_log2), "f"(t2852));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t2853));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2855 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2856;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(state_37), "f"(scale_log2), "f"(t2855));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t2856));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2858 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2859;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(state_39), "f"(scale_log2), "f"(t2858));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t2859));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2861 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2862;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2862) : "f"(state_41), "f"(scale_log2), "f"(t2861));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t2862));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2864 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2865;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2865) : "f"(state_43), "f"(scale_log2), "f"(t2864));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t2865));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2867 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2868) : "f"(state_45), "f"(scale_log2), "f"(t2867));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t2868));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2870 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2871;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2871) : "f"(state_47), "f"(scale_log2), "f"(t2870));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t2871));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2873 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2874;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2874) : "f"(state_49), "f"(scale_log2), "f"(t2873));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t2874));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2876 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2877;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2877) : "f"(state_51), "f"(scale_log2), "f"(t2876));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t2877));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2879 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2880;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2880) : "f"(state_53), "f"(scale_log2), "f"(t2879));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t2880));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2882 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2883;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2883) : "f"(state_55), "f"(scale_log2), "f"(t2882));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t2883));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2885 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2886;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2886) : "f"(state_57), "f"(scale_log2), "f"(t2885));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_39;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_39) : "f"(t2886));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2888 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2889) : "f"(state_59), "f"(scale_log2), "f"(t2888));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_40;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_40) : "f"(t2889));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2891 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(state_61), "f"(scale_log2), "f"(t2891));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_41;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_41) : "f"(t2892));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2894 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2895;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2895) : "f"(state_63), "f"(scale_log2), "f"(t2894));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_42;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_42) : "f"(t2895));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2897 = row_sum_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2897;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2898;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2898) : "f"(state_34), "f"(factors_27), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2898;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(state_36), "f"(factors_28), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2899;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(state_38), "f"(factors_29), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2900;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2901;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(state_40), "f"(factors_30), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2901;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(state_42), "f"(factors_31), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2902;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2903;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2903) : "f"(state_44), "f"(factors_32), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2903;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2904) : "f"(state_46), "f"(factors_33), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2904;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2905) : "f"(state_48), "f"(factors_34), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2905;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2906;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2906) : "f"(state_50), "f"(factors_35), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2906;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2907;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2907) : "f"(state_52), "f"(factors_36), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2907;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2908) : "f"(state_54), "f"(factors_37), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2908;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2909;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2909) : "f"(state_56), "f"(factors_38), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2909;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2910;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2910) : "f"(state_58), "f"(factors_39), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2910;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2911;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2911) : "f"(state_60), "f"(factors_40), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2911;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2912;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2912) : "f"(state_62), "f"(factors_41), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2912;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2913) : "f"(state_64), "f"(factors_42), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2913;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2914 = rows_3 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2914;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2915) : "f"(words_161), "f"(factors_27), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2915;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2916) : "f"(words_171), "f"(factors_28), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2916;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2917;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2917) : "f"(words_181), "f"(factors_29), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2917;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2918;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2918) : "f"(words_191), "f"(factors_30), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2918;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2919;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2919) : "f"(words_201), "f"(factors_31), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2919;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2920;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2920) : "f"(words_211), "f"(factors_32), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2920;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2921;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2921) : "f"(words_221), "f"(factors_33), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2921;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2922;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2922) : "f"(words_231), "f"(factors_34), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2922;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2923;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2923) : "f"(words_241), "f"(factors_35), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2923;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2924) : "f"(words_251), "f"(factors_36), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2924;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2925;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2925) : "f"(words_261), "f"(factors_37), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2925;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2926;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2926) : "f"(words_271), "f"(factors_38), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2926;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2927;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2927) : "f"(words_281), "f"(factors_39), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2927;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2928) : "f"(words_291), "f"(factors_40), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2928;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2929;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2929) : "f"(words_301), "f"(factors_41), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2929;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2930;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2930) : "f"(words_311), "f"(factors_42), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2930;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2931 = rows_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2931;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2932) : "f"(words_162), "f"(factors_27), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2932;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2933;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2933) : "f"(words_172), "f"(factors_28), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2933;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2934;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2934) : "f"(words_182), "f"(factors_29), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2934;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2935;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2935) : "f"(words_192), "f"(factors_30), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2935;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2936) : "f"(words_202), "f"(factors_31), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2936;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2937;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2937) : "f"(words_212), "f"(factors_32), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2937;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2938;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2938) : "f"(words_222), "f"(factors_33), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2938;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2939;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2939) : "f"(words_232), "f"(factors_34), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2939;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2940) : "f"(words_242), "f"(factors_35), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2940;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2941;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2941) : "f"(words_252), "f"(factors_36), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2941;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2942;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2942) : "f"(words_262), "f"(factors_37), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2942;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2943) : "f"(words_272), "f"(factors_38), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2943;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2944;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2944) : "f"(words_282), "f"(factors_39), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2944;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2945) : "f"(words_292), "f"(factors_40), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2945;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2946) : "f"(words_302), "f"(factors_41), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2946;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2947;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2947) : "f"(words_312), "f"(factors_42), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2947;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2948 = rows_7 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2948;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2949;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2949) : "f"(words_163), "f"(factors_27), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2949;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2950;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2950) : "f"(words_173), "f"(factors_28), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2950;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2951) : "f"(words_183), "f"(factors_29), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2951;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2952) : "f"(words_193), "f"(factors_30), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2952;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2953;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2953) : "f"(words_203), "f"(factors_31), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2953;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2954) : "f"(words_213), "f"(factors_32), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2954;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2955) : "f"(words_223), "f"(factors_33), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2955;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2956) : "f"(words_233), "f"(factors_34), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2956;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2957;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2957) : "f"(words_243), "f"(factors_35), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2957;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2958;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2958) : "f"(words_253), "f"(factors_36), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2958;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2959;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2959) : "f"(words_263), "f"(factors_37), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2959;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2960) : "f"(words_273), "f"(factors_38), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2960;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2961) : "f"(words_283), "f"(factors_39), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2961;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2962;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2962) : "f"(words_293), "f"(factors_40), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2962;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2963) : "f"(words_303), "f"(factors_41), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2963;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2964) : "f"(words_313), "f"(factors_42), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2964;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2965 = rows_8 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2965;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2966) : "f"(words_164), "f"(factors_27), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2966;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2967;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2967) : "f"(words_174), "f"(factors_28), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2967;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2968;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2968) : "f"(words_184), "f"(factors_29), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2968;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2969) : "f"(words_194), "f"(factors_30), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2969;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2970) : "f"(words_204), "f"(factors_31), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2970;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2971;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2971) : "f"(words_214), "f"(factors_32), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2971;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2972) : "f"(words_224), "f"(factors_33), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2972;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(words_234), "f"(factors_34), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2973;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2974) : "f"(words_244), "f"(factors_35), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2974;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2975) : "f"(words_254), "f"(factors_36), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2975;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2976) : "f"(words_264), "f"(factors_37), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2976;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2977;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2977) : "f"(words_274), "f"(factors_38), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2977;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2978) : "f"(words_284), "f"(factors_39), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2978;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2979) : "f"(words_294), "f"(factors_40), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2979;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2980) : "f"(words_304), "f"(factors_41), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2980;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2981) : "f"(words_314), "f"(factors_42), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2981;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2982 = rows_11 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2982;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2983;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2983) : "f"(words_165), "f"(factors_27), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2983;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2984) : "f"(words_175), "f"(factors_28), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2984;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2985) : "f"(words_185), "f"(factors_29), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2985;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2986) : "f"(words_195), "f"(factors_30), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2986;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2987) : "f"(words_205), "f"(factors_31), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2987;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2988) : "f"(words_215), "f"(factors_32), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2988;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2989;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2989) : "f"(words_225), "f"(factors_33), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2989;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2990) : "f"(words_235), "f"(factors_34), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2990;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2991) : "f"(words_245), "f"(factors_35), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2991;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2992) : "f"(words_255), "f"(factors_36), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2992;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2993) : "f"(words_265), "f"(factors_37), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2993;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2994) : "f"(words_275), "f"(factors_38), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2994;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2995) : "f"(words_285), "f"(factors_39), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2995;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2996) : "f"(words_295), "f"(factors_40), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2996;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2997;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2997) : "f"(words_305), "f"(factors_41), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2997;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2998) : "f"(words_315), "f"(factors_42), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2998;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2999 = rows_12 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2999;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3000) : "f"(words_166), "f"(factors_27), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3000;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3001) : "f"(words_176), "f"(factors_28), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3001;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3002) : "f"(words_186), "f"(factors_29), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3002;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3003) : "f"(words_196), "f"(factors_30), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3003;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3004) : "f"(words_206), "f"(factors_31), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3004;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(words_216), "f"(factors_32), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3005;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(words_226), "f"(factors_33), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3006;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3007) : "f"(words_236), "f"(factors_34), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3007;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(words_246), "f"(factors_35), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3008;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3009) : "f"(words_256), "f"(factors_36), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3009;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3010) : "f"(words_266), "f"(factors_37), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3010;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3011) : "f"(words_276), "f"(factors_38), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3011;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3012) : "f"(words_286), "f"(factors_39), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3012;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3013) : "f"(words_296), "f"(factors_40), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3013;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3014) : "f"(words_306), "f"(factors_41), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3014;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3015) : "f"(words_316), "f"(factors_42), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3015;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3016 = rows_15 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3016;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3017) : "f"(words_167), "f"(factors_27), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3017;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3018) : "f"(words_177), "f"(factors_28), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3018;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3019) : "f"(words_187), "f"(factors_29), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3019;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3020) : "f"(words_197), "f"(factors_30), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3020;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(words_207), "f"(factors_31), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3021;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3022;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3022) : "f"(words_217), "f"(factors_32), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3022;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3023) : "f"(words_227), "f"(factors_33), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3023;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3024) : "f"(words_237), "f"(factors_34), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3024;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3025) : "f"(words_247), "f"(factors_35), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3025;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3026) : "f"(words_257), "f"(factors_36), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3026;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3027) : "f"(words_267), "f"(factors_37), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3027;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3028) : "f"(words_277), "f"(factors_38), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3028;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(words_287), "f"(factors_39), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3029;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3030) : "f"(words_297), "f"(factors_40), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3030;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3031) : "f"(words_307), "f"(factors_41), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3031;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3032) : "f"(words_317), "f"(factors_42), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3032;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3033 = rows_16 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3033;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3034) : "f"(words_168), "f"(factors_27), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3034;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3035) : "f"(words_178), "f"(factors_28), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3035;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3036) : "f"(words_188), "f"(factors_29), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3036;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3037) : "f"(words_198), "f"(factors_30), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3037;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(words_208), "f"(factors_31), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3038;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3039) : "f"(words_218), "f"(factors_32), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3039;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3040) : "f"(words_228), "f"(factors_33), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3040;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3041) : "f"(words_238), "f"(factors_34), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3041;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3042) : "f"(words_248), "f"(factors_35), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3042;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3043) : "f"(words_258), "f"(factors_36), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3043;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3044) : "f"(words_268), "f"(factors_37), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3044;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3045) : "f"(words_278), "f"(factors_38), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3045;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3046;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3046) : "f"(words_288), "f"(factors_39), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3046;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3047;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3047) : "f"(words_298), "f"(factors_40), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3047;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3048) : "f"(words_308), "f"(factors_41), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3048;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3049;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3049) : "f"(words_318), "f"(factors_42), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3049;
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
                        const u32 t3050 = split_2 + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3050;
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3052;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3052) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t3052;
                f32 t3054;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3054) : "f"(pair_23));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3055 = pair_23 + t3054;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3055;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3056;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3056) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t3056;
                f32 t3058;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3058) : "f"(pair_24));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3059 = pair_24 + t3058;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3059;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3060 = sum_3 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3061;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3061) : "f"(sum_3));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3060 ? 0.0f : t3061;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3063 = rows * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows = t3063;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3064 = rows_2 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3064;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3065 = rows_5 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3065;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3066 = rows_6 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3066;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3067 = rows_9 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t3067;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3068 = rows_10 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t3068;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3069 = rows_13 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t3069;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3070 = rows_14 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t3070;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3071 = sum_4 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3072;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3072) : "f"(sum_4));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3071 ? 0.0f : t3072;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3074 = rows_3 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3074;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3075 = rows_4 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3075;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3076 = rows_7 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3076;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3077 = rows_8 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3077;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3078 = rows_11 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t3078;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3079 = rows_12 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t3079;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3080 = rows_15 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t3080;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3081 = rows_16 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t3081;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_5 = warp << 2u;
                const u32 t3083 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3084 = t3083 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3085 = first_5 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3084 + t3085;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3087 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3088 = t3087 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3088) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3089 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3090 = first + t3089;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3091 = t3090 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3092;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3092) : "r"(t3091), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3093 = t3092 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3094 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3095 = first + t3089;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3096 = t3095 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3097;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3097) : "r"(t3096), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3098 = t3097 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3099 = t3098 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3100 = t3095 - t3099;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3101 = t3094 + t3100;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3102 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3103 = t3102 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3104 = t3103 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3105 = o + t3104;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3106 = (u64)t3093;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3107 = t3106 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3108 = t3107 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3109 = t3105 + t3108;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3110 = (u64)t3101;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3111 = t3110 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3112 = t3111 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3113 = t3109 + t3112;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3114 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3113 + t3114;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t3116 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3117 = first_5 < t3116;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3117) {
                        u32 t3118;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3118) : "f"(pair_25), "f"(pair_26));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3118) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t3119 = first_5 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3120 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3121 = t3119 < t3120;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3121) {
                        u32 t3122;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3122) : "f"(pair_27), "f"(pair_28));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3122) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t3123 = first_5 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3124 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3125 = t3123 < t3124;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3125) {
                        u32 t3126;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3126) : "f"(pair_29), "f"(pair_30));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3126) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t3127 = first_5 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3128 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3129 = t3127 < t3128;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3129) {
                        u32 t3130;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3130) : "f"(pair_31), "f"(pair_32));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3130) : "memory");
                    }
                }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3131 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3132 = t3131 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3133 = t3132 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3133) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3134 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3135 = t3134 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3136 = first + t3135;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3137 = t3136 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3138;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3138) : "r"(t3137), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3139 = t3138 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3140 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3141 = first + t3135;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3142 = t3141 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3143;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3143) : "r"(t3142), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3144 = t3143 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3145 = t3144 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3146 = t3141 - t3145;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3147 = t3140 + t3146;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3148 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3149 = t3148 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3150 = t3149 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3151 = o + t3150;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3152 = (u64)t3139;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3153 = t3152 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3154 = t3153 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3155 = t3151 + t3154;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3156 = (u64)t3147;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3157 = t3156 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3158 = t3157 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3159 = t3155 + t3158;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3160 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3159 + t3160;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t3162 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3163 = first_5 < t3162;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3163) {
                        u32 t3164;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3164) : "f"(pair_33), "f"(pair_34));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3164) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t3165 = first_5 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3166 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3167 = t3165 < t3166;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3167) {
                        u32 t3168;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3168) : "f"(pair_35), "f"(pair_36));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3168) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t3169 = first_5 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3170 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3171 = t3169 < t3170;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3171) {
                        u32 t3172;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3172) : "f"(pair_37), "f"(pair_38));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3172) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t3173 = first_5 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3174 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3175 = t3173 < t3174;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3175) {
                        u32 t3176;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3176) : "f"(pair_39), "f"(pair_40));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3176) : "memory");
                    }
                }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3177 = warp < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3177) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3179 = row_3 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3180 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3181 = t3180 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3182;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3182) : "r"(t3181), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3183 = t3182 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3184 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3185 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3186 = t3185 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3187;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3187) : "r"(t3186), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3188 = t3187 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3189 = t3188 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3190 = t3185 - t3189;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3191 = t3184 + t3190;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3192;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3192) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3193;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(row_max_3), "f"(scale_log2), "f"(t3192));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3193 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3195 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3195 ? __uint_as_float(0xff800000u) : lse_4;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3197 = lane & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3198 = t3197 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3199 = t3179 & t3198;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3199) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3200 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3201 = t3200 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3202 = t3201 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3203 = lse + t3202;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3204 = (u64)t3191;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3205 = t3204 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3206 = t3205 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3207 = t3203 + t3206;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3208 = (u64)t3183;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3209 = t3208 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3210 = t3209 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3211 = t3207 + t3210;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3211), "f"(value_3) : "memory");
                    }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3212 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3212 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3214 = row_4 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3215 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3216 = t3215 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3217;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3217) : "r"(t3216), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3218 = t3217 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3219 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3220 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3221 = t3220 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3222;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3222) : "r"(t3221), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3223 = t3222 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3224 = t3223 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3225 = t3220 - t3224;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3226 = t3219 + t3225;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3227;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3227) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3228) : "f"(row_max_4), "f"(scale_log2), "f"(t3227));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3228 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3230 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3230 ? __uint_as_float(0xff800000u) : lse_5;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3232 = lane & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3233 = t3232 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3234 = t3214 & t3233;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3234) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3235 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3236 = t3235 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3237 = t3236 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3238 = lse + t3237;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3239 = (u64)t3226;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3240 = t3239 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3241 = t3240 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3242 = t3238 + t3241;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3243 = (u64)t3218;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3244 = t3243 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3245 = t3244 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3246 = t3242 + t3245;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3246), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
