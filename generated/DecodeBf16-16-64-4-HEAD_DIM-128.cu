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
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t63 = warp << 4u;
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t65 = thread >> 3u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t66 = thread & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t67 = t65 & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t68 = t66 ^ t67;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t69 = t65 << 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t70 = t68 << 4u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t71 = t69 + t70;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t72 = (u64)t65 * 0u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t73 = (u64)t66 * 16u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t74 = t72 + t73;
        const u32 t75 = head_dim >> 3u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t76 = (u64)t66 * 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t77 = smem_1 + t71;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t78 = t30 > 1u ? t30 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t79 = t78 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t105 = t104 + t76;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t106 = t65 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t107 = t66 < t75;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t108 = t106 & t107;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t109 = t108 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t77), "l"(t105), "r"(t109) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t110 = t105 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t111 = t65 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t112 = t66 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t113 = t112 < t75;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t114 = t111 & t113;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t115 = t114 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t77), "l"(t110), "r"(t115) : "memory");
#line 64 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t117 = ring + 32768u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t118 = (u64)t16;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t119 = t118 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t120 = t119 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t121 = k + t120;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t122 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t123 = t122 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t124 = t121 + t123;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t125 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t126 = t125 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t127 = t126 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t128 = t124 + t127;
        const u32 t129 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t130 = t129 << 1u;
        const u32 t131 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t132 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t133 = t131 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t134 = t132 ^ t133;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t135 = t131 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t136 = t134 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t137 = t135 + t136;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t138 = (u64)t131 * t130;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t139 = t128 + t138;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t140 = (u64)t132 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t141 = t139 + t140;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t142 = (u64)t130 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t143 = (u64)t16;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t144 = t143 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t145 = t144 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t146 = v + t145;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t147 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t148 = t147 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t149 = t146 + t148;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t150 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t151 = t150 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t152 = t151 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t153 = t149 + t152;
        const u32 t154 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t155 = t154 << 1u;
        const u32 t156 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t157 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t158 = t156 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t159 = t157 ^ t158;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t160 = t156 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t161 = t159 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t162 = t160 + t161;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t163 = (u64)t156 * t155;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t164 = t153 + t163;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t165 = (u64)t157 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t166 = t164 + t165;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t167 = (u64)t155 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t168 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t169 = t51 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t169 << 6u;
        const u32 t171 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t172 = ring + t137;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t173 = (u64)first_key * t130;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t174 = t141 + t173;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t175 = t174 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t176 = t175 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t177 = t176 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t178 = first_key + t131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t179 = t178 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t180 = t132 < t171;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t181 = t179 & t180;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t182 = t181 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t172), "l"(t174), "r"(t182) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t183 = first_key + t131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t184 = t183 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t185 = t184 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t186 = t132 < t171;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t187 = t185 & t186;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t188 = t187 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t172), "l"(t175), "r"(t188) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t189 = first_key + t131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t190 = t189 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t191 = t190 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t192 = t132 < t171;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t193 = t191 & t192;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t194 = t193 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t172), "l"(t176), "r"(t194) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t195 = first_key + t131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t196 = t195 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t197 = t196 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t198 = t132 < t171;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t199 = t197 & t198;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t200 = t199 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t172), "l"(t177), "r"(t200) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t201 = t174 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t202 = first_key + t131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t203 = t202 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t204 = t132 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t205 = t204 < t171;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t206 = t203 & t205;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t207 = t206 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t172), "l"(t201), "r"(t207) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t208 = t175 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t209 = first_key + t131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t210 = t209 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t211 = t210 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t212 = t132 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t213 = t212 < t171;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t214 = t211 & t213;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t215 = t214 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t172), "l"(t208), "r"(t215) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t216 = t176 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t217 = first_key + t131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t218 = t217 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t219 = t218 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t220 = t132 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t221 = t220 < t171;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t222 = t219 & t221;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t223 = t222 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t172), "l"(t216), "r"(t223) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t224 = t177 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t225 = first_key + t131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t226 = t225 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t227 = t226 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t228 = t132 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t229 = t228 < t171;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t230 = t227 & t229;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t231 = t230 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t172), "l"(t224), "r"(t231) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t232 = t51 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t232 << 6u;
        const u32 t234 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t235 = t117 + t162;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t236 = (u64)first_key_2 * t155;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t237 = t166 + t236;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t238 = t237 + t167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t239 = t238 + t167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t240 = t239 + t167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t241 = first_key_2 + t156;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t242 = t241 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t243 = t157 < t234;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t244 = t242 & t243;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t245 = t244 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t235), "l"(t237), "r"(t245) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t246 = first_key_2 + t156;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t247 = t246 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t248 = t247 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t249 = t157 < t234;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t250 = t248 & t249;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t251 = t250 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t235), "l"(t238), "r"(t251) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t252 = first_key_2 + t156;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t253 = t252 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t254 = t253 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t255 = t157 < t234;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t256 = t254 & t255;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t257 = t256 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t235), "l"(t239), "r"(t257) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = first_key_2 + t156;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t259 = t258 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t260 = t259 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t261 = t157 < t234;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t262 = t260 & t261;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t263 = t262 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t235), "l"(t240), "r"(t263) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t264 = t237 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t265 = first_key_2 + t156;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t266 = t265 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t267 = t157 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t268 = t267 < t234;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t269 = t266 & t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t270 = t269 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t235), "l"(t264), "r"(t270) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t271 = t238 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t272 = first_key_2 + t156;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t273 = t272 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t274 = t273 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t275 = t157 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t276 = t275 < t234;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t277 = t274 & t276;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t278 = t277 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t235), "l"(t271), "r"(t278) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t279 = t239 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t280 = first_key_2 + t156;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t281 = t280 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t282 = t281 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t283 = t157 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t284 = t283 < t234;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t285 = t282 & t284;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t286 = t285 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t235), "l"(t279), "r"(t286) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t287 = t240 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t288 = first_key_2 + t156;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t289 = t288 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t290 = t289 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t291 = t157 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t292 = t291 < t234;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t293 = t290 & t292;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t294 = t293 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t235), "l"(t287), "r"(t294) : "memory");
#line 380 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t295 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t295) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t296 = ring + 16384u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t297 = t51 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t298 = t297 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t298 << 6u;
            const u32 t300 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t301 = t296 + t137;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t302 = (u64)first_key_3 * t130;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t303 = t141 + t302;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t304 = t303 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t305 = t304 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t306 = t305 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t307 = t132 < t300;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t308 = t307 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t301), "l"(t303), "r"(t308) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t309 = t132 < t300;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t310 = t309 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t301), "l"(t304), "r"(t310) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t311 = t132 < t300;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t312 = t311 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t301), "l"(t305), "r"(t312) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t313 = t132 < t300;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t314 = t313 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t301), "l"(t306), "r"(t314) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t315 = t303 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t316 = t132 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t317 = t316 < t300;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t318 = t317 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t301), "l"(t315), "r"(t318) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t319 = t304 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t320 = t132 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t321 = t320 < t300;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t322 = t321 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t301), "l"(t319), "r"(t322) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t323 = t305 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t324 = t132 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t325 = t324 < t300;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t326 = t325 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t301), "l"(t323), "r"(t326) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t327 = t306 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t328 = t132 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t329 = t328 < t300;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t330 = t329 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t301), "l"(t327), "r"(t330) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t331 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t331) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t332 = t117 + 16384u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t333 = t51 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t334 = t333 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t334 << 6u;
            const u32 t336 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t337 = t332 + t162;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t338 = (u64)first_key_4 * t155;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t339 = t166 + t338;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t340 = t339 + t167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t341 = t340 + t167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t342 = t341 + t167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t343 = t157 < t336;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t344 = t343 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t337), "l"(t339), "r"(t344) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t345 = t157 < t336;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t346 = t345 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t337), "l"(t340), "r"(t346) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t347 = t157 < t336;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t348 = t347 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t337), "l"(t341), "r"(t348) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t349 = t157 < t336;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t350 = t349 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t337), "l"(t342), "r"(t350) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t351 = t339 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t352 = t157 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t353 = t352 < t336;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t354 = t353 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t337), "l"(t351), "r"(t354) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t355 = t340 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t356 = t157 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t357 = t356 < t336;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t358 = t357 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t337), "l"(t355), "r"(t358) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t359 = t341 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t360 = t157 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t361 = t360 < t336;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t362 = t361 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t337), "l"(t359), "r"(t362) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t363 = t342 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t364 = t157 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t365 = t364 < t336;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t366 = t365 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t337), "l"(t363), "r"(t366) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
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
        u32 t409;
        asm volatile("mov.b32 %0, %1;" : "=r"(t409) : "r"(t400));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t410 = t409 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t411 = t409 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t412 = t409 ^ 96u;
        const u32 t413 = ring + t409;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t413) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t414 = ring + t410;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t414) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t415 = ring + t411;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t415) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t416 = ring + t412;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t416) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t413) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t414) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t415) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t416) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t417 = 0u < t53;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t418 = t55 <= 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t419 = t417 | t418;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t419) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t420 = t51 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t421 = t420 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_5 = t421 + t63;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t423 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t424 = t423 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_5 + t424;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t426 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t427 = first + t426;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t428 = t427 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t429;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t429) : "r"(t428), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t430 = t429 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t431 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t431 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t434 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t434;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t436 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t436;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t438 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t438;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t440 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t440;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t441 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t442 = first + t441;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t443 = t442 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t444 = t443 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t445;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t445) : "r"(t444), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t446 = t445 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t447 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t447 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t450 = visible_5 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t450;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t452 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t452;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t454 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t454;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t456 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t456;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t458;
        asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t459;
        asm("max.f32 %0, %1, %2;" : "=f"(t459) : "f"(t458), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t460;
        asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(t459), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t461;
        asm("max.f32 %0, %1, %2;" : "=f"(t461) : "f"(t460), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t462;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t462) : "f"(t461));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t461), "f"(t462));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t464;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t464) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t464));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t467 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t467;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t469 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t470;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t470) : "f"(old), "f"(scale_log2), "f"(t469));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t470));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t472 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t473 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t473));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t475;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t475) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t475;
        const f32 t476 = t472 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t477 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t477));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t479;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t479) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t479;
        const f32 t480 = t476 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t481 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t481));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t483;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t483) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t483;
        const f32 t484 = t480 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t485 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t485));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t487;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t487;
        const f32 t488 = t484 + s_6;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t489 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t490 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t491 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t492 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t493 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t494 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t495 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t496 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t497 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t498 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t499 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t500 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t501 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t502 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t503 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t504 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t505 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t506 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t507 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t508 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t509 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t510 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t511 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t512 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t513 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t514 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t515 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t516 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t517 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t518 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t519 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t520 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t520;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t522;
        asm("max.f32 %0, %1, %2;" : "=f"(t522) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t523;
        asm("max.f32 %0, %1, %2;" : "=f"(t523) : "f"(t522), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t524;
        asm("max.f32 %0, %1, %2;" : "=f"(t524) : "f"(t523), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t525;
        asm("max.f32 %0, %1, %2;" : "=f"(t525) : "f"(t524), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t526;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t526) : "f"(t525));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t525), "f"(t526));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t528;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t528) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t528));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t531 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t531;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t533 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t534;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t534) : "f"(old_2), "f"(scale_log2), "f"(t533));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t534));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t536 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t537 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t537));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t539;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t539;
        const f32 t540 = t536 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t541 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t541));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t543;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t543) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t543;
        const f32 t544 = t540 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t545 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t545));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t547;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t547;
        const f32 t548 = t544 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t549 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t549));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t551;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t551) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t551;
        const f32 t552 = t548 + s_8;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t552;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t553 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t553;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t554 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t554;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t555 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t555;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t556 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t556;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t557 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t557;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t558 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t558;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t559 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t559;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t560 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t560;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t561 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t561;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t562 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t562;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t563 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t563;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t564 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t564;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t565 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t565;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t566 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t566;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t567 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t567;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t568 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t568;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t569 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t569;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t570 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t570;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t571 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t571;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t572 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t572;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t573 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t573;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t574 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t574;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t575 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t575;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t576 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t576;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t577 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t577;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t578 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t578;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t579 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t579;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t580 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t580;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t581 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t581;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t582 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t582;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t583 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t583;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t584 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t584;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t585;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t585) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t586;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t586) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t587;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t587) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t588;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t588) : "f"(s_7), "f"(s_8));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t589;
        asm volatile("mov.b32 %0, %1;" : "=r"(t589) : "r"(t408));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t590 = t589 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t591 = t589 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t592 = t589 ^ 96u;
        const u32 t593 = t117 + t589;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t594 = t117 + t590;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t595 = t117 + t591;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t596 = t117 + t592;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t593) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t594) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t595) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t596) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_79), "r"(m_80));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t593) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_81), "r"(m_82));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_83), "r"(m_84));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t594) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_85), "r"(m_86));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_87), "r"(m_88));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t595) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_89), "r"(m_90));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_91), "r"(m_92));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t596) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_93), "r"(m_94));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t585), "r"(t586), "r"(t587), "r"(t588), "r"(m_95), "r"(m_96));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < count; i += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 405 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i + 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t598 = next < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t598) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t599 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t600 = t599 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t601 = ring + t600;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t602 = t51 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t603 = t602 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t603 << 6u;
                const u32 t605 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t606 = t601 + t137;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t607 = (u64)first_key_6 * t130;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t608 = t141 + t607;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t609 = t608 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t610 = t609 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t611 = t610 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t612 = t132 < t605;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t613 = t612 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t606), "l"(t608), "r"(t613) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t614 = t132 < t605;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t615 = t614 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t606), "l"(t609), "r"(t615) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t616 = t132 < t605;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t617 = t616 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t606), "l"(t610), "r"(t617) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t618 = t132 < t605;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t619 = t618 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t606), "l"(t611), "r"(t619) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t620 = t608 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t621 = t132 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t622 = t621 < t605;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t623 = t622 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t606), "l"(t620), "r"(t623) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t624 = t609 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t625 = t132 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t626 = t625 < t605;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t627 = t626 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t606), "l"(t624), "r"(t627) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t628 = t610 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t629 = t132 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t630 = t629 < t605;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t631 = t630 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t606), "l"(t628), "r"(t631) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t632 = t611 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t633 = t132 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t634 = t633 < t605;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t635 = t634 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t606), "l"(t632), "r"(t635) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t636 = next < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t636) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t637 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t638 = t637 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t639 = t117 + t638;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t640 = t51 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t641 = t640 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t641 << 6u;
                const u32 t643 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t644 = t639 + t162;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t645 = (u64)first_key_7 * t155;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t646 = t166 + t645;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t647 = t646 + t167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t648 = t647 + t167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t649 = t648 + t167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t650 = t157 < t643;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t651 = t650 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t644), "l"(t646), "r"(t651) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t652 = t157 < t643;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t653 = t652 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t644), "l"(t647), "r"(t653) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t654 = t157 < t643;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t655 = t654 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t644), "l"(t648), "r"(t655) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t656 = t157 < t643;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t657 = t656 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t644), "l"(t649), "r"(t657) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t658 = t646 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t659 = t157 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t660 = t659 < t643;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t661 = t660 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t644), "l"(t658), "r"(t661) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t662 = t647 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t663 = t157 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t664 = t663 < t643;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t665 = t664 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t644), "l"(t662), "r"(t665) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t666 = t648 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t667 = t157 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t668 = t667 < t643;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t669 = t668 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t644), "l"(t666), "r"(t669) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t670 = t649 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t671 = t157 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t672 = t671 < t643;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t673 = t672 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t644), "l"(t670), "r"(t673) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 407 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t674 = next + 1u;
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
            const u32 t675 = i & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t676 = t675 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t677 = ring + t676;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t678;
            asm volatile("mov.b32 %0, %1;" : "=r"(t678) : "r"(t400));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t679 = t678 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t680 = t678 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t681 = t678 ^ 96u;
            const u32 t682 = t677 + t678;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t682) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t683 = t677 + t679;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t683) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t684 = t677 + t680;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t684) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t685 = t677 + t681;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t685) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t682) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t683) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t684) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t685) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t686 = i < t53;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t687 = t55 <= i;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t688 = t686 | t687;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t688) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t689 = t51 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t690 = t689 - i;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t691 = t690 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_8 = t691 + t63;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t693 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t694 = t693 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_8 + t694;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t696 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t697 = first + t696;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t698 = t697 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t699;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t699) : "r"(t698), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t700 = t699 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t701 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t701 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t704 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t704;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t706 = visible_10 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t706;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t708 = visible_11 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t708;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t710 = visible_12 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t710;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t711 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t712 = first + t711;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t713 = t712 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t714 = t713 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t715;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t715) : "r"(t714), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t716 = t715 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t717 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_5 = t717 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t720 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t720;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t722 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t722;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t724 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t724;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t726 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t726;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t728;
            asm("max.f32 %0, %1, %2;" : "=f"(t728) : "f"(old_3), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t729;
            asm("max.f32 %0, %1, %2;" : "=f"(t729) : "f"(t728), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t730;
            asm("max.f32 %0, %1, %2;" : "=f"(t730) : "f"(t729), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t731;
            asm("max.f32 %0, %1, %2;" : "=f"(t731) : "f"(t730), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t732;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t732) : "f"(t731));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t731), "f"(t732));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t734;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t734) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t734));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t737 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t737;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t739 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t740;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t740) : "f"(old_3), "f"(scale_log2), "f"(t739));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t740));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t742 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t743 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t743));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t745;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t745) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t745;
            const f32 t746 = t742 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t747 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t747));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t749;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t749) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t749;
            const f32 t750 = t746 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t751 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t751));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t753;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t753) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t753;
            const f32 t754 = t750 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t755 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t755));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t757;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t757) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t757;
            const f32 t758 = t754 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t758;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t759 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t759;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t760 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t760;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t761 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t761;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t762 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t762;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t763 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t763;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t764 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t764;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t765 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t765;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t766 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t766;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t767 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t767;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t768 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t768;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t769 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t769;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t770 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t770;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t771 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t771;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t772 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t772;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t773 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t773;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t774 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t774;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t775 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t775;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t776 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t776;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t777 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t778 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t779 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t780 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t781 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t782 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t783 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t784 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t785 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t786 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t787 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t788 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t789 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t790 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t790;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t792;
            asm("max.f32 %0, %1, %2;" : "=f"(t792) : "f"(old_4), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t793;
            asm("max.f32 %0, %1, %2;" : "=f"(t793) : "f"(t792), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t794;
            asm("max.f32 %0, %1, %2;" : "=f"(t794) : "f"(t793), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t795;
            asm("max.f32 %0, %1, %2;" : "=f"(t795) : "f"(t794), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t796;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t796) : "f"(t795));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t795), "f"(t796));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t798;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t798) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t798));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t801 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t801;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t803 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t804;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t804) : "f"(old_4), "f"(scale_log2), "f"(t803));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t804));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t806 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t807 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t807));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t809;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t809) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t809;
            const f32 t810 = t806 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t811 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t811));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t813;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t813) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t813;
            const f32 t814 = t810 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t815 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t815));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t817;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t817) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t817;
            const f32 t818 = t814 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t819 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t819));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t821;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t821) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t821;
            const f32 t822 = t818 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t822;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t823 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t823;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t824 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t824;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t825 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t825;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t826 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t826;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t827 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t827;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t828 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t828;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t829 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t829;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t830 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t830;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t831 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t831;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t832 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t832;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t833 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t833;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t834 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t834;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t835 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t835;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t836 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t836;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t837 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t837;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t838 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t838;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t839 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t839;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t840 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t840;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t841 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t841;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t842 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t842;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t843 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t843;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t844 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t844;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t845 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t845;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t846 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t846;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t847 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t847;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t848 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t848;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t849 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t849;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t850 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t850;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t851 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t851;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t852 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t852;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t853 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t853;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t854 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t854;
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t855;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t855) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t856;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t856) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t857;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t857) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t858;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t858) : "f"(s_15), "f"(s_16));
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t859 = i & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t860 = t859 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t861 = t117 + t860;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t862;
            asm volatile("mov.b32 %0, %1;" : "=r"(t862) : "r"(t408));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t863 = t862 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t864 = t862 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t865 = t862 ^ 96u;
            const u32 t866 = t861 + t862;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t867 = t861 + t863;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t868 = t861 + t864;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t869 = t861 + t865;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t866) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t867) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t868) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t869) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_143), "r"(m_144));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t866) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_145), "r"(m_146));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_147), "r"(m_148));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t867) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_149), "r"(m_150));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_151), "r"(m_152));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t868) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_153), "r"(m_154));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_155), "r"(m_156));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t869) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_157), "r"(m_158));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t855), "r"(t856), "r"(t857), "r"(t858), "r"(m_159), "r"(m_160));
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
        const u32 t870 = warp * 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t871 = ring + t870;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t872 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t871 + t872;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t874 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t875 = t874 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t875) {
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
        const u32 t876 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t877 = t876 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t878 = t877 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t878) {
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
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t880 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t881 = t880 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t881) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t882 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = ring + t882;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t885;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t885) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t886;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t886) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t887;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t887) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t888;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t888) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t889;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t889) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t890;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t890) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t891;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t891) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t892;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t892) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t893;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t893) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t894;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t894) : "r"(columns) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t895 = ring + 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t896 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t895 + t896;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t899;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t899) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t900;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t900) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t901;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t901) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t902;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t902) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t903;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t903) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t904;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t904) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t905;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t905) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t906;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t906) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t907;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t907) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t908;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t908) : "r"(columns_2) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t909 = ring + 17408u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t910 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t909 + t910;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t913;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t913) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t914;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t914) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t915;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t915) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t916;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t916) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t917;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t917) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t918;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t918) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t919;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t919) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t920;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t920) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t921;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t921) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t922;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t922) : "r"(columns_3) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t923 = ring + 26112u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t924 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t923 + t924;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t927;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t927) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t928;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t928) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t929;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t929) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t930;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t930) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t931;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t931) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t932;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t932) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t933;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t933) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t934;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t934) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t935;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t935) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t936;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t936) : "r"(columns_4) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t937;
            asm("max.f32 %0, %1, %2;" : "=f"(t937) : "f"(t885), "f"(t899));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t938;
            asm("max.f32 %0, %1, %2;" : "=f"(t938) : "f"(t937), "f"(t913));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t938), "f"(t927));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = max == __uint_as_float(0xff800000u);
            const f32 t941 = max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_5 = none_5 ? 0.0f : t941;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t943 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t944;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t944) : "f"(t885), "f"(scale_log2), "f"(t943));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t944));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t946 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t947;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t947) : "f"(t899), "f"(scale_log2), "f"(t946));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t947));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t949 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t950;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t950) : "f"(t913), "f"(scale_log2), "f"(t949));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t950));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t952 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t953;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t953) : "f"(t927), "f"(scale_log2), "f"(t952));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t953));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t955 = t886 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t955;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t956;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t956) : "f"(t900), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t956;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t957;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t957) : "f"(t914), "f"(factors_3), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t957;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t958;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t958) : "f"(t928), "f"(factors_4), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t958;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t959 = t887 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t959;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t960;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t960) : "f"(t901), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t960;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t961;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t961) : "f"(t915), "f"(factors_3), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t961;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t962;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t962) : "f"(t929), "f"(factors_4), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t962;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t963 = t888 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t963;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t964;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t964) : "f"(t902), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t964;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t965;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t965) : "f"(t916), "f"(factors_3), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t965;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t966;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t966) : "f"(t930), "f"(factors_4), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t966;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t967 = t889 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t967;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t968;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t968) : "f"(t903), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t968;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t969;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t969) : "f"(t917), "f"(factors_3), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t969;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t970;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t970) : "f"(t931), "f"(factors_4), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t970;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t971 = t890 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t971;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t972;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t972) : "f"(t904), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t972;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t973;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t973) : "f"(t918), "f"(factors_3), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t973;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t974;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t974) : "f"(t932), "f"(factors_4), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t974;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t975 = t891 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t975;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t976;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t976) : "f"(t905), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t976;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t977;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t977) : "f"(t919), "f"(factors_3), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t977;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t978;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t978) : "f"(t933), "f"(factors_4), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t978;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t979 = t892 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t979;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t980;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t980) : "f"(t906), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t980;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t981;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t981) : "f"(t920), "f"(factors_3), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t981;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t982;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t982) : "f"(t934), "f"(factors_4), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t982;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t983 = t893 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t983;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t984;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t984) : "f"(t907), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t984;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t985;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t985) : "f"(t921), "f"(factors_3), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t985;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t986;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t986) : "f"(t935), "f"(factors_4), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t986;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t987 = t894 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t987;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t988;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t988) : "f"(t908), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t988;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t989;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t989) : "f"(t922), "f"(factors_3), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t989;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t990;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t990) : "f"(t936), "f"(factors_4), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t990;
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
        const u32 t991 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t992 = t991 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t993 = t992 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t993) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t994 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_5 = ring + t994;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_5 = theirs_5 + slice;
            f32 t997;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t997) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t998;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t998) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t999;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t999) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1000;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1000) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1001;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1001) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1002;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1002) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1003;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1003) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1004;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1004) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1005;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1005) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1006;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1006) : "r"(columns_5) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1007 = ring + 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1008 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_6 = t1007 + t1008;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_6 = theirs_6 + slice;
            f32 t1011;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1011) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1012;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1012) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1013;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1013) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1014;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1014) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1015;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1015) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1016;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1016) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1017;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1017) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1018;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1018) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1019;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1019) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1020;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1020) : "r"(columns_6) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1021 = ring + 17408u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1022 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_7 = t1021 + t1022;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_7 = theirs_7 + slice;
            f32 t1025;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1025) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1026;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1026) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1027;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1027) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1028;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1028) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1029;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1029) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1030;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1030) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1031;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1031) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1032;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1032) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1033;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1033) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1034;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1034) : "r"(columns_7) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1035 = ring + 26112u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1036 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_8 = t1035 + t1036;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_8 = theirs_8 + slice;
            f32 t1039;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1039) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1040;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1040) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1041;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1041) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1042;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1042) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1043;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1043) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1044;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1044) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1045;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1045) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1046;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1046) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1047;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1047) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1048;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1048) : "r"(columns_8) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1049;
            asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t997), "f"(t1011));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1050;
            asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1049), "f"(t1025));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1050), "f"(t1039));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = max_2 == __uint_as_float(0xff800000u);
            const f32 t1053 = max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_6 = none_6 ? 0.0f : t1053;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1055 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1056;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1056) : "f"(t997), "f"(scale_log2), "f"(t1055));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t1056));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1058 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1059;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(t1011), "f"(scale_log2), "f"(t1058));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t1059));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1061 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1062;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1062) : "f"(t1025), "f"(scale_log2), "f"(t1061));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t1062));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1064 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1065;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1065) : "f"(t1039), "f"(scale_log2), "f"(t1064));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t1065));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1067 = t998 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1067;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1068;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1068) : "f"(t1012), "f"(factors_6), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1068;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1069;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1069) : "f"(t1026), "f"(factors_7), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1069;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1070;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1070) : "f"(t1040), "f"(factors_8), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1070;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1071 = t999 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1071;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1072;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1072) : "f"(t1013), "f"(factors_6), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1072;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1073;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1073) : "f"(t1027), "f"(factors_7), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1073;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1074;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1074) : "f"(t1041), "f"(factors_8), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1074;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1075 = t1000 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1075;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1076;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1076) : "f"(t1014), "f"(factors_6), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1076;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1077;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1077) : "f"(t1028), "f"(factors_7), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1077;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1078;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1078) : "f"(t1042), "f"(factors_8), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1078;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1079 = t1001 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1079;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1080;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1080) : "f"(t1015), "f"(factors_6), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1080;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1081;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1081) : "f"(t1029), "f"(factors_7), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1081;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1082;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1082) : "f"(t1043), "f"(factors_8), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1082;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1083 = t1002 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1083;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1084;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1084) : "f"(t1016), "f"(factors_6), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1084;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1085;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1085) : "f"(t1030), "f"(factors_7), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1085;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1086;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1086) : "f"(t1044), "f"(factors_8), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1086;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1087 = t1003 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1087;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1088;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1088) : "f"(t1017), "f"(factors_6), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1088;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1089;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1089) : "f"(t1031), "f"(factors_7), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1089;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1090;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1090) : "f"(t1045), "f"(factors_8), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1090;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1091 = t1004 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1091;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1092;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1092) : "f"(t1018), "f"(factors_6), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1092;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1093;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1093) : "f"(t1032), "f"(factors_7), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1093;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1094;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1094) : "f"(t1046), "f"(factors_8), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1094;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1095 = t1005 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1095;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1096;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1096) : "f"(t1019), "f"(factors_6), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1096;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1097;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1097) : "f"(t1033), "f"(factors_7), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1097;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1098;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1098) : "f"(t1047), "f"(factors_8), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1098;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1099 = t1006 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1099;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1100;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1100) : "f"(t1020), "f"(factors_6), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1100;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1101;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1101) : "f"(t1034), "f"(factors_7), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1101;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1102;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1102) : "f"(t1048), "f"(factors_8), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1102;
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
        const bool t1103 = splits_2 == 1u;
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1103) {
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1104;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1104) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1104;
            f32 t1106;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1106) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1107 = pair_5 + t1106;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1107;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1108;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1108) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1108;
            f32 t1110;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1110) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1111 = pair_6 + t1110;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1111;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1112 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1113;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1112 ? 0.0f : t1113;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1115 = rows * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows = t1115;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1116 = rows_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1116;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1117 = rows_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1117;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1118 = rows_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1118;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1119 = rows_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1119;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1120 = rows_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1120;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1121 = rows_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1121;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1122 = rows_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1122;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1123 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1124;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1124) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1123 ? 0.0f : t1124;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1126 = rows_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1126;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1127 = rows_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1127;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1128 = rows_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1128;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1129 = rows_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1129;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1130 = rows_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1130;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1131 = rows_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1131;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1132 = rows_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1132;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1133 = rows_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1133;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp << 2u;
            const u32 t1135 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1136 = t1135 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1137 = first_2 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1136 + t1137;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1139 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1140 = t1139 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1140) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1141 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1142 = first + t1141;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1143 = t1142 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1144;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1144) : "r"(t1143), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1145 = t1144 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1146 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1147 = first + t1141;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1148 = t1147 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1149;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1149) : "r"(t1148), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1150 = t1149 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1151 = t1150 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1152 = t1147 - t1151;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1153 = t1146 + t1152;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1154 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1155 = t1154 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1156 = t1155 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1157 = o + t1156;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1158 = (u64)t1145;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1159 = t1158 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1160 = t1159 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1161 = t1157 + t1160;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1162 = (u64)t1153;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1163 = t1162 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1164 = t1163 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1165 = t1161 + t1164;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1166 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1165 + t1166;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1168 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1169 = first_2 < t1168;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1169) {
                    u32 t1170;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1170) : "f"(pair_7), "f"(pair_8));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1170) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1171 = first_2 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1172 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1173 = t1171 < t1172;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1173) {
                    u32 t1174;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1174) : "f"(pair_9), "f"(pair_10));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1174) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1175 = first_2 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1176 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1177 = t1175 < t1176;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1177) {
                    u32 t1178;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1178) : "f"(pair_11), "f"(pair_12));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1178) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1179 = first_2 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1180 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1181 = t1179 < t1180;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1181) {
                    u32 t1182;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1182) : "f"(pair_13), "f"(pair_14));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1182) : "memory");
                }
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1183 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1184 = t1183 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1185 = t1184 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1185) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1186 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1187 = t1186 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1188 = first + t1187;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1189 = t1188 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1190;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1190) : "r"(t1189), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1191 = t1190 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1192 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1193 = first + t1187;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1194 = t1193 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1195;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1195) : "r"(t1194), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1196 = t1195 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1197 = t1196 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1198 = t1193 - t1197;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1199 = t1192 + t1198;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1200 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1201 = t1200 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1202 = t1201 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1203 = o + t1202;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1204 = (u64)t1191;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1205 = t1204 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1206 = t1205 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1207 = t1203 + t1206;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1208 = (u64)t1199;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1209 = t1208 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1210 = t1209 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1211 = t1207 + t1210;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1212 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1211 + t1212;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1214 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1215 = first_2 < t1214;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1215) {
                    u32 t1216;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1216) : "f"(pair_15), "f"(pair_16));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1216) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1217 = first_2 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1218 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1219 = t1217 < t1218;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1219) {
                    u32 t1220;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1220) : "f"(pair_17), "f"(pair_18));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1220) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1221 = first_2 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1222 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1223 = t1221 < t1222;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1223) {
                    u32 t1224;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1224) : "f"(pair_19), "f"(pair_20));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1224) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1225 = first_2 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1226 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1227 = t1225 < t1226;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1227) {
                    u32 t1228;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1228) : "f"(pair_21), "f"(pair_22));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1228) : "memory");
                }
            }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1229 = warp < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1229) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1231 = row < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1232 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1233 = t1232 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1234;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1234) : "r"(t1233), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1235 = t1234 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1236 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1237 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1238 = t1237 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1239;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1239) : "r"(t1238), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1240 = t1239 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1241 = t1240 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1242 = t1237 - t1241;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1243 = t1236 + t1242;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1244;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1244) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1245;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1245) : "f"(row_max_3), "f"(scale_log2), "f"(t1244));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1245 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1247 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1247 ? __uint_as_float(0xff800000u) : lse_2;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t1249 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1250 = t1249 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1251 = t1231 & t1250;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t1251) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1252 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1253 = t1252 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1254 = t1253 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1255 = lse + t1254;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1256 = (u64)t1243;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1257 = t1256 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1258 = t1257 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1259 = t1255 + t1258;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1260 = (u64)t1235;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1261 = t1260 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1262 = t1261 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1263 = t1259 + t1262;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1263), "f"(value) : "memory");
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1264 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1264 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1266 = row_2 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1267 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1268 = t1267 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1269;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1269) : "r"(t1268), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1270 = t1269 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1271 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1272 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1273 = t1272 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1274;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1274) : "r"(t1273), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1275 = t1274 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1276 = t1275 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1277 = t1272 - t1276;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1278 = t1271 + t1277;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1279;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1279) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1280;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1280) : "f"(row_max_4), "f"(scale_log2), "f"(t1279));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1280 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1282 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1282 ? __uint_as_float(0xff800000u) : lse_3;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t1284 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1285 = t1284 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t1286 = t1266 & t1285;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t1286) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1287 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1288 = t1287 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1289 = t1288 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1290 = lse + t1289;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1291 = (u64)t1278;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1292 = t1291 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1293 = t1292 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1294 = t1290 + t1293;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1295 = (u64)t1270;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1296 = t1295 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1297 = t1296 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t1298 = t1294 + t1297;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1298), "f"(value_2) : "memory");
                }
            }
        } else {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1299 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1300 = t1299 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1300) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index = warp << 1u;
                const u64 t1302 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1303 = t1302 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1304 = t1303 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1305 = partials + t1304;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1306 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1307 = t1306 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1308 = t1307 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1309 = t1305 + t1308;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1310 = (u64)index;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1311 = t1310 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1312 = t1311 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1313 = t1309 + t1312;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1314 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1315 = t1313 + t1314;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1316 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1317 = (u64)t1316 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1318 = t1313 + t1317;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1319;
                asm("mov.b32 %0, %1;" : "=r"(t1319) : "f"(rows));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1320;
                asm("mov.b32 %0, %1;" : "=r"(t1320) : "f"(rows_2));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1321;
                asm("mov.b32 %0, %1;" : "=r"(t1321) : "f"(rows_5));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1322;
                asm("mov.b32 %0, %1;" : "=r"(t1322) : "f"(rows_6));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1318), "r"(t1319), "r"(t1320), "r"(t1321), "r"(t1322) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1323;
                asm("mov.b32 %0, %1;" : "=r"(t1323) : "f"(rows_9));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1324;
                asm("mov.b32 %0, %1;" : "=r"(t1324) : "f"(rows_10));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1325;
                asm("mov.b32 %0, %1;" : "=r"(t1325) : "f"(rows_13));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1326;
                asm("mov.b32 %0, %1;" : "=r"(t1326) : "f"(rows_14));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1318), "r"(t1323), "r"(t1324), "r"(t1325), "r"(t1326) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1315), "f"(row_max_3) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1315), "f"(row_sum_3) : "memory");
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1327 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1328 = t1327 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1329 = t1328 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1329) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1330 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1330 + 1u;
                const u64 t1332 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1333 = t1332 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1334 = t1333 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1335 = partials + t1334;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1336 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1337 = t1336 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1338 = t1337 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1339 = t1335 + t1338;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1340 = (u64)index_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1341 = t1340 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1342 = t1341 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1343 = t1339 + t1342;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1344 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1345 = t1343 + t1344;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1346 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1347 = (u64)t1346 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1348 = t1343 + t1347;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1349;
                asm("mov.b32 %0, %1;" : "=r"(t1349) : "f"(rows_3));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1350;
                asm("mov.b32 %0, %1;" : "=r"(t1350) : "f"(rows_4));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1351;
                asm("mov.b32 %0, %1;" : "=r"(t1351) : "f"(rows_7));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1352;
                asm("mov.b32 %0, %1;" : "=r"(t1352) : "f"(rows_8));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1348), "r"(t1349), "r"(t1350), "r"(t1351), "r"(t1352) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1353;
                asm("mov.b32 %0, %1;" : "=r"(t1353) : "f"(rows_11));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1354;
                asm("mov.b32 %0, %1;" : "=r"(t1354) : "f"(rows_12));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1355;
                asm("mov.b32 %0, %1;" : "=r"(t1355) : "f"(rows_15));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1356;
                asm("mov.b32 %0, %1;" : "=r"(t1356) : "f"(rows_16));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1348), "r"(t1353), "r"(t1354), "r"(t1355), "r"(t1356) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1345), "f"(row_max_4) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1345), "f"(row_sum_4) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1357 = (u64)tile;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1358 = t1357 * arrived_stride0;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1359 = t1358 * 4ull;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1360 = arrived + t1359;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1361 = splits_2 - 1u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1362 = (u32)__cvta_generic_to_shared(smem);
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1363 = t1362 + 69632u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1364 = threadIdx.x;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1365 = t1364 == 0u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1365) {
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1366;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1366) : "l"(t1360), "r"(t1361) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1363), "r"(t1366) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1367;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1367) : "r"(t1363) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1368 = t1367 == t1361;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1368) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1369 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1370 = t1369 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1370) {
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
                        const bool t1371 = split < splits_2;
                        if (!t1371) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_3 = warp << 1u;
                        const u64 t1373 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1374 = t1373 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1375 = t1374 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1376 = partials + t1375;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1377 = (u64)split;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1378 = t1377 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1379 = t1378 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1380 = t1376 + t1379;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1381 = (u64)index_3;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1382 = t1381 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1383 = t1382 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1384 = t1380 + t1383;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1385 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1386 = t1384 + t1385;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1387 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1388 = (u64)t1387 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1389 = t1384 + t1388;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t1389) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1390;
                        asm("mov.b32 %0, %1;" : "=f"(t1390) : "r"(chunk));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1391;
                        asm("mov.b32 %0, %1;" : "=f"(t1391) : "r"(chunk_2));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1392;
                        asm("mov.b32 %0, %1;" : "=f"(t1392) : "r"(chunk_3));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1393;
                        asm("mov.b32 %0, %1;" : "=f"(t1393) : "r"(chunk_4));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t1389) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1394;
                        asm("mov.b32 %0, %1;" : "=f"(t1394) : "r"(chunk_5));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1395;
                        asm("mov.b32 %0, %1;" : "=f"(t1395) : "r"(chunk_6));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1396;
                        asm("mov.b32 %0, %1;" : "=f"(t1396) : "r"(chunk_7));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1397;
                        asm("mov.b32 %0, %1;" : "=f"(t1397) : "r"(chunk_8));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1398;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1398) : "l"(t1386) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1399;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1399) : "l"(t1386) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t1390;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t1391;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t1392;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t1393;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t1394;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t1395;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t1396;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t1397;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t1398;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t1399;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_9;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_10;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1400 = split + 1u;
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
                        const bool t1401 = t1400 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1401) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_4 = warp << 1u;
                            const u64 t1403 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1404 = t1403 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1405 = t1404 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1406 = partials + t1405;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1407 = (u64)t1400;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1408 = t1407 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1409 = t1408 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1410 = t1406 + t1409;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1411 = (u64)index_4;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1412 = t1411 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1413 = t1412 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1414 = t1410 + t1413;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1415 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1416 = t1414 + t1415;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1417 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1418 = (u64)t1417 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1419 = t1414 + t1418;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_9;
                            u32 chunk_10;
                            u32 chunk_11;
                            u32 chunk_12;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t1419) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1420;
                            asm("mov.b32 %0, %1;" : "=f"(t1420) : "r"(chunk_9));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1421;
                            asm("mov.b32 %0, %1;" : "=f"(t1421) : "r"(chunk_10));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1422;
                            asm("mov.b32 %0, %1;" : "=f"(t1422) : "r"(chunk_11));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1423;
                            asm("mov.b32 %0, %1;" : "=f"(t1423) : "r"(chunk_12));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_13;
                            u32 chunk_14;
                            u32 chunk_15;
                            u32 chunk_16;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t1419) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1424;
                            asm("mov.b32 %0, %1;" : "=f"(t1424) : "r"(chunk_13));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1425;
                            asm("mov.b32 %0, %1;" : "=f"(t1425) : "r"(chunk_14));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1426;
                            asm("mov.b32 %0, %1;" : "=f"(t1426) : "r"(chunk_15));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1427;
                            asm("mov.b32 %0, %1;" : "=f"(t1427) : "r"(chunk_16));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1428;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1428) : "l"(t1416) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1429;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1429) : "l"(t1416) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1420;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1421;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1422;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1423;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1424;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1425;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1426;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1427;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1428;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1429;
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
                        const u32 t1430 = split + 2u;
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
                        const bool t1431 = t1430 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1431) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_5 = warp << 1u;
                            const u64 t1433 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1434 = t1433 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1435 = t1434 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1436 = partials + t1435;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1437 = (u64)t1430;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1438 = t1437 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1439 = t1438 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1440 = t1436 + t1439;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1441 = (u64)index_5;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1442 = t1441 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1443 = t1442 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1444 = t1440 + t1443;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1445 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1446 = t1444 + t1445;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1447 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1448 = (u64)t1447 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1449 = t1444 + t1448;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_17;
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t1449) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1450;
                            asm("mov.b32 %0, %1;" : "=f"(t1450) : "r"(chunk_17));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1451;
                            asm("mov.b32 %0, %1;" : "=f"(t1451) : "r"(chunk_18));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1452;
                            asm("mov.b32 %0, %1;" : "=f"(t1452) : "r"(chunk_19));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1453;
                            asm("mov.b32 %0, %1;" : "=f"(t1453) : "r"(chunk_20));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_21;
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t1449) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1454;
                            asm("mov.b32 %0, %1;" : "=f"(t1454) : "r"(chunk_21));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1455;
                            asm("mov.b32 %0, %1;" : "=f"(t1455) : "r"(chunk_22));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1456;
                            asm("mov.b32 %0, %1;" : "=f"(t1456) : "r"(chunk_23));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1457;
                            asm("mov.b32 %0, %1;" : "=f"(t1457) : "r"(chunk_24));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1458;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1458) : "l"(t1446) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1459;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1459) : "l"(t1446) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1450;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1451;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1452;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1453;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1454;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1455;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1456;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1457;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1458;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1459;
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
                        const u32 t1460 = split + 3u;
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
                        const bool t1461 = t1460 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1461) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_6 = warp << 1u;
                            const u64 t1463 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1464 = t1463 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1465 = t1464 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1466 = partials + t1465;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1467 = (u64)t1460;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1468 = t1467 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1469 = t1468 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1470 = t1466 + t1469;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1471 = (u64)index_6;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1472 = t1471 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1473 = t1472 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1474 = t1470 + t1473;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1475 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1476 = t1474 + t1475;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1477 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1478 = (u64)t1477 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1479 = t1474 + t1478;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_25;
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t1479) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1480;
                            asm("mov.b32 %0, %1;" : "=f"(t1480) : "r"(chunk_25));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1481;
                            asm("mov.b32 %0, %1;" : "=f"(t1481) : "r"(chunk_26));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1482;
                            asm("mov.b32 %0, %1;" : "=f"(t1482) : "r"(chunk_27));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1483;
                            asm("mov.b32 %0, %1;" : "=f"(t1483) : "r"(chunk_28));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_29;
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t1479) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1484;
                            asm("mov.b32 %0, %1;" : "=f"(t1484) : "r"(chunk_29));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1485;
                            asm("mov.b32 %0, %1;" : "=f"(t1485) : "r"(chunk_30));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1486;
                            asm("mov.b32 %0, %1;" : "=f"(t1486) : "r"(chunk_31));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1487;
                            asm("mov.b32 %0, %1;" : "=f"(t1487) : "r"(chunk_32));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1488;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1488) : "l"(t1476) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1489;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1489) : "l"(t1476) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1480;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1481;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1482;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1483;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1484;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1485;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1486;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1487;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1488;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1489;
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
                        const u32 t1490 = split + 4u;
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
                        const bool t1491 = t1490 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1491) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_7 = warp << 1u;
                            const u64 t1493 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1494 = t1493 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1495 = t1494 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1496 = partials + t1495;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1497 = (u64)t1490;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1498 = t1497 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1499 = t1498 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1500 = t1496 + t1499;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1501 = (u64)index_7;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1502 = t1501 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1503 = t1502 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1504 = t1500 + t1503;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1505 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1506 = t1504 + t1505;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1507 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1508 = (u64)t1507 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1509 = t1504 + t1508;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t1509) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1510;
                            asm("mov.b32 %0, %1;" : "=f"(t1510) : "r"(chunk_33));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1511;
                            asm("mov.b32 %0, %1;" : "=f"(t1511) : "r"(chunk_34));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1512;
                            asm("mov.b32 %0, %1;" : "=f"(t1512) : "r"(chunk_35));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1513;
                            asm("mov.b32 %0, %1;" : "=f"(t1513) : "r"(chunk_36));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t1509) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1514;
                            asm("mov.b32 %0, %1;" : "=f"(t1514) : "r"(chunk_37));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1515;
                            asm("mov.b32 %0, %1;" : "=f"(t1515) : "r"(chunk_38));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1516;
                            asm("mov.b32 %0, %1;" : "=f"(t1516) : "r"(chunk_39));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1517;
                            asm("mov.b32 %0, %1;" : "=f"(t1517) : "r"(chunk_40));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1518;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1518) : "l"(t1506) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1519;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1519) : "l"(t1506) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1510;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1511;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1512;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1513;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1514;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1515;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1516;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1517;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1518;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1519;
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
                        const u32 t1520 = split + 5u;
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
                        const bool t1521 = t1520 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1521) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_8 = warp << 1u;
                            const u64 t1523 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1524 = t1523 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1525 = t1524 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1526 = partials + t1525;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1527 = (u64)t1520;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1528 = t1527 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1529 = t1528 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1530 = t1526 + t1529;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1531 = (u64)index_8;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1532 = t1531 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1533 = t1532 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1534 = t1530 + t1533;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1535 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1536 = t1534 + t1535;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1537 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1538 = (u64)t1537 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1539 = t1534 + t1538;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t1539) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1540;
                            asm("mov.b32 %0, %1;" : "=f"(t1540) : "r"(chunk_41));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1541;
                            asm("mov.b32 %0, %1;" : "=f"(t1541) : "r"(chunk_42));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1542;
                            asm("mov.b32 %0, %1;" : "=f"(t1542) : "r"(chunk_43));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1543;
                            asm("mov.b32 %0, %1;" : "=f"(t1543) : "r"(chunk_44));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t1539) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1544;
                            asm("mov.b32 %0, %1;" : "=f"(t1544) : "r"(chunk_45));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1545;
                            asm("mov.b32 %0, %1;" : "=f"(t1545) : "r"(chunk_46));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1546;
                            asm("mov.b32 %0, %1;" : "=f"(t1546) : "r"(chunk_47));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1547;
                            asm("mov.b32 %0, %1;" : "=f"(t1547) : "r"(chunk_48));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1548;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1548) : "l"(t1536) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1549;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1549) : "l"(t1536) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t1540;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t1541;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t1542;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t1543;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t1544;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t1545;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t1546;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t1547;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t1548;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t1549;
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
                        const u32 t1550 = split + 6u;
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
                        const bool t1551 = t1550 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1551) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_9 = warp << 1u;
                            const u64 t1553 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1554 = t1553 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1555 = t1554 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1556 = partials + t1555;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1557 = (u64)t1550;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1558 = t1557 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1559 = t1558 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1560 = t1556 + t1559;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1561 = (u64)index_9;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1562 = t1561 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1563 = t1562 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1564 = t1560 + t1563;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1565 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1566 = t1564 + t1565;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1567 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1568 = (u64)t1567 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1569 = t1564 + t1568;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t1569) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1570;
                            asm("mov.b32 %0, %1;" : "=f"(t1570) : "r"(chunk_49));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1571;
                            asm("mov.b32 %0, %1;" : "=f"(t1571) : "r"(chunk_50));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1572;
                            asm("mov.b32 %0, %1;" : "=f"(t1572) : "r"(chunk_51));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1573;
                            asm("mov.b32 %0, %1;" : "=f"(t1573) : "r"(chunk_52));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t1569) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1574;
                            asm("mov.b32 %0, %1;" : "=f"(t1574) : "r"(chunk_53));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1575;
                            asm("mov.b32 %0, %1;" : "=f"(t1575) : "r"(chunk_54));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1576;
                            asm("mov.b32 %0, %1;" : "=f"(t1576) : "r"(chunk_55));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1577;
                            asm("mov.b32 %0, %1;" : "=f"(t1577) : "r"(chunk_56));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1578;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1578) : "l"(t1566) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1579;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1579) : "l"(t1566) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t1570;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t1571;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t1572;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t1573;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t1574;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t1575;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t1576;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t1577;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t1578;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t1579;
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
                        const u32 t1580 = split + 7u;
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
                        const bool t1581 = t1580 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1581) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_10 = warp << 1u;
                            const u64 t1583 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1584 = t1583 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1585 = t1584 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1586 = partials + t1585;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1587 = (u64)t1580;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1588 = t1587 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1589 = t1588 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1590 = t1586 + t1589;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1591 = (u64)index_10;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1592 = t1591 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1593 = t1592 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1594 = t1590 + t1593;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1595 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1596 = t1594 + t1595;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1597 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1598 = (u64)t1597 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1599 = t1594 + t1598;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t1599) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1600;
                            asm("mov.b32 %0, %1;" : "=f"(t1600) : "r"(chunk_57));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1601;
                            asm("mov.b32 %0, %1;" : "=f"(t1601) : "r"(chunk_58));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1602;
                            asm("mov.b32 %0, %1;" : "=f"(t1602) : "r"(chunk_59));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1603;
                            asm("mov.b32 %0, %1;" : "=f"(t1603) : "r"(chunk_60));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t1599) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1604;
                            asm("mov.b32 %0, %1;" : "=f"(t1604) : "r"(chunk_61));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1605;
                            asm("mov.b32 %0, %1;" : "=f"(t1605) : "r"(chunk_62));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1606;
                            asm("mov.b32 %0, %1;" : "=f"(t1606) : "r"(chunk_63));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1607;
                            asm("mov.b32 %0, %1;" : "=f"(t1607) : "r"(chunk_64));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1608;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1608) : "l"(t1596) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1609;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1609) : "l"(t1596) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t1600;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t1601;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t1602;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t1603;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t1604;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t1605;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t1606;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t1607;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t1608;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t1609;
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
                        const u32 t1610 = split + 8u;
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
                        const bool t1611 = t1610 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1611) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_11 = warp << 1u;
                            const u64 t1613 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1614 = t1613 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1615 = t1614 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1616 = partials + t1615;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1617 = (u64)t1610;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1618 = t1617 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1619 = t1618 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1620 = t1616 + t1619;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1621 = (u64)index_11;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1622 = t1621 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1623 = t1622 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1624 = t1620 + t1623;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1625 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1626 = t1624 + t1625;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1627 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1628 = (u64)t1627 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1629 = t1624 + t1628;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t1629) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1630;
                            asm("mov.b32 %0, %1;" : "=f"(t1630) : "r"(chunk_65));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1631;
                            asm("mov.b32 %0, %1;" : "=f"(t1631) : "r"(chunk_66));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1632;
                            asm("mov.b32 %0, %1;" : "=f"(t1632) : "r"(chunk_67));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1633;
                            asm("mov.b32 %0, %1;" : "=f"(t1633) : "r"(chunk_68));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t1629) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1634;
                            asm("mov.b32 %0, %1;" : "=f"(t1634) : "r"(chunk_69));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1635;
                            asm("mov.b32 %0, %1;" : "=f"(t1635) : "r"(chunk_70));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1636;
                            asm("mov.b32 %0, %1;" : "=f"(t1636) : "r"(chunk_71));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1637;
                            asm("mov.b32 %0, %1;" : "=f"(t1637) : "r"(chunk_72));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1638;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1638) : "l"(t1626) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1639;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1639) : "l"(t1626) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t1630;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t1631;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t1632;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t1633;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t1634;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t1635;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t1636;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t1637;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t1638;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t1639;
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
                        const u32 t1640 = split + 9u;
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
                        const bool t1641 = t1640 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1641) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_12 = warp << 1u;
                            const u64 t1643 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1644 = t1643 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1645 = t1644 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1646 = partials + t1645;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1647 = (u64)t1640;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1648 = t1647 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1649 = t1648 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1650 = t1646 + t1649;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1651 = (u64)index_12;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1652 = t1651 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1653 = t1652 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1654 = t1650 + t1653;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1655 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1656 = t1654 + t1655;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1657 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1658 = (u64)t1657 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1659 = t1654 + t1658;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t1659) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1660;
                            asm("mov.b32 %0, %1;" : "=f"(t1660) : "r"(chunk_73));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1661;
                            asm("mov.b32 %0, %1;" : "=f"(t1661) : "r"(chunk_74));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1662;
                            asm("mov.b32 %0, %1;" : "=f"(t1662) : "r"(chunk_75));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1663;
                            asm("mov.b32 %0, %1;" : "=f"(t1663) : "r"(chunk_76));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t1659) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1664;
                            asm("mov.b32 %0, %1;" : "=f"(t1664) : "r"(chunk_77));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1665;
                            asm("mov.b32 %0, %1;" : "=f"(t1665) : "r"(chunk_78));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1666;
                            asm("mov.b32 %0, %1;" : "=f"(t1666) : "r"(chunk_79));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1667;
                            asm("mov.b32 %0, %1;" : "=f"(t1667) : "r"(chunk_80));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1668;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1668) : "l"(t1656) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1669;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1669) : "l"(t1656) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t1660;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t1661;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t1662;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t1663;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t1664;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t1665;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t1666;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t1667;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t1668;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t1669;
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
                        const u32 t1670 = split + 10u;
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
                        const bool t1671 = t1670 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1671) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_13 = warp << 1u;
                            const u64 t1673 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1674 = t1673 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1675 = t1674 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1676 = partials + t1675;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1677 = (u64)t1670;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1678 = t1677 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1679 = t1678 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1680 = t1676 + t1679;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1681 = (u64)index_13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1682 = t1681 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1683 = t1682 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1684 = t1680 + t1683;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1685 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1686 = t1684 + t1685;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1687 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1688 = (u64)t1687 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1689 = t1684 + t1688;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t1689) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1690;
                            asm("mov.b32 %0, %1;" : "=f"(t1690) : "r"(chunk_81));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1691;
                            asm("mov.b32 %0, %1;" : "=f"(t1691) : "r"(chunk_82));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1692;
                            asm("mov.b32 %0, %1;" : "=f"(t1692) : "r"(chunk_83));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1693;
                            asm("mov.b32 %0, %1;" : "=f"(t1693) : "r"(chunk_84));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t1689) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1694;
                            asm("mov.b32 %0, %1;" : "=f"(t1694) : "r"(chunk_85));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1695;
                            asm("mov.b32 %0, %1;" : "=f"(t1695) : "r"(chunk_86));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1696;
                            asm("mov.b32 %0, %1;" : "=f"(t1696) : "r"(chunk_87));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1697;
                            asm("mov.b32 %0, %1;" : "=f"(t1697) : "r"(chunk_88));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1698;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1698) : "l"(t1686) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1699;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1699) : "l"(t1686) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t1690;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t1691;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t1692;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t1693;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t1694;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t1695;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t1696;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t1697;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t1698;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t1699;
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
                        const u32 t1700 = split + 11u;
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
                        const bool t1701 = t1700 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1701) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_14 = warp << 1u;
                            const u64 t1703 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1704 = t1703 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1705 = t1704 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1706 = partials + t1705;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1707 = (u64)t1700;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1708 = t1707 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1709 = t1708 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1710 = t1706 + t1709;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1711 = (u64)index_14;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1712 = t1711 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1713 = t1712 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1714 = t1710 + t1713;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1715 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1716 = t1714 + t1715;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1717 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1718 = (u64)t1717 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1719 = t1714 + t1718;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t1719) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1720;
                            asm("mov.b32 %0, %1;" : "=f"(t1720) : "r"(chunk_89));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1721;
                            asm("mov.b32 %0, %1;" : "=f"(t1721) : "r"(chunk_90));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1722;
                            asm("mov.b32 %0, %1;" : "=f"(t1722) : "r"(chunk_91));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1723;
                            asm("mov.b32 %0, %1;" : "=f"(t1723) : "r"(chunk_92));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t1719) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1724;
                            asm("mov.b32 %0, %1;" : "=f"(t1724) : "r"(chunk_93));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1725;
                            asm("mov.b32 %0, %1;" : "=f"(t1725) : "r"(chunk_94));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1726;
                            asm("mov.b32 %0, %1;" : "=f"(t1726) : "r"(chunk_95));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1727;
                            asm("mov.b32 %0, %1;" : "=f"(t1727) : "r"(chunk_96));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1728;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1728) : "l"(t1716) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1729;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1729) : "l"(t1716) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t1720;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t1721;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t1722;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t1723;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t1724;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t1725;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t1726;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t1727;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t1728;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t1729;
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
                        const u32 t1730 = split + 12u;
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
                        const bool t1731 = t1730 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1731) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_15 = warp << 1u;
                            const u64 t1733 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1734 = t1733 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1735 = t1734 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1736 = partials + t1735;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1737 = (u64)t1730;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1738 = t1737 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1739 = t1738 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1740 = t1736 + t1739;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1741 = (u64)index_15;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1742 = t1741 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1743 = t1742 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1744 = t1740 + t1743;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1745 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1746 = t1744 + t1745;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1747 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1748 = (u64)t1747 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1749 = t1744 + t1748;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t1749) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1750;
                            asm("mov.b32 %0, %1;" : "=f"(t1750) : "r"(chunk_97));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1751;
                            asm("mov.b32 %0, %1;" : "=f"(t1751) : "r"(chunk_98));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1752;
                            asm("mov.b32 %0, %1;" : "=f"(t1752) : "r"(chunk_99));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1753;
                            asm("mov.b32 %0, %1;" : "=f"(t1753) : "r"(chunk_100));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t1749) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1754;
                            asm("mov.b32 %0, %1;" : "=f"(t1754) : "r"(chunk_101));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1755;
                            asm("mov.b32 %0, %1;" : "=f"(t1755) : "r"(chunk_102));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1756;
                            asm("mov.b32 %0, %1;" : "=f"(t1756) : "r"(chunk_103));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1757;
                            asm("mov.b32 %0, %1;" : "=f"(t1757) : "r"(chunk_104));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1758;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1758) : "l"(t1746) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1759;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1759) : "l"(t1746) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t1750;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t1751;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t1752;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t1753;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t1754;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t1755;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t1756;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t1757;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t1758;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t1759;
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
                        const u32 t1760 = split + 13u;
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
                        const bool t1761 = t1760 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1761) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_16 = warp << 1u;
                            const u64 t1763 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1764 = t1763 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1765 = t1764 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1766 = partials + t1765;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1767 = (u64)t1760;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1768 = t1767 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1769 = t1768 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1770 = t1766 + t1769;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1771 = (u64)index_16;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1772 = t1771 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1773 = t1772 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1774 = t1770 + t1773;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1775 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1776 = t1774 + t1775;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1777 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1778 = (u64)t1777 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1779 = t1774 + t1778;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t1779) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1780;
                            asm("mov.b32 %0, %1;" : "=f"(t1780) : "r"(chunk_105));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1781;
                            asm("mov.b32 %0, %1;" : "=f"(t1781) : "r"(chunk_106));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1782;
                            asm("mov.b32 %0, %1;" : "=f"(t1782) : "r"(chunk_107));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1783;
                            asm("mov.b32 %0, %1;" : "=f"(t1783) : "r"(chunk_108));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t1779) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1784;
                            asm("mov.b32 %0, %1;" : "=f"(t1784) : "r"(chunk_109));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1785;
                            asm("mov.b32 %0, %1;" : "=f"(t1785) : "r"(chunk_110));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1786;
                            asm("mov.b32 %0, %1;" : "=f"(t1786) : "r"(chunk_111));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1787;
                            asm("mov.b32 %0, %1;" : "=f"(t1787) : "r"(chunk_112));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1788;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1788) : "l"(t1776) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1789;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1789) : "l"(t1776) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t1780;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t1781;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t1782;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t1783;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t1784;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t1785;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t1786;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t1787;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t1788;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t1789;
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
                        const u32 t1790 = split + 14u;
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
                        const bool t1791 = t1790 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1791) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_17 = warp << 1u;
                            const u64 t1793 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1794 = t1793 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1795 = t1794 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1796 = partials + t1795;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1797 = (u64)t1790;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1798 = t1797 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1799 = t1798 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1800 = t1796 + t1799;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1801 = (u64)index_17;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1802 = t1801 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1803 = t1802 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1804 = t1800 + t1803;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1805 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1806 = t1804 + t1805;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1807 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1808 = (u64)t1807 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1809 = t1804 + t1808;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t1809) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1810;
                            asm("mov.b32 %0, %1;" : "=f"(t1810) : "r"(chunk_113));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1811;
                            asm("mov.b32 %0, %1;" : "=f"(t1811) : "r"(chunk_114));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1812;
                            asm("mov.b32 %0, %1;" : "=f"(t1812) : "r"(chunk_115));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1813;
                            asm("mov.b32 %0, %1;" : "=f"(t1813) : "r"(chunk_116));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t1809) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1814;
                            asm("mov.b32 %0, %1;" : "=f"(t1814) : "r"(chunk_117));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1815;
                            asm("mov.b32 %0, %1;" : "=f"(t1815) : "r"(chunk_118));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1816;
                            asm("mov.b32 %0, %1;" : "=f"(t1816) : "r"(chunk_119));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1817;
                            asm("mov.b32 %0, %1;" : "=f"(t1817) : "r"(chunk_120));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1818;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1818) : "l"(t1806) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1819;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1819) : "l"(t1806) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t1810;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t1811;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t1812;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t1813;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t1814;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t1815;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t1816;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t1817;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t1818;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t1819;
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
                        const u32 t1820 = split + 15u;
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
                        const bool t1821 = t1820 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1821) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = warp << 1u;
                            const u64 t1823 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1824 = t1823 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1825 = t1824 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1826 = partials + t1825;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1827 = (u64)t1820;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1828 = t1827 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1829 = t1828 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1830 = t1826 + t1829;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1831 = (u64)index_18;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1832 = t1831 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1833 = t1832 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1834 = t1830 + t1833;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1835 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1836 = t1834 + t1835;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1837 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1838 = (u64)t1837 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1839 = t1834 + t1838;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t1839) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1840;
                            asm("mov.b32 %0, %1;" : "=f"(t1840) : "r"(chunk_121));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1841;
                            asm("mov.b32 %0, %1;" : "=f"(t1841) : "r"(chunk_122));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1842;
                            asm("mov.b32 %0, %1;" : "=f"(t1842) : "r"(chunk_123));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1843;
                            asm("mov.b32 %0, %1;" : "=f"(t1843) : "r"(chunk_124));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t1839) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1844;
                            asm("mov.b32 %0, %1;" : "=f"(t1844) : "r"(chunk_125));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1845;
                            asm("mov.b32 %0, %1;" : "=f"(t1845) : "r"(chunk_126));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1846;
                            asm("mov.b32 %0, %1;" : "=f"(t1846) : "r"(chunk_127));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1847;
                            asm("mov.b32 %0, %1;" : "=f"(t1847) : "r"(chunk_128));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1848;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1848) : "l"(t1836) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1849;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1849) : "l"(t1836) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t1840;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t1841;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t1842;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t1843;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t1844;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t1845;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t1846;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t1847;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t1848;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t1849;
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
                        f32 t1850;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1850) : "f"(row_max_3), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1851;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1851) : "f"(t1850), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1852;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1852) : "f"(t1851), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1853;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1853) : "f"(t1852), "f"(state_7));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1854;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1854) : "f"(t1853), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1855;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1855) : "f"(t1854), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1856;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1856) : "f"(t1855), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1857;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1857) : "f"(t1856), "f"(state_15));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1858;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1858) : "f"(t1857), "f"(state_17));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1859;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1859) : "f"(t1858), "f"(state_19));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1860;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1860) : "f"(t1859), "f"(state_21));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1861;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1861) : "f"(t1860), "f"(state_23));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1862;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1862) : "f"(t1861), "f"(state_25));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1863;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1863) : "f"(t1862), "f"(state_27));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1864;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1864) : "f"(t1863), "f"(state_29));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t1864), "f"(state_31));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_7 = max_3 == __uint_as_float(0xff800000u);
                        const f32 t1867 = max_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_7 = none_7 ? 0.0f : t1867;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1869 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1870;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1870) : "f"(row_max_3), "f"(scale_log2), "f"(t1869));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t1870));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1872 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1873) : "f"(state), "f"(scale_log2), "f"(t1872));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t1873));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1875 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1876) : "f"(state_3), "f"(scale_log2), "f"(t1875));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t1876));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1878 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1879;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1879) : "f"(state_5), "f"(scale_log2), "f"(t1878));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t1879));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1881 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1882) : "f"(state_7), "f"(scale_log2), "f"(t1881));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t1882));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1884 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1885;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1885) : "f"(state_9), "f"(scale_log2), "f"(t1884));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t1885));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1887 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1888;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1888) : "f"(state_11), "f"(scale_log2), "f"(t1887));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t1888));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1890 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1891;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1891) : "f"(state_13), "f"(scale_log2), "f"(t1890));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t1891));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1893 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1894;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1894) : "f"(state_15), "f"(scale_log2), "f"(t1893));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t1894));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1896 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1897;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1897) : "f"(state_17), "f"(scale_log2), "f"(t1896));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t1897));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1899 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1900) : "f"(state_19), "f"(scale_log2), "f"(t1899));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t1900));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1902 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1903;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1903) : "f"(state_21), "f"(scale_log2), "f"(t1902));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t1903));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1905 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1906;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1906) : "f"(state_23), "f"(scale_log2), "f"(t1905));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t1906));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1908 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1909;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1909) : "f"(state_25), "f"(scale_log2), "f"(t1908));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t1909));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1911 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1912;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1912) : "f"(state_27), "f"(scale_log2), "f"(t1911));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t1912));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1914 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1915) : "f"(state_29), "f"(scale_log2), "f"(t1914));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t1915));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1917 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t1918;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1918) : "f"(state_31), "f"(scale_log2), "f"(t1917));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t1918));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1920 = row_sum_3 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1920;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1921;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1921) : "f"(state_2), "f"(factors_10), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1921;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1922;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1922) : "f"(state_4), "f"(factors_11), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1922;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1923;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1923) : "f"(state_6), "f"(factors_12), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1923;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1924) : "f"(state_8), "f"(factors_13), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1924;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1925;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1925) : "f"(state_10), "f"(factors_14), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1925;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1926;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1926) : "f"(state_12), "f"(factors_15), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1926;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1927;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1927) : "f"(state_14), "f"(factors_16), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1927;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1928) : "f"(state_16), "f"(factors_17), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1928;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1929;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1929) : "f"(state_18), "f"(factors_18), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1929;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1930;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1930) : "f"(state_20), "f"(factors_19), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1930;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1931;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1931) : "f"(state_22), "f"(factors_20), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1931;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1932) : "f"(state_24), "f"(factors_21), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1932;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1933;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1933) : "f"(state_26), "f"(factors_22), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1933;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1934;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1934) : "f"(state_28), "f"(factors_23), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1934;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1935;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1935) : "f"(state_30), "f"(factors_24), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1935;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1936) : "f"(state_32), "f"(factors_25), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1936;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1937 = rows * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1937;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1938;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1938) : "f"(words), "f"(factors_10), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1938;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1939;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1939) : "f"(words_11), "f"(factors_11), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1939;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1940) : "f"(words_21), "f"(factors_12), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1940;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1941;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1941) : "f"(words_31), "f"(factors_13), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1941;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1942;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1942) : "f"(words_41), "f"(factors_14), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1942;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1943) : "f"(words_51), "f"(factors_15), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1943;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1944;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1944) : "f"(words_61), "f"(factors_16), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1944;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1945) : "f"(words_71), "f"(factors_17), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1945;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1946) : "f"(words_81), "f"(factors_18), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1946;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1947;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1947) : "f"(words_91), "f"(factors_19), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1947;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1948) : "f"(words_101), "f"(factors_20), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1948;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1949;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1949) : "f"(words_111), "f"(factors_21), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1949;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1950;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1950) : "f"(words_121), "f"(factors_22), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1950;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1951) : "f"(words_131), "f"(factors_23), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1951;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1952) : "f"(words_141), "f"(factors_24), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1952;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1953;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1953) : "f"(words_151), "f"(factors_25), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1953;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1954 = rows_2 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1954;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1955) : "f"(words_2), "f"(factors_10), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1955;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(words_12), "f"(factors_11), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1956;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1957;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1957) : "f"(words_22), "f"(factors_12), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1957;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1958;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1958) : "f"(words_32), "f"(factors_13), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1958;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1959;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1959) : "f"(words_42), "f"(factors_14), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1959;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1960) : "f"(words_52), "f"(factors_15), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1960;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1961) : "f"(words_62), "f"(factors_16), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1961;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1962;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1962) : "f"(words_72), "f"(factors_17), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1962;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1963) : "f"(words_82), "f"(factors_18), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1963;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1964) : "f"(words_92), "f"(factors_19), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1964;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1965;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1965) : "f"(words_102), "f"(factors_20), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1965;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1966) : "f"(words_112), "f"(factors_21), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1966;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1967;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1967) : "f"(words_122), "f"(factors_22), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1967;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1968;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1968) : "f"(words_132), "f"(factors_23), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1968;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1969) : "f"(words_142), "f"(factors_24), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1969;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1970) : "f"(words_152), "f"(factors_25), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1970;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1971 = rows_5 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1971;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(words_3), "f"(factors_10), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1972;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1973) : "f"(words_13), "f"(factors_11), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1973;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1974) : "f"(words_23), "f"(factors_12), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1974;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1975) : "f"(words_33), "f"(factors_13), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1975;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(words_43), "f"(factors_14), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1976;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1977;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1977) : "f"(words_53), "f"(factors_15), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1977;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1978) : "f"(words_63), "f"(factors_16), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1978;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1979) : "f"(words_73), "f"(factors_17), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1979;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1980) : "f"(words_83), "f"(factors_18), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1980;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1981) : "f"(words_93), "f"(factors_19), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1981;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1982;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1982) : "f"(words_103), "f"(factors_20), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1982;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1983;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1983) : "f"(words_113), "f"(factors_21), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1983;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1984) : "f"(words_123), "f"(factors_22), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1984;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1985) : "f"(words_133), "f"(factors_23), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1985;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1986) : "f"(words_143), "f"(factors_24), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1986;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1987) : "f"(words_153), "f"(factors_25), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1987;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1988 = rows_6 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1988;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1989;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1989) : "f"(words_4), "f"(factors_10), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1989;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1990) : "f"(words_14), "f"(factors_11), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1990;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1991) : "f"(words_24), "f"(factors_12), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1991;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1992) : "f"(words_34), "f"(factors_13), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1992;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1993) : "f"(words_44), "f"(factors_14), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1993;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1994) : "f"(words_54), "f"(factors_15), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1994;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1995) : "f"(words_64), "f"(factors_16), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1995;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1996) : "f"(words_74), "f"(factors_17), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1996;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1997;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1997) : "f"(words_84), "f"(factors_18), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1997;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1998) : "f"(words_94), "f"(factors_19), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1998;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1999) : "f"(words_104), "f"(factors_20), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1999;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2000) : "f"(words_114), "f"(factors_21), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2000;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2001) : "f"(words_124), "f"(factors_22), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2001;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2002) : "f"(words_134), "f"(factors_23), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2002;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(words_144), "f"(factors_24), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2003;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2004) : "f"(words_154), "f"(factors_25), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2004;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2005 = rows_9 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2005;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(words_5), "f"(factors_10), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2006;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2007) : "f"(words_15), "f"(factors_11), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2007;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2008) : "f"(words_25), "f"(factors_12), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2008;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2009) : "f"(words_35), "f"(factors_13), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2009;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2010) : "f"(words_45), "f"(factors_14), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2010;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2011) : "f"(words_55), "f"(factors_15), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2011;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(words_65), "f"(factors_16), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2012;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2013) : "f"(words_75), "f"(factors_17), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2013;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2014) : "f"(words_85), "f"(factors_18), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2014;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2015) : "f"(words_95), "f"(factors_19), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2015;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2016) : "f"(words_105), "f"(factors_20), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2016;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2017) : "f"(words_115), "f"(factors_21), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2017;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2018) : "f"(words_125), "f"(factors_22), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2018;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2019) : "f"(words_135), "f"(factors_23), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2019;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2020) : "f"(words_145), "f"(factors_24), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2020;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2021) : "f"(words_155), "f"(factors_25), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2021;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2022 = rows_10 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2022;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2023) : "f"(words_6), "f"(factors_10), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2023;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(words_16), "f"(factors_11), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2024;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2025) : "f"(words_26), "f"(factors_12), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2025;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2026) : "f"(words_36), "f"(factors_13), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2026;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2027) : "f"(words_46), "f"(factors_14), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2027;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2028) : "f"(words_56), "f"(factors_15), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2028;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2029) : "f"(words_66), "f"(factors_16), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2029;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2030) : "f"(words_76), "f"(factors_17), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2030;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2031) : "f"(words_86), "f"(factors_18), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2031;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(words_96), "f"(factors_19), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2032;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2033) : "f"(words_106), "f"(factors_20), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2033;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2034) : "f"(words_116), "f"(factors_21), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2034;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2035) : "f"(words_126), "f"(factors_22), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2035;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2036) : "f"(words_136), "f"(factors_23), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2036;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2037) : "f"(words_146), "f"(factors_24), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2037;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2038) : "f"(words_156), "f"(factors_25), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2038;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2039 = rows_13 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2039;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2040) : "f"(words_7), "f"(factors_10), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2040;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2041) : "f"(words_17), "f"(factors_11), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2041;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2042) : "f"(words_27), "f"(factors_12), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2042;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2043) : "f"(words_37), "f"(factors_13), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2043;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2044) : "f"(words_47), "f"(factors_14), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2044;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2045) : "f"(words_57), "f"(factors_15), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2045;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2046;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2046) : "f"(words_67), "f"(factors_16), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2046;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2047;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2047) : "f"(words_77), "f"(factors_17), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2047;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(words_87), "f"(factors_18), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2048;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2049;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2049) : "f"(words_97), "f"(factors_19), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2049;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2050;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2050) : "f"(words_107), "f"(factors_20), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2050;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2051;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(words_117), "f"(factors_21), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2051;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2052) : "f"(words_127), "f"(factors_22), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2052;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2053;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2053) : "f"(words_137), "f"(factors_23), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2053;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2054;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(words_147), "f"(factors_24), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2054;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2055;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(words_157), "f"(factors_25), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2055;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2056 = rows_14 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2056;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2057;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2057) : "f"(words_8), "f"(factors_10), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2057;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2058;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2058) : "f"(words_18), "f"(factors_11), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2058;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2059) : "f"(words_28), "f"(factors_12), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2059;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(words_38), "f"(factors_13), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2060;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2061) : "f"(words_48), "f"(factors_14), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2061;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2062) : "f"(words_58), "f"(factors_15), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2062;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(words_68), "f"(factors_16), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2063;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2064) : "f"(words_78), "f"(factors_17), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2064;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2065) : "f"(words_88), "f"(factors_18), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2065;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2066) : "f"(words_98), "f"(factors_19), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2066;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2067;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2067) : "f"(words_108), "f"(factors_20), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2067;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2068) : "f"(words_118), "f"(factors_21), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2068;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2069) : "f"(words_128), "f"(factors_22), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2069;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2070;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2070) : "f"(words_138), "f"(factors_23), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2070;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2071) : "f"(words_148), "f"(factors_24), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2071;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2072) : "f"(words_158), "f"(factors_25), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2072;
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
                        const u32 t2073 = split + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2073;
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2075 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2076 = t2075 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2077 = t2076 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2077) {
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
                        const bool t2078 = split_2 < splits_2;
                        if (!t2078) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2079 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_19 = t2079 + 1u;
                        const u64 t2081 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2082 = t2081 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2083 = t2082 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2084 = partials + t2083;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2085 = (u64)split_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2086 = t2085 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2087 = t2086 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2088 = t2084 + t2087;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2089 = (u64)index_19;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2090 = t2089 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2091 = t2090 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2092 = t2088 + t2091;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2093 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2094 = t2092 + t2093;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2095 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2096 = (u64)t2095 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2097 = t2092 + t2096;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t2097) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2098;
                        asm("mov.b32 %0, %1;" : "=f"(t2098) : "r"(chunk_129));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2099;
                        asm("mov.b32 %0, %1;" : "=f"(t2099) : "r"(chunk_130));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2100;
                        asm("mov.b32 %0, %1;" : "=f"(t2100) : "r"(chunk_131));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2101;
                        asm("mov.b32 %0, %1;" : "=f"(t2101) : "r"(chunk_132));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t2097) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2102;
                        asm("mov.b32 %0, %1;" : "=f"(t2102) : "r"(chunk_133));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2103;
                        asm("mov.b32 %0, %1;" : "=f"(t2103) : "r"(chunk_134));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2104;
                        asm("mov.b32 %0, %1;" : "=f"(t2104) : "r"(chunk_135));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2105;
                        asm("mov.b32 %0, %1;" : "=f"(t2105) : "r"(chunk_136));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2106;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2106) : "l"(t2094) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2107;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2107) : "l"(t2094) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t2098;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t2099;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t2100;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t2101;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t2102;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t2103;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t2104;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t2105;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t2106;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t2107;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_33 = words_169;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_34 = words_170;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2108 = split_2 + 1u;
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
                        const bool t2109 = t2108 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2109) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2110 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = t2110 + 1u;
                            const u64 t2112 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2113 = t2112 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2114 = t2113 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2115 = partials + t2114;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2116 = (u64)t2108;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2117 = t2116 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2118 = t2117 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2119 = t2115 + t2118;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2120 = (u64)index_20;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2121 = t2120 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2122 = t2121 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2123 = t2119 + t2122;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2124 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2125 = t2123 + t2124;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2126 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2127 = (u64)t2126 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2128 = t2123 + t2127;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_137;
                            u32 chunk_138;
                            u32 chunk_139;
                            u32 chunk_140;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t2128) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2129;
                            asm("mov.b32 %0, %1;" : "=f"(t2129) : "r"(chunk_137));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2130;
                            asm("mov.b32 %0, %1;" : "=f"(t2130) : "r"(chunk_138));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2131;
                            asm("mov.b32 %0, %1;" : "=f"(t2131) : "r"(chunk_139));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2132;
                            asm("mov.b32 %0, %1;" : "=f"(t2132) : "r"(chunk_140));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_141;
                            u32 chunk_142;
                            u32 chunk_143;
                            u32 chunk_144;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t2128) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2133;
                            asm("mov.b32 %0, %1;" : "=f"(t2133) : "r"(chunk_141));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2134;
                            asm("mov.b32 %0, %1;" : "=f"(t2134) : "r"(chunk_142));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2135;
                            asm("mov.b32 %0, %1;" : "=f"(t2135) : "r"(chunk_143));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2136;
                            asm("mov.b32 %0, %1;" : "=f"(t2136) : "r"(chunk_144));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2137;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2137) : "l"(t2125) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2138;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2138) : "l"(t2125) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2129;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2130;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2131;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2132;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2133;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2134;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2135;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2136;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2137;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2138;
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
                        const u32 t2139 = split_2 + 2u;
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
                        const bool t2140 = t2139 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2140) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2141 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = t2141 + 1u;
                            const u64 t2143 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2144 = t2143 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2145 = t2144 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2146 = partials + t2145;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2147 = (u64)t2139;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2148 = t2147 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2149 = t2148 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2150 = t2146 + t2149;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2151 = (u64)index_21;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2152 = t2151 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2153 = t2152 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2154 = t2150 + t2153;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2155 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2156 = t2154 + t2155;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2157 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2158 = (u64)t2157 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2159 = t2154 + t2158;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_145;
                            u32 chunk_146;
                            u32 chunk_147;
                            u32 chunk_148;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t2159) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2160;
                            asm("mov.b32 %0, %1;" : "=f"(t2160) : "r"(chunk_145));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2161;
                            asm("mov.b32 %0, %1;" : "=f"(t2161) : "r"(chunk_146));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2162;
                            asm("mov.b32 %0, %1;" : "=f"(t2162) : "r"(chunk_147));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2163;
                            asm("mov.b32 %0, %1;" : "=f"(t2163) : "r"(chunk_148));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_149;
                            u32 chunk_150;
                            u32 chunk_151;
                            u32 chunk_152;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t2159) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2164;
                            asm("mov.b32 %0, %1;" : "=f"(t2164) : "r"(chunk_149));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2165;
                            asm("mov.b32 %0, %1;" : "=f"(t2165) : "r"(chunk_150));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2166;
                            asm("mov.b32 %0, %1;" : "=f"(t2166) : "r"(chunk_151));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2167;
                            asm("mov.b32 %0, %1;" : "=f"(t2167) : "r"(chunk_152));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2168;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2168) : "l"(t2156) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2169;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2169) : "l"(t2156) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2160;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2161;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2162;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2163;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2164;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2165;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2166;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2167;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2168;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2169;
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
                        const u32 t2170 = split_2 + 3u;
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
                        const bool t2171 = t2170 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2171) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2172 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = t2172 + 1u;
                            const u64 t2174 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2175 = t2174 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2176 = t2175 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2177 = partials + t2176;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2178 = (u64)t2170;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2179 = t2178 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2180 = t2179 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2181 = t2177 + t2180;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2182 = (u64)index_22;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2183 = t2182 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2184 = t2183 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2185 = t2181 + t2184;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2186 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2187 = t2185 + t2186;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2188 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2189 = (u64)t2188 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2190 = t2185 + t2189;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_153;
                            u32 chunk_154;
                            u32 chunk_155;
                            u32 chunk_156;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t2190) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2191;
                            asm("mov.b32 %0, %1;" : "=f"(t2191) : "r"(chunk_153));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2192;
                            asm("mov.b32 %0, %1;" : "=f"(t2192) : "r"(chunk_154));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2193;
                            asm("mov.b32 %0, %1;" : "=f"(t2193) : "r"(chunk_155));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2194;
                            asm("mov.b32 %0, %1;" : "=f"(t2194) : "r"(chunk_156));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_157;
                            u32 chunk_158;
                            u32 chunk_159;
                            u32 chunk_160;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t2190) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2195;
                            asm("mov.b32 %0, %1;" : "=f"(t2195) : "r"(chunk_157));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2196;
                            asm("mov.b32 %0, %1;" : "=f"(t2196) : "r"(chunk_158));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2197;
                            asm("mov.b32 %0, %1;" : "=f"(t2197) : "r"(chunk_159));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2198;
                            asm("mov.b32 %0, %1;" : "=f"(t2198) : "r"(chunk_160));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2199;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2199) : "l"(t2187) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2200;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2200) : "l"(t2187) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2191;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2192;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2193;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2194;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2195;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2196;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2197;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2198;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2199;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2200;
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
                        const u32 t2201 = split_2 + 4u;
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
                        const bool t2202 = t2201 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2202) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2203 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = t2203 + 1u;
                            const u64 t2205 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2206 = t2205 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2207 = t2206 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2208 = partials + t2207;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2209 = (u64)t2201;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2210 = t2209 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2211 = t2210 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2212 = t2208 + t2211;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2213 = (u64)index_23;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2214 = t2213 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2215 = t2214 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2216 = t2212 + t2215;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2217 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2218 = t2216 + t2217;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2219 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2220 = (u64)t2219 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2221 = t2216 + t2220;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t2221) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2222;
                            asm("mov.b32 %0, %1;" : "=f"(t2222) : "r"(chunk_161));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2223;
                            asm("mov.b32 %0, %1;" : "=f"(t2223) : "r"(chunk_162));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2224;
                            asm("mov.b32 %0, %1;" : "=f"(t2224) : "r"(chunk_163));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2225;
                            asm("mov.b32 %0, %1;" : "=f"(t2225) : "r"(chunk_164));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t2221) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2226;
                            asm("mov.b32 %0, %1;" : "=f"(t2226) : "r"(chunk_165));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2227;
                            asm("mov.b32 %0, %1;" : "=f"(t2227) : "r"(chunk_166));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2228;
                            asm("mov.b32 %0, %1;" : "=f"(t2228) : "r"(chunk_167));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2229;
                            asm("mov.b32 %0, %1;" : "=f"(t2229) : "r"(chunk_168));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2230;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2230) : "l"(t2218) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2231;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2231) : "l"(t2218) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2222;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2223;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2224;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2225;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2226;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2227;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2228;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2229;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2230;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2231;
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
                        const u32 t2232 = split_2 + 5u;
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
                        const bool t2233 = t2232 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2233) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2234 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = t2234 + 1u;
                            const u64 t2236 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2237 = t2236 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2238 = t2237 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2239 = partials + t2238;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2240 = (u64)t2232;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2241 = t2240 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2242 = t2241 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2243 = t2239 + t2242;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2244 = (u64)index_24;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2245 = t2244 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2246 = t2245 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2247 = t2243 + t2246;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2248 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2249 = t2247 + t2248;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2250 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2251 = (u64)t2250 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2252 = t2247 + t2251;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t2252) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2253;
                            asm("mov.b32 %0, %1;" : "=f"(t2253) : "r"(chunk_169));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2254;
                            asm("mov.b32 %0, %1;" : "=f"(t2254) : "r"(chunk_170));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2255;
                            asm("mov.b32 %0, %1;" : "=f"(t2255) : "r"(chunk_171));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2256;
                            asm("mov.b32 %0, %1;" : "=f"(t2256) : "r"(chunk_172));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t2252) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2257;
                            asm("mov.b32 %0, %1;" : "=f"(t2257) : "r"(chunk_173));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2258;
                            asm("mov.b32 %0, %1;" : "=f"(t2258) : "r"(chunk_174));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2259;
                            asm("mov.b32 %0, %1;" : "=f"(t2259) : "r"(chunk_175));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2260;
                            asm("mov.b32 %0, %1;" : "=f"(t2260) : "r"(chunk_176));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2261;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2261) : "l"(t2249) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2262;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2262) : "l"(t2249) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2253;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2254;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2255;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2256;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2257;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2258;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2259;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2260;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2261;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2262;
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
                        const u32 t2263 = split_2 + 6u;
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
                        const bool t2264 = t2263 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2264) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2265 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = t2265 + 1u;
                            const u64 t2267 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2268 = t2267 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2269 = t2268 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2270 = partials + t2269;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2271 = (u64)t2263;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2272 = t2271 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2273 = t2272 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2274 = t2270 + t2273;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2275 = (u64)index_25;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2276 = t2275 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2277 = t2276 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2278 = t2274 + t2277;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2279 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2280 = t2278 + t2279;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2281 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2282 = (u64)t2281 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2283 = t2278 + t2282;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t2283) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2284;
                            asm("mov.b32 %0, %1;" : "=f"(t2284) : "r"(chunk_177));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2285;
                            asm("mov.b32 %0, %1;" : "=f"(t2285) : "r"(chunk_178));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2286;
                            asm("mov.b32 %0, %1;" : "=f"(t2286) : "r"(chunk_179));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2287;
                            asm("mov.b32 %0, %1;" : "=f"(t2287) : "r"(chunk_180));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t2283) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2288;
                            asm("mov.b32 %0, %1;" : "=f"(t2288) : "r"(chunk_181));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2289;
                            asm("mov.b32 %0, %1;" : "=f"(t2289) : "r"(chunk_182));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2290;
                            asm("mov.b32 %0, %1;" : "=f"(t2290) : "r"(chunk_183));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2291;
                            asm("mov.b32 %0, %1;" : "=f"(t2291) : "r"(chunk_184));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2292;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2292) : "l"(t2280) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2293;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2293) : "l"(t2280) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2284;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2285;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2286;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2287;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2288;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2289;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2290;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2291;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2292;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2293;
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
                        const u32 t2294 = split_2 + 7u;
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
                        const bool t2295 = t2294 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2295) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2296 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = t2296 + 1u;
                            const u64 t2298 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2299 = t2298 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2300 = t2299 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2301 = partials + t2300;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2302 = (u64)t2294;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2303 = t2302 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2304 = t2303 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2305 = t2301 + t2304;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2306 = (u64)index_26;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2307 = t2306 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2308 = t2307 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2309 = t2305 + t2308;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2310 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2311 = t2309 + t2310;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2312 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2313 = (u64)t2312 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2314 = t2309 + t2313;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t2314) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2315;
                            asm("mov.b32 %0, %1;" : "=f"(t2315) : "r"(chunk_185));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2316;
                            asm("mov.b32 %0, %1;" : "=f"(t2316) : "r"(chunk_186));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2317;
                            asm("mov.b32 %0, %1;" : "=f"(t2317) : "r"(chunk_187));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2318;
                            asm("mov.b32 %0, %1;" : "=f"(t2318) : "r"(chunk_188));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t2314) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2319;
                            asm("mov.b32 %0, %1;" : "=f"(t2319) : "r"(chunk_189));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2320;
                            asm("mov.b32 %0, %1;" : "=f"(t2320) : "r"(chunk_190));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2321;
                            asm("mov.b32 %0, %1;" : "=f"(t2321) : "r"(chunk_191));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2322;
                            asm("mov.b32 %0, %1;" : "=f"(t2322) : "r"(chunk_192));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2323;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2323) : "l"(t2311) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2324;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2324) : "l"(t2311) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2315;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2316;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2317;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2318;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2319;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2320;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2321;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2322;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2323;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2324;
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
                        const u32 t2325 = split_2 + 8u;
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
                        const bool t2326 = t2325 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2326) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2327 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = t2327 + 1u;
                            const u64 t2329 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2330 = t2329 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2331 = t2330 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2332 = partials + t2331;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2333 = (u64)t2325;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2334 = t2333 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2335 = t2334 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2336 = t2332 + t2335;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2337 = (u64)index_27;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2338 = t2337 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2339 = t2338 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2340 = t2336 + t2339;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2341 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2342 = t2340 + t2341;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2343 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2344 = (u64)t2343 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2345 = t2340 + t2344;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t2345) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2346;
                            asm("mov.b32 %0, %1;" : "=f"(t2346) : "r"(chunk_193));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2347;
                            asm("mov.b32 %0, %1;" : "=f"(t2347) : "r"(chunk_194));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2348;
                            asm("mov.b32 %0, %1;" : "=f"(t2348) : "r"(chunk_195));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2349;
                            asm("mov.b32 %0, %1;" : "=f"(t2349) : "r"(chunk_196));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t2345) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2350;
                            asm("mov.b32 %0, %1;" : "=f"(t2350) : "r"(chunk_197));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2351;
                            asm("mov.b32 %0, %1;" : "=f"(t2351) : "r"(chunk_198));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2352;
                            asm("mov.b32 %0, %1;" : "=f"(t2352) : "r"(chunk_199));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2353;
                            asm("mov.b32 %0, %1;" : "=f"(t2353) : "r"(chunk_200));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2354;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2354) : "l"(t2342) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2355;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2355) : "l"(t2342) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2346;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2347;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2348;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2349;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2350;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2351;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2352;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2353;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2354;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2355;
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
                        const u32 t2356 = split_2 + 9u;
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
                        const bool t2357 = t2356 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2357) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2358 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = t2358 + 1u;
                            const u64 t2360 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2361 = t2360 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2362 = t2361 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2363 = partials + t2362;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2364 = (u64)t2356;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2365 = t2364 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2366 = t2365 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2367 = t2363 + t2366;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2368 = (u64)index_28;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2369 = t2368 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2370 = t2369 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2371 = t2367 + t2370;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2372 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2373 = t2371 + t2372;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2374 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2375 = (u64)t2374 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2376 = t2371 + t2375;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t2376) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2377;
                            asm("mov.b32 %0, %1;" : "=f"(t2377) : "r"(chunk_201));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2378;
                            asm("mov.b32 %0, %1;" : "=f"(t2378) : "r"(chunk_202));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2379;
                            asm("mov.b32 %0, %1;" : "=f"(t2379) : "r"(chunk_203));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2380;
                            asm("mov.b32 %0, %1;" : "=f"(t2380) : "r"(chunk_204));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t2376) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2381;
                            asm("mov.b32 %0, %1;" : "=f"(t2381) : "r"(chunk_205));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2382;
                            asm("mov.b32 %0, %1;" : "=f"(t2382) : "r"(chunk_206));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2383;
                            asm("mov.b32 %0, %1;" : "=f"(t2383) : "r"(chunk_207));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2384;
                            asm("mov.b32 %0, %1;" : "=f"(t2384) : "r"(chunk_208));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2385;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2385) : "l"(t2373) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2386;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2386) : "l"(t2373) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2377;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2378;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2379;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2380;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2381;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2382;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2383;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2384;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2385;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2386;
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
                        const u32 t2387 = split_2 + 10u;
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
                        const bool t2388 = t2387 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2388) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2389 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = t2389 + 1u;
                            const u64 t2391 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2392 = t2391 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2393 = t2392 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2394 = partials + t2393;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2395 = (u64)t2387;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2396 = t2395 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2397 = t2396 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2398 = t2394 + t2397;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2399 = (u64)index_29;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2400 = t2399 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2401 = t2400 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2402 = t2398 + t2401;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2403 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2404 = t2402 + t2403;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2405 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2406 = (u64)t2405 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2407 = t2402 + t2406;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t2407) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2408;
                            asm("mov.b32 %0, %1;" : "=f"(t2408) : "r"(chunk_209));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2409;
                            asm("mov.b32 %0, %1;" : "=f"(t2409) : "r"(chunk_210));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2410;
                            asm("mov.b32 %0, %1;" : "=f"(t2410) : "r"(chunk_211));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2411;
                            asm("mov.b32 %0, %1;" : "=f"(t2411) : "r"(chunk_212));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t2407) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2412;
                            asm("mov.b32 %0, %1;" : "=f"(t2412) : "r"(chunk_213));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2413;
                            asm("mov.b32 %0, %1;" : "=f"(t2413) : "r"(chunk_214));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2414;
                            asm("mov.b32 %0, %1;" : "=f"(t2414) : "r"(chunk_215));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2415;
                            asm("mov.b32 %0, %1;" : "=f"(t2415) : "r"(chunk_216));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2416;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2416) : "l"(t2404) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2417;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2417) : "l"(t2404) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2408;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2409;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2410;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2411;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2412;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2413;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2414;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t2415;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t2416;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t2417;
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
                        const u32 t2418 = split_2 + 11u;
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
                        const bool t2419 = t2418 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2419) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2420 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = t2420 + 1u;
                            const u64 t2422 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2423 = t2422 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2424 = t2423 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2425 = partials + t2424;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2426 = (u64)t2418;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2427 = t2426 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2428 = t2427 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2429 = t2425 + t2428;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2430 = (u64)index_30;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2431 = t2430 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2432 = t2431 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2433 = t2429 + t2432;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2434 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2435 = t2433 + t2434;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2436 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2437 = (u64)t2436 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2438 = t2433 + t2437;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t2438) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2439;
                            asm("mov.b32 %0, %1;" : "=f"(t2439) : "r"(chunk_217));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2440;
                            asm("mov.b32 %0, %1;" : "=f"(t2440) : "r"(chunk_218));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2441;
                            asm("mov.b32 %0, %1;" : "=f"(t2441) : "r"(chunk_219));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2442;
                            asm("mov.b32 %0, %1;" : "=f"(t2442) : "r"(chunk_220));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t2438) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2443;
                            asm("mov.b32 %0, %1;" : "=f"(t2443) : "r"(chunk_221));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2444;
                            asm("mov.b32 %0, %1;" : "=f"(t2444) : "r"(chunk_222));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2445;
                            asm("mov.b32 %0, %1;" : "=f"(t2445) : "r"(chunk_223));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2446;
                            asm("mov.b32 %0, %1;" : "=f"(t2446) : "r"(chunk_224));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2447;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2447) : "l"(t2435) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2448;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2448) : "l"(t2435) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t2439;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t2440;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t2441;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t2442;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t2443;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t2444;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t2445;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t2446;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t2447;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t2448;
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
                        const u32 t2449 = split_2 + 12u;
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
                        const bool t2450 = t2449 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2450) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2451 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = t2451 + 1u;
                            const u64 t2453 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2454 = t2453 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2455 = t2454 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2456 = partials + t2455;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2457 = (u64)t2449;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2458 = t2457 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2459 = t2458 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2460 = t2456 + t2459;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2461 = (u64)index_31;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2462 = t2461 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2463 = t2462 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2464 = t2460 + t2463;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2465 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2466 = t2464 + t2465;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2467 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2468 = (u64)t2467 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2469 = t2464 + t2468;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t2469) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2470;
                            asm("mov.b32 %0, %1;" : "=f"(t2470) : "r"(chunk_225));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2471;
                            asm("mov.b32 %0, %1;" : "=f"(t2471) : "r"(chunk_226));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2472;
                            asm("mov.b32 %0, %1;" : "=f"(t2472) : "r"(chunk_227));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2473;
                            asm("mov.b32 %0, %1;" : "=f"(t2473) : "r"(chunk_228));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t2469) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2474;
                            asm("mov.b32 %0, %1;" : "=f"(t2474) : "r"(chunk_229));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2475;
                            asm("mov.b32 %0, %1;" : "=f"(t2475) : "r"(chunk_230));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2476;
                            asm("mov.b32 %0, %1;" : "=f"(t2476) : "r"(chunk_231));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2477;
                            asm("mov.b32 %0, %1;" : "=f"(t2477) : "r"(chunk_232));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2478;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2478) : "l"(t2466) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2479;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2479) : "l"(t2466) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t2470;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t2471;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t2472;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t2473;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t2474;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t2475;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t2476;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t2477;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t2478;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t2479;
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
                        const u32 t2480 = split_2 + 13u;
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
                        const bool t2481 = t2480 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2481) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2482 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_32 = t2482 + 1u;
                            const u64 t2484 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2485 = t2484 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2486 = t2485 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2487 = partials + t2486;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2488 = (u64)t2480;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2489 = t2488 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2490 = t2489 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2491 = t2487 + t2490;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2492 = (u64)index_32;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2493 = t2492 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2494 = t2493 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2495 = t2491 + t2494;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2496 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2497 = t2495 + t2496;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2498 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2499 = (u64)t2498 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2500 = t2495 + t2499;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t2500) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2501;
                            asm("mov.b32 %0, %1;" : "=f"(t2501) : "r"(chunk_233));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2502;
                            asm("mov.b32 %0, %1;" : "=f"(t2502) : "r"(chunk_234));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2503;
                            asm("mov.b32 %0, %1;" : "=f"(t2503) : "r"(chunk_235));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2504;
                            asm("mov.b32 %0, %1;" : "=f"(t2504) : "r"(chunk_236));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t2500) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2505;
                            asm("mov.b32 %0, %1;" : "=f"(t2505) : "r"(chunk_237));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2506;
                            asm("mov.b32 %0, %1;" : "=f"(t2506) : "r"(chunk_238));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2507;
                            asm("mov.b32 %0, %1;" : "=f"(t2507) : "r"(chunk_239));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2508;
                            asm("mov.b32 %0, %1;" : "=f"(t2508) : "r"(chunk_240));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2509;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2509) : "l"(t2497) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2510;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2510) : "l"(t2497) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_271 = t2501;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_272 = t2502;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_273 = t2503;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_274 = t2504;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_275 = t2505;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_276 = t2506;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_277 = t2507;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_278 = t2508;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_279 = t2509;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_280 = t2510;
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
                        const u32 t2511 = split_2 + 14u;
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
                        const bool t2512 = t2511 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2512) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2513 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_33 = t2513 + 1u;
                            const u64 t2515 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2516 = t2515 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2517 = t2516 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2518 = partials + t2517;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2519 = (u64)t2511;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2520 = t2519 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2521 = t2520 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2522 = t2518 + t2521;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2523 = (u64)index_33;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2524 = t2523 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2525 = t2524 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2526 = t2522 + t2525;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2527 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2528 = t2526 + t2527;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2529 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2530 = (u64)t2529 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2531 = t2526 + t2530;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t2531) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2532;
                            asm("mov.b32 %0, %1;" : "=f"(t2532) : "r"(chunk_241));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2533;
                            asm("mov.b32 %0, %1;" : "=f"(t2533) : "r"(chunk_242));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2534;
                            asm("mov.b32 %0, %1;" : "=f"(t2534) : "r"(chunk_243));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2535;
                            asm("mov.b32 %0, %1;" : "=f"(t2535) : "r"(chunk_244));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t2531) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2536;
                            asm("mov.b32 %0, %1;" : "=f"(t2536) : "r"(chunk_245));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2537;
                            asm("mov.b32 %0, %1;" : "=f"(t2537) : "r"(chunk_246));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2538;
                            asm("mov.b32 %0, %1;" : "=f"(t2538) : "r"(chunk_247));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2539;
                            asm("mov.b32 %0, %1;" : "=f"(t2539) : "r"(chunk_248));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2540;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2540) : "l"(t2528) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2541;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2541) : "l"(t2528) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_281 = t2532;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_282 = t2533;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_283 = t2534;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_284 = t2535;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_285 = t2536;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_286 = t2537;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_287 = t2538;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_288 = t2539;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_289 = t2540;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_290 = t2541;
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
                        const u32 t2542 = split_2 + 15u;
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
                        const bool t2543 = t2542 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2543) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2544 = warp << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_34 = t2544 + 1u;
                            const u64 t2546 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2547 = t2546 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2548 = t2547 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2549 = partials + t2548;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2550 = (u64)t2542;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2551 = t2550 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2552 = t2551 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2553 = t2549 + t2552;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2554 = (u64)index_34;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2555 = t2554 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2556 = t2555 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2557 = t2553 + t2556;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2558 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2559 = t2557 + t2558;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2560 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2561 = (u64)t2560 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2562 = t2557 + t2561;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t2562) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2563;
                            asm("mov.b32 %0, %1;" : "=f"(t2563) : "r"(chunk_249));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2564;
                            asm("mov.b32 %0, %1;" : "=f"(t2564) : "r"(chunk_250));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2565;
                            asm("mov.b32 %0, %1;" : "=f"(t2565) : "r"(chunk_251));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2566;
                            asm("mov.b32 %0, %1;" : "=f"(t2566) : "r"(chunk_252));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t2562) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2567;
                            asm("mov.b32 %0, %1;" : "=f"(t2567) : "r"(chunk_253));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2568;
                            asm("mov.b32 %0, %1;" : "=f"(t2568) : "r"(chunk_254));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2569;
                            asm("mov.b32 %0, %1;" : "=f"(t2569) : "r"(chunk_255));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2570;
                            asm("mov.b32 %0, %1;" : "=f"(t2570) : "r"(chunk_256));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2571;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2571) : "l"(t2559) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2572;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2572) : "l"(t2559) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_291 = t2563;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_292 = t2564;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_293 = t2565;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_294 = t2566;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_295 = t2567;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_296 = t2568;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_297 = t2569;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_298 = t2570;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_299 = t2571;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_300 = t2572;
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
                        f32 t2573;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2573) : "f"(row_max_4), "f"(state_33));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2574;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2574) : "f"(t2573), "f"(state_35));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2575;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2575) : "f"(t2574), "f"(state_37));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2576;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2576) : "f"(t2575), "f"(state_39));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2577;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2577) : "f"(t2576), "f"(state_41));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2578;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2578) : "f"(t2577), "f"(state_43));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2579;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2579) : "f"(t2578), "f"(state_45));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2580;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2580) : "f"(t2579), "f"(state_47));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2581;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2581) : "f"(t2580), "f"(state_49));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2582;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2582) : "f"(t2581), "f"(state_51));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2583;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2583) : "f"(t2582), "f"(state_53));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2584;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2584) : "f"(t2583), "f"(state_55));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2585;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2585) : "f"(t2584), "f"(state_57));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2586;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2586) : "f"(t2585), "f"(state_59));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2587;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2587) : "f"(t2586), "f"(state_61));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t2587), "f"(state_63));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_8 = max_4 == __uint_as_float(0xff800000u);
                        const f32 t2590 = max_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_8 = none_8 ? 0.0f : t2590;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2592 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(row_max_4), "f"(scale_log2), "f"(t2592));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t2593));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2595 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2596) : "f"(state_33), "f"(scale_log2), "f"(t2595));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t2596));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2598 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2599) : "f"(state_35), "f"(scale_log2), "f"(t2598));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t2599));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2601 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2602) : "f"(state_37), "f"(scale_log2), "f"(t2601));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t2602));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2604 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2605) : "f"(state_39), "f"(scale_log2), "f"(t2604));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t2605));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2607 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(state_41), "f"(scale_log2), "f"(t2607));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t2608));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2610 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2611) : "f"(state_43), "f"(scale_log2), "f"(t2610));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t2611));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2613 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2614) : "f"(state_45), "f"(scale_log2), "f"(t2613));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t2614));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2616 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(state_47), "f"(scale_log2), "f"(t2616));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t2617));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2619 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2620) : "f"(state_49), "f"(scale_log2), "f"(t2619));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t2620));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2622 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2623) : "f"(state_51), "f"(scale_log2), "f"(t2622));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t2623));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2625 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2626;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2626) : "f"(state_53), "f"(scale_log2), "f"(t2625));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t2626));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2628 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2629) : "f"(state_55), "f"(scale_log2), "f"(t2628));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t2629));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2631 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2632) : "f"(state_57), "f"(scale_log2), "f"(t2631));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_39;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_39) : "f"(t2632));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2634 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2635) : "f"(state_59), "f"(scale_log2), "f"(t2634));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_40;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_40) : "f"(t2635));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2637 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2638;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2638) : "f"(state_61), "f"(scale_log2), "f"(t2637));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_41;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_41) : "f"(t2638));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2640 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2641) : "f"(state_63), "f"(scale_log2), "f"(t2640));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_42;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_42) : "f"(t2641));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2643 = row_sum_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2643;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2644;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2644) : "f"(state_34), "f"(factors_27), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2644;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2645;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2645) : "f"(state_36), "f"(factors_28), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2645;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2646) : "f"(state_38), "f"(factors_29), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2646;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2647;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2647) : "f"(state_40), "f"(factors_30), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2647;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2648) : "f"(state_42), "f"(factors_31), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2648;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(state_44), "f"(factors_32), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2649;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2650;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2650) : "f"(state_46), "f"(factors_33), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2650;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2651) : "f"(state_48), "f"(factors_34), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2651;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(state_50), "f"(factors_35), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2652;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2653;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2653) : "f"(state_52), "f"(factors_36), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2653;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2654) : "f"(state_54), "f"(factors_37), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2654;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2655) : "f"(state_56), "f"(factors_38), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2655;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2656) : "f"(state_58), "f"(factors_39), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2656;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(state_60), "f"(factors_40), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2657;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2658) : "f"(state_62), "f"(factors_41), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2658;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2659) : "f"(state_64), "f"(factors_42), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2659;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2660 = rows_3 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2660;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2661) : "f"(words_161), "f"(factors_27), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2661;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2662;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2662) : "f"(words_171), "f"(factors_28), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2662;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2663) : "f"(words_181), "f"(factors_29), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2663;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2664) : "f"(words_191), "f"(factors_30), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2664;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(words_201), "f"(factors_31), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2665;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2666) : "f"(words_211), "f"(factors_32), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2666;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(words_221), "f"(factors_33), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2667;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2668) : "f"(words_231), "f"(factors_34), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2668;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2669) : "f"(words_241), "f"(factors_35), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2669;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2670) : "f"(words_251), "f"(factors_36), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2670;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2671) : "f"(words_261), "f"(factors_37), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2671;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2672) : "f"(words_271), "f"(factors_38), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2672;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(words_281), "f"(factors_39), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2673;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2674) : "f"(words_291), "f"(factors_40), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2674;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2675) : "f"(words_301), "f"(factors_41), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2675;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(words_311), "f"(factors_42), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2676;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2677 = rows_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2677;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2678) : "f"(words_162), "f"(factors_27), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2678;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2679) : "f"(words_172), "f"(factors_28), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2679;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2680) : "f"(words_182), "f"(factors_29), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2680;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(words_192), "f"(factors_30), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2681;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2682) : "f"(words_202), "f"(factors_31), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2682;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2683) : "f"(words_212), "f"(factors_32), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2683;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2684) : "f"(words_222), "f"(factors_33), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2684;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2685;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2685) : "f"(words_232), "f"(factors_34), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2685;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2686;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2686) : "f"(words_242), "f"(factors_35), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2686;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2687) : "f"(words_252), "f"(factors_36), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2687;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2688) : "f"(words_262), "f"(factors_37), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2688;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2689) : "f"(words_272), "f"(factors_38), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2689;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2690) : "f"(words_282), "f"(factors_39), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2690;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2691) : "f"(words_292), "f"(factors_40), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2691;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(words_302), "f"(factors_41), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2692;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2693) : "f"(words_312), "f"(factors_42), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2693;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2694 = rows_7 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2694;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2695) : "f"(words_163), "f"(factors_27), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2695;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(words_173), "f"(factors_28), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2696;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(words_183), "f"(factors_29), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2697;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2698) : "f"(words_193), "f"(factors_30), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2698;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(words_203), "f"(factors_31), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2699;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2700) : "f"(words_213), "f"(factors_32), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2700;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2701) : "f"(words_223), "f"(factors_33), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2701;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(words_233), "f"(factors_34), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2702;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2703) : "f"(words_243), "f"(factors_35), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2703;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(words_253), "f"(factors_36), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2704;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(words_263), "f"(factors_37), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2705;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2706) : "f"(words_273), "f"(factors_38), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2706;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(words_283), "f"(factors_39), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2707;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(words_293), "f"(factors_40), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2708;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2709) : "f"(words_303), "f"(factors_41), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2709;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2710) : "f"(words_313), "f"(factors_42), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2710;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2711 = rows_8 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2711;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(words_164), "f"(factors_27), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2712;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(words_174), "f"(factors_28), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2713;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(words_184), "f"(factors_29), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2714;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2715) : "f"(words_194), "f"(factors_30), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2715;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2716) : "f"(words_204), "f"(factors_31), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2716;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(words_214), "f"(factors_32), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2717;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2718) : "f"(words_224), "f"(factors_33), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2718;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2719) : "f"(words_234), "f"(factors_34), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2719;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(words_244), "f"(factors_35), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2720;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(words_254), "f"(factors_36), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2721;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(words_264), "f"(factors_37), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2722;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(words_274), "f"(factors_38), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2723;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2724) : "f"(words_284), "f"(factors_39), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2724;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2725) : "f"(words_294), "f"(factors_40), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2725;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(words_304), "f"(factors_41), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2726;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(words_314), "f"(factors_42), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2727;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2728 = rows_11 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2728;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(words_165), "f"(factors_27), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2729;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2730) : "f"(words_175), "f"(factors_28), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2730;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2731) : "f"(words_185), "f"(factors_29), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2731;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(words_195), "f"(factors_30), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2732;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2733) : "f"(words_205), "f"(factors_31), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2733;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2734) : "f"(words_215), "f"(factors_32), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2734;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2735) : "f"(words_225), "f"(factors_33), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2735;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2736) : "f"(words_235), "f"(factors_34), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2736;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(words_245), "f"(factors_35), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2737;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2738) : "f"(words_255), "f"(factors_36), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2738;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2739) : "f"(words_265), "f"(factors_37), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2739;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2740) : "f"(words_275), "f"(factors_38), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2740;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2741) : "f"(words_285), "f"(factors_39), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2741;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2742) : "f"(words_295), "f"(factors_40), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2742;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2743) : "f"(words_305), "f"(factors_41), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2743;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(words_315), "f"(factors_42), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2744;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2745 = rows_12 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2745;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2746) : "f"(words_166), "f"(factors_27), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2746;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(words_176), "f"(factors_28), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2747;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2748) : "f"(words_186), "f"(factors_29), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2748;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2749) : "f"(words_196), "f"(factors_30), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2749;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2750;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2750) : "f"(words_206), "f"(factors_31), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2750;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2751) : "f"(words_216), "f"(factors_32), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2751;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(words_226), "f"(factors_33), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2752;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(words_236), "f"(factors_34), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2753;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2754) : "f"(words_246), "f"(factors_35), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2754;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2755;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2755) : "f"(words_256), "f"(factors_36), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2755;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2756) : "f"(words_266), "f"(factors_37), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2756;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2757) : "f"(words_276), "f"(factors_38), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2757;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2758;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2758) : "f"(words_286), "f"(factors_39), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2758;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2759) : "f"(words_296), "f"(factors_40), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2759;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2760) : "f"(words_306), "f"(factors_41), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2760;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2761) : "f"(words_316), "f"(factors_42), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2761;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2762 = rows_15 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2762;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2763) : "f"(words_167), "f"(factors_27), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2763;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2764) : "f"(words_177), "f"(factors_28), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2764;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2765;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2765) : "f"(words_187), "f"(factors_29), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2765;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2766;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2766) : "f"(words_197), "f"(factors_30), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2766;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2767;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2767) : "f"(words_207), "f"(factors_31), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2767;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2768) : "f"(words_217), "f"(factors_32), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2768;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(words_227), "f"(factors_33), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2769;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2770;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2770) : "f"(words_237), "f"(factors_34), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2770;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2771;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2771) : "f"(words_247), "f"(factors_35), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2771;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2772) : "f"(words_257), "f"(factors_36), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2772;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2773;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2773) : "f"(words_267), "f"(factors_37), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2773;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2774;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2774) : "f"(words_277), "f"(factors_38), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2774;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2775;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2775) : "f"(words_287), "f"(factors_39), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2775;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2776) : "f"(words_297), "f"(factors_40), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2776;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2777) : "f"(words_307), "f"(factors_41), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2777;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2778) : "f"(words_317), "f"(factors_42), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2778;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2779 = rows_16 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2779;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2780;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2780) : "f"(words_168), "f"(factors_27), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2780;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2781;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2781) : "f"(words_178), "f"(factors_28), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2781;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2782;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2782) : "f"(words_188), "f"(factors_29), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2782;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2783;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2783) : "f"(words_198), "f"(factors_30), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2783;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2784) : "f"(words_208), "f"(factors_31), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2784;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2785;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2785) : "f"(words_218), "f"(factors_32), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2785;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2786;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2786) : "f"(words_228), "f"(factors_33), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2786;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(words_238), "f"(factors_34), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2787;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2788;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2788) : "f"(words_248), "f"(factors_35), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2788;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2789;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2789) : "f"(words_258), "f"(factors_36), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2789;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2790;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2790) : "f"(words_268), "f"(factors_37), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2790;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2791;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2791) : "f"(words_278), "f"(factors_38), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2791;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(words_288), "f"(factors_39), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2792;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(words_298), "f"(factors_40), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2793;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2794;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2794) : "f"(words_308), "f"(factors_41), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2794;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2795;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2795) : "f"(words_318), "f"(factors_42), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2795;
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
                        const u32 t2796 = split_2 + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t2796;
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2798;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2798) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t2798;
                f32 t2800;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2800) : "f"(pair_23));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2801 = pair_23 + t2800;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t2801;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2802;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2802) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t2802;
                f32 t2804;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2804) : "f"(pair_24));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2805 = pair_24 + t2804;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t2805;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t2806 = sum_3 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2807;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2807) : "f"(sum_3));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t2806 ? 0.0f : t2807;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2809 = rows * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows = t2809;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2810 = rows_2 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t2810;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2811 = rows_5 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t2811;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2812 = rows_6 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t2812;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2813 = rows_9 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t2813;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2814 = rows_10 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t2814;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2815 = rows_13 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t2815;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2816 = rows_14 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t2816;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t2817 = sum_4 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2818;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2818) : "f"(sum_4));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t2817 ? 0.0f : t2818;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2820 = rows_3 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t2820;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2821 = rows_4 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t2821;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2822 = rows_7 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t2822;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2823 = rows_8 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t2823;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2824 = rows_11 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t2824;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2825 = rows_12 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t2825;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2826 = rows_15 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t2826;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2827 = rows_16 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t2827;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp << 2u;
                const u32 t2829 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2830 = t2829 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2831 = first_3 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t2830 + t2831;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2833 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2834 = t2833 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2834) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2835 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2836 = first + t2835;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2837 = t2836 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2838;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2838) : "r"(t2837), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2839 = t2838 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2840 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2841 = first + t2835;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2842 = t2841 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2843;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2843) : "r"(t2842), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2844 = t2843 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2845 = t2844 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2846 = t2841 - t2845;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2847 = t2840 + t2846;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2848 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2849 = t2848 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2850 = t2849 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2851 = o + t2850;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2852 = (u64)t2839;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2853 = t2852 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2854 = t2853 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2855 = t2851 + t2854;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2856 = (u64)t2847;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2857 = t2856 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2858 = t2857 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2859 = t2855 + t2858;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2860 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t2859 + t2860;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t2862 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2863 = first_3 < t2862;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2863) {
                        u32 t2864;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2864) : "f"(pair_25), "f"(pair_26));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t2864) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t2865 = first_3 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2866 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2867 = t2865 < t2866;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2867) {
                        u32 t2868;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2868) : "f"(pair_27), "f"(pair_28));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t2868) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t2869 = first_3 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2870 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2871 = t2869 < t2870;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2871) {
                        u32 t2872;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2872) : "f"(pair_29), "f"(pair_30));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t2872) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t2873 = first_3 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2874 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2875 = t2873 < t2874;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2875) {
                        u32 t2876;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2876) : "f"(pair_31), "f"(pair_32));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t2876) : "memory");
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2877 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2878 = t2877 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2879 = t2878 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2879) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2880 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2881 = t2880 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2882 = first + t2881;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2883 = t2882 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2884;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2884) : "r"(t2883), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2885 = t2884 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2886 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2887 = first + t2881;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2888 = t2887 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2889;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2889) : "r"(t2888), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2890 = t2889 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2891 = t2890 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2892 = t2887 - t2891;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2893 = t2886 + t2892;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2894 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2895 = t2894 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2896 = t2895 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2897 = o + t2896;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2898 = (u64)t2885;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2899 = t2898 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2900 = t2899 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2901 = t2897 + t2900;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2902 = (u64)t2893;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2903 = t2902 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2904 = t2903 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2905 = t2901 + t2904;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2906 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t2905 + t2906;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t2908 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2909 = first_3 < t2908;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2909) {
                        u32 t2910;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2910) : "f"(pair_33), "f"(pair_34));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t2910) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t2911 = first_3 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2912 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2913 = t2911 < t2912;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2913) {
                        u32 t2914;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2914) : "f"(pair_35), "f"(pair_36));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t2914) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t2915 = first_3 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2916 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2917 = t2915 < t2916;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2917) {
                        u32 t2918;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2918) : "f"(pair_37), "f"(pair_38));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t2918) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t2919 = first_3 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2920 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2921 = t2919 < t2920;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2921) {
                        u32 t2922;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2922) : "f"(pair_39), "f"(pair_40));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t2922) : "memory");
                    }
                }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2923 = warp < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2923) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2925 = row_3 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2926 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2927 = t2926 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2928;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2928) : "r"(t2927), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2929 = t2928 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2930 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2931 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2932 = t2931 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2933;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2933) : "r"(t2932), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2934 = t2933 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2935 = t2934 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2936 = t2931 - t2935;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2937 = t2930 + t2936;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2938;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2938) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2939;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2939) : "f"(row_max_3), "f"(scale_log2), "f"(t2938));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t2939 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t2941 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t2941 ? __uint_as_float(0xff800000u) : lse_4;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t2943 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t2944 = t2943 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t2945 = t2925 & t2944;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (t2945) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2946 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2947 = t2946 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2948 = t2947 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2949 = lse + t2948;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2950 = (u64)t2937;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2951 = t2950 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2952 = t2951 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2953 = t2949 + t2952;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2954 = (u64)t2929;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2955 = t2954 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2956 = t2955 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2957 = t2953 + t2956;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2957), "f"(value_3) : "memory");
                    }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2958 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t2958 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2960 = row_4 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2961 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2962 = t2961 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2963;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2963) : "r"(t2962), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2964 = t2963 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2965 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2966 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2967 = t2966 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2968;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2968) : "r"(t2967), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2969 = t2968 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2970 = t2969 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2971 = t2966 - t2970;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2972 = t2965 + t2971;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2973;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2973) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2974;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2974) : "f"(row_max_4), "f"(scale_log2), "f"(t2973));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t2974 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t2976 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t2976 ? __uint_as_float(0xff800000u) : lse_5;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t2978 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t2979 = t2978 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t2980 = t2960 & t2979;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (t2980) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2981 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2982 = t2981 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2983 = t2982 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2984 = lse + t2983;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2985 = (u64)t2972;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2986 = t2985 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2987 = t2986 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2988 = t2984 + t2987;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2989 = (u64)t2964;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2990 = t2989 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2991 = t2990 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t2992 = t2988 + t2991;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2992), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
