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
    const u32 tiles,
    const u32 splits,
    const u32 blocks_of_split,
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
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t1 = blockIdx.x;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 tile = t1 / splits;
    const u32 t3 = blockIdx.x;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 split = t3 % splits;
#line 88 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 kv_heads = heads / group;
    const u32 head = tile / tiles;
    const u32 batch_2 = head / kv_heads;
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t8 = tile % tiles;
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t8 << 4u;
    const u32 t10 = seq_q * group;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t11 = t10 > first ? t10 : first;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t12 = t11 - first;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t13 = head % kv_heads;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t14 = first / group;
#line 307 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t15 = seq_k + 63u;
#line 307 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t16 = t15 >> 6u;
#line 307 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t16 > 1u ? t16 : 1u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t18 = seq_k >> 6u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t18 < end ? t18 : end;
#line 314 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t20 = end - whole;
#line 314 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t21 = t20 < end ? t20 : end;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t22 = end + blocks_of_split;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t23 = t22 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t24 = t23 / blocks_of_split;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t25 = split * blocks_of_split;
#line 114 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 before = t25 < end ? t25 : end;
    const u32 t27 = end - before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t28 = end - before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t29 = t28 < blocks_of_split ? t28 : blocks_of_split;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t30 = t21 > before ? t21 : before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t31 = t30 - before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t32 = end > before ? end : before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t33 = t32 - before;
#line 128 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t34 = t12 != 0u;
#line 128 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t35 = split < t24;
#line 128 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t36 = t34 & t35;
#line 36 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t36) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t39 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t39));
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t41 = warp << 4u;
#line 45 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t43 = thread >> 3u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t44 = thread & 7u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t45 = t43 & 7u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t46 = t44 ^ t45;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t47 = t43 << 7u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t48 = t46 << 4u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t49 = t47 + t48;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t50 = (u64)t43 * 0u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t51 = (u64)t44 * 16u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t52 = t50 + t51;
        const u32 t53 = head_dim >> 3u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t54 = (u64)t44 * 16u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t55 = smem_1 + t49;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t56 = t12 > 1u ? t12 : 1u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t57 = t56 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t58 = t43 < t57 ? t43 : t57;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t59 = first + t58;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t60 = t59 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t61 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t62 = first + t58;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t63 = t62 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t64 = t61 + t63;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t65 = (u64)batch_2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t66 = t65 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t67 = t66 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t68 = q + t67;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t69 = (u64)t60;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t70 = t69 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t71 = t70 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t72 = t68 + t71;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t73 = (u64)t64;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t74 = t73 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t75 = t74 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t76 = t72 + t75;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t77 = t76 + t54;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t78 = t43 < t12;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t79 = t44 < t53;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t80 = t78 & t79;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t81 = t80 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t55), "l"(t77), "r"(t81) : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t82 = t77 + 128ull;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t83 = t43 < t12;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t84 = t44 + 8u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t85 = t84 < t53;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t86 = t83 & t85;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t87 = t86 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t55), "l"(t82), "r"(t87) : "memory");
#line 48 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 112 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t89 = ring + 32768u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t90 = (u64)batch_2;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t91 = t90 * k_stride0;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t92 = t91 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t93 = k + t92;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t94 = 0ull * k_stride1;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t95 = t94 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t96 = t93 + t95;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t97 = (u64)t13;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t98 = t97 * k_stride2;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t99 = t98 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t100 = t96 + t99;
        const u32 t101 = (u32)k_stride1;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t102 = t101 << 1u;
        const u32 t103 = thread >> 3u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t104 = thread & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t105 = t103 & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t106 = t104 ^ t105;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t107 = t103 << 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t108 = t106 << 4u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t109 = t107 + t108;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t110 = (u64)t103 * t102;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t111 = t100 + t110;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t112 = (u64)t104 * 16u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t113 = t111 + t112;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t114 = (u64)t102 * 16u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t115 = (u64)batch_2;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t116 = t115 * v_stride0;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t117 = t116 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t118 = v + t117;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t119 = 0ull * v_stride1;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t120 = t119 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t121 = t118 + t120;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t122 = (u64)t13;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t123 = t122 * v_stride2;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t124 = t123 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t125 = t121 + t124;
        const u32 t126 = (u32)v_stride1;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t127 = t126 << 1u;
        const u32 t128 = thread >> 3u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t129 = thread & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t130 = t128 & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t131 = t129 ^ t130;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t132 = t128 << 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t133 = t131 << 4u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t134 = t132 + t133;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t135 = (u64)t128 * t127;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t136 = t125 + t135;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t137 = (u64)t129 * 16u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t138 = t136 + t137;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t139 = (u64)t127 * 16u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t140 = t27 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t140 << 6u;
        const u32 t142 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t143 = ring + t109;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t144 = (u64)first_key * t102;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t145 = t113 + t144;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t146 = t145 + t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t147 = t146 + t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t148 = t147 + t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t149 = first_key + t103;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t150 = t149 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t151 = t104 < t142;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t152 = t150 & t151;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t153 = t152 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t143), "l"(t145), "r"(t153) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t154 = first_key + t103;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t155 = t154 + 16u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t156 = t155 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t157 = t104 < t142;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t158 = t156 & t157;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t159 = t158 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t143), "l"(t146), "r"(t159) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t160 = first_key + t103;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t161 = t160 + 32u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t162 = t161 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t163 = t104 < t142;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t164 = t162 & t163;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t165 = t164 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t143), "l"(t147), "r"(t165) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t166 = first_key + t103;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t167 = t166 + 48u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t168 = t167 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t169 = t104 < t142;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t170 = t168 & t169;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t171 = t170 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t143), "l"(t148), "r"(t171) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t172 = t145 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t173 = first_key + t103;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t174 = t173 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t175 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t176 = t175 < t142;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t177 = t174 & t176;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t178 = t177 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t143), "l"(t172), "r"(t178) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t179 = t146 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t180 = first_key + t103;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t181 = t180 + 16u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t182 = t181 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t183 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t184 = t183 < t142;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t185 = t182 & t184;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t186 = t185 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t143), "l"(t179), "r"(t186) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t187 = t147 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t188 = first_key + t103;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t189 = t188 + 32u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t190 = t189 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t191 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t192 = t191 < t142;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t193 = t190 & t192;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t194 = t193 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t143), "l"(t187), "r"(t194) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t195 = t148 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t196 = first_key + t103;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t197 = t196 + 48u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t198 = t197 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t199 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t200 = t199 < t142;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t201 = t198 & t200;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t202 = t201 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t143), "l"(t195), "r"(t202) : "memory");
#line 233 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t203 = t27 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t203 << 6u;
        const u32 t205 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t206 = t89 + t134;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t207 = (u64)first_key_2 * t127;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t208 = t138 + t207;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t209 = t208 + t139;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t210 = t209 + t139;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t211 = t210 + t139;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t212 = first_key_2 + t128;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t213 = t212 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t214 = t129 < t205;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t215 = t213 & t214;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t216 = t215 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t206), "l"(t208), "r"(t216) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t217 = first_key_2 + t128;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t218 = t217 + 16u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t219 = t218 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t220 = t129 < t205;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t221 = t219 & t220;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t222 = t221 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t206), "l"(t209), "r"(t222) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t223 = first_key_2 + t128;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t224 = t223 + 32u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t225 = t224 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t226 = t129 < t205;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t227 = t225 & t226;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t228 = t227 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t206), "l"(t210), "r"(t228) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t229 = first_key_2 + t128;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t230 = t229 + 48u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t231 = t230 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t232 = t129 < t205;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t233 = t231 & t232;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t234 = t233 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t206), "l"(t211), "r"(t234) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t235 = t208 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t236 = first_key_2 + t128;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t237 = t236 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t238 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t239 = t238 < t205;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t240 = t237 & t239;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t241 = t240 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t206), "l"(t235), "r"(t241) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t242 = t209 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t243 = first_key_2 + t128;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t244 = t243 + 16u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t245 = t244 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t246 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t247 = t246 < t205;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t248 = t245 & t247;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t249 = t248 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t206), "l"(t242), "r"(t249) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t250 = t210 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t251 = first_key_2 + t128;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t252 = t251 + 32u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t253 = t252 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t254 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t255 = t254 < t205;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t256 = t253 & t255;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t257 = t256 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t206), "l"(t250), "r"(t257) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t258 = t211 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t259 = first_key_2 + t128;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t260 = t259 + 48u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t261 = t260 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t262 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t263 = t262 < t205;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t264 = t261 & t263;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t265 = t264 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t206), "l"(t258), "r"(t265) : "memory");
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 255 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t266 = 1u < t29;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t266) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t267 = ring + 16384u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t268 = t27 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t269 = t268 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t269 << 6u;
            const u32 t271 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t272 = t267 + t109;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t273 = (u64)first_key_3 * t102;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t274 = t113 + t273;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t275 = t274 + t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t276 = t275 + t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t277 = t276 + t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t278 = t104 < t271;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t279 = t278 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t272), "l"(t274), "r"(t279) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t280 = t104 < t271;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t281 = t280 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t272), "l"(t275), "r"(t281) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t282 = t104 < t271;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t283 = t282 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t272), "l"(t276), "r"(t283) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t284 = t104 < t271;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t285 = t284 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t272), "l"(t277), "r"(t285) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t286 = t274 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t287 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t288 = t287 < t271;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t289 = t288 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t272), "l"(t286), "r"(t289) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t290 = t275 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t291 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t292 = t291 < t271;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t293 = t292 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t272), "l"(t290), "r"(t293) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t294 = t276 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t295 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t296 = t295 < t271;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t297 = t296 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t272), "l"(t294), "r"(t297) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t298 = t277 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t299 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t300 = t299 < t271;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t301 = t300 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t272), "l"(t298), "r"(t301) : "memory");
        }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t302 = 1u < t29;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t302) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t303 = t89 + 16384u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t304 = t27 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t305 = t304 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t305 << 6u;
            const u32 t307 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t308 = t303 + t134;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t309 = (u64)first_key_4 * t127;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t310 = t138 + t309;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t311 = t310 + t139;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t312 = t311 + t139;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t313 = t312 + t139;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t314 = t129 < t307;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t315 = t314 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t308), "l"(t310), "r"(t315) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t316 = t129 < t307;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t317 = t316 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t308), "l"(t311), "r"(t317) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t318 = t129 < t307;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t319 = t318 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t308), "l"(t312), "r"(t319) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t320 = t129 < t307;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t321 = t320 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t308), "l"(t313), "r"(t321) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t322 = t310 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t323 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t324 = t323 < t307;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t325 = t324 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t308), "l"(t322), "r"(t325) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t326 = t311 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t327 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t328 = t327 < t307;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t329 = t328 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t308), "l"(t326), "r"(t329) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t330 = t312 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t331 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t332 = t331 < t307;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t333 = t332 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t308), "l"(t330), "r"(t333) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t334 = t313 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t335 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t336 = t335 < t307;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t337 = t336 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t308), "l"(t334), "r"(t337) : "memory");
        }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t338 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t339 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t340 = t338 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t341 = t339 ^ t340;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t342 = t338 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t343 = t341 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t344 = t342 + t343;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t345 = smem_1 + t344;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t346;
        asm volatile("mov.b32 %0, %1;" : "=r"(t346) : "r"(t345));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t346) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t347;
        asm volatile("mov.b32 %0, %1;" : "=r"(t347) : "r"(t345));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t348 = t347 ^ 32u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t348) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t349;
        asm volatile("mov.b32 %0, %1;" : "=r"(t349) : "r"(t345));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t350 = t349 ^ 64u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t350) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t351;
        asm volatile("mov.b32 %0, %1;" : "=r"(t351) : "r"(t345));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t352 = t351 ^ 96u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t352) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t353;
        asm volatile("mov.b32 %0, %1;" : "=r"(t353) : "r"(t345));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t353) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t354;
        asm volatile("mov.b32 %0, %1;" : "=r"(t354) : "r"(t345));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t355 = t354 ^ 32u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t355) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t356;
        asm volatile("mov.b32 %0, %1;" : "=r"(t356) : "r"(t345));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t357 = t356 ^ 64u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t357) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t358;
        asm volatile("mov.b32 %0, %1;" : "=r"(t358) : "r"(t345));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t359 = t358 ^ 96u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t359) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t360 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t361 = t41 + t360;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t362 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t363 = t362 << 3u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t364 = t361 + t363;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t365 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t366 = t365 & 1u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t367 = t364 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t368 = t366 ^ t367;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t369 = t364 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t370 = t368 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t371 = t369 + t370;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t372 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t373 = t41 + t372;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t374 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t375 = t373 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t376 = t374 ^ t375;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t377 = t373 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t378 = t376 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t379 = t377 + t378;
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_2 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_2 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_2 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_3 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_4 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_5 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_6 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_7 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_8 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_9 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_10 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_11 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_12 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_13 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_14 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_15 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_16 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_17 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_18 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_19 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_20 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_21 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_22 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_23 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_24 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_25 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_26 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_27 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_28 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_29 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_30 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_31 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_32 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_33 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_34 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_35 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_36 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_37 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_38 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_39 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_40 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_41 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_42 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_43 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_44 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_45 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_46 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_47 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_48 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_49 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_50 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_51 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_52 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_53 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_54 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_55 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_56 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_57 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_58 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_59 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_60 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_61 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_62 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_63 = 0.0f;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t380;
        asm volatile("mov.b32 %0, %1;" : "=r"(t380) : "r"(t371));
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t381 = t380 ^ 32u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t382 = t380 ^ 64u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t383 = t380 ^ 96u;
        const u32 t384 = ring + t380;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t384) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t385 = ring + t381;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t385) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t386 = ring + t382;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t386) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t387 = ring + t383;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t387) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t384) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t385) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t386) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t387) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t388 = 0u < t31;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t389 = t33 <= 0u;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t390 = t388 | t389;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        if (t390) {
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t391 = t27 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t392 = t391 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_5 = t392 + t41;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t394 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t395 = t394 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_5 + t395;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t397 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t398 = first + t397;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t399 = t398 / group;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t400 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t400 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t403 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t403;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t405 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t405;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t407 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t407;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t409 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t409;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t410 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t411 = first + t410;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t412 = t411 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t413 = t412 / group;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t414 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t414 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t417 = visible_5 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t417;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t419 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t419;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t421 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t421;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t423 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t423;
        }
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t425;
        asm("max.f32 %0, %1, %2;" : "=f"(t425) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t426;
        asm("max.f32 %0, %1, %2;" : "=f"(t426) : "f"(t425), "f"(s_2));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t427;
        asm("max.f32 %0, %1, %2;" : "=f"(t427) : "f"(t426), "f"(s_5));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t428;
        asm("max.f32 %0, %1, %2;" : "=f"(t428) : "f"(t427), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t429;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t429) : "f"(t428));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t428), "f"(t429));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t431;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t431) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t431));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t434 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t434;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t436 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t437;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t437) : "f"(old), "f"(scale_log2), "f"(t436));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t437));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t439 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t440 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t440));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t442;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t442) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s = t442;
        const f32 t443 = t439 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t444 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t444));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t446;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t446) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_2 = t446;
        const f32 t447 = t443 + s_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t448 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t448));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t450;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t450) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_5 = t450;
        const f32 t451 = t447 + s_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t452 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t452));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t454;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t454) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_6 = t454;
        const f32 t455 = t451 + s_6;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum = t455;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t456 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t457 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t458 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t459 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t460 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t461 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t462 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t463 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t464 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t465 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t466 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t467 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t468 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t469 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t470 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t471 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t472 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t473 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t474 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t475 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t476 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t477 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t478 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t479 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t480 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t481 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t482 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t483 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t484 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t485 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t486 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t487 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t487;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t489;
        asm("max.f32 %0, %1, %2;" : "=f"(t489) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t490;
        asm("max.f32 %0, %1, %2;" : "=f"(t490) : "f"(t489), "f"(s_4));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t491;
        asm("max.f32 %0, %1, %2;" : "=f"(t491) : "f"(t490), "f"(s_7));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t492;
        asm("max.f32 %0, %1, %2;" : "=f"(t492) : "f"(t491), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t493;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t493) : "f"(t492));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t492), "f"(t493));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t495;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t495) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t495));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t498 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t498;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t500 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t501;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t501) : "f"(old_2), "f"(scale_log2), "f"(t500));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t501));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t503 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t504 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t504));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t506;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t506) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_3 = t506;
        const f32 t507 = t503 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t508 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t508));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t510;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_4 = t510;
        const f32 t511 = t507 + s_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t512 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t512));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t514;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_7 = t514;
        const f32 t515 = t511 + s_7;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t516 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t516));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t518;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t518) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_8 = t518;
        const f32 t519 = t515 + s_8;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t520 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t520;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t521 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t521;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t522 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t522;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t523 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t523;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t524 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t524;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t525 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t525;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t526 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t526;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t527 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t527;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t528 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t528;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t529 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t529;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t530 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t530;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t531 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t531;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t532 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t532;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t533 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t533;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t534 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t534;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t535 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t535;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t536 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t536;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t537 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t537;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t538 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t538;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t539 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t539;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t540 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t540;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t541 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t541;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t542 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t542;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t543 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t543;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t544 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t544;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t545 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t545;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t546 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t546;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t547 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t547;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t548 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t548;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t549 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t549;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t550 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t550;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t551 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t551;
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t552;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t552) : "f"(s), "f"(s_2));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t553;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t553) : "f"(s_3), "f"(s_4));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t554;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t554) : "f"(s_5), "f"(s_6));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t555;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t555) : "f"(s_7), "f"(s_8));
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t556;
        asm volatile("mov.b32 %0, %1;" : "=r"(t556) : "r"(t379));
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t557 = t556 ^ 32u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t558 = t556 ^ 64u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t559 = t556 ^ 96u;
        const u32 t560 = t89 + t556;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t561 = t89 + t557;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t562 = t89 + t558;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t563 = t89 + t559;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t560) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_65), "r"(m_66));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_67), "r"(m_68));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t561) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_69), "r"(m_70));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_71), "r"(m_72));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t562) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_73), "r"(m_74));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_75), "r"(m_76));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t563) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_77), "r"(m_78));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_79), "r"(m_80));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t560) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_81), "r"(m_82));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_83), "r"(m_84));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t561) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_85), "r"(m_86));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_87), "r"(m_88));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t562) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_89), "r"(m_90));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_91), "r"(m_92));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t563) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_93), "r"(m_94));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_95), "r"(m_96));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < t29; i += 1u) {
#line 255 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t564 = i + 1u;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t565 = t564 < t29;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t565) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t566 = t564 & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t567 = t566 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t568 = ring + t567;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t569 = t27 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t570 = t569 - t564;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t570 << 6u;
                const u32 t572 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t573 = t568 + t109;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t574 = (u64)first_key_6 * t102;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t575 = t113 + t574;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t576 = t575 + t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t577 = t576 + t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t578 = t577 + t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t579 = t104 < t572;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t580 = t579 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t573), "l"(t575), "r"(t580) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t581 = t104 < t572;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t582 = t581 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t573), "l"(t576), "r"(t582) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t583 = t104 < t572;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t584 = t583 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t573), "l"(t577), "r"(t584) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t585 = t104 < t572;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t586 = t585 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t573), "l"(t578), "r"(t586) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t587 = t575 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t588 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t589 = t588 < t572;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t590 = t589 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t573), "l"(t587), "r"(t590) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t591 = t576 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t592 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t593 = t592 < t572;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t594 = t593 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t573), "l"(t591), "r"(t594) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t595 = t577 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t596 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t597 = t596 < t572;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t598 = t597 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t573), "l"(t595), "r"(t598) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t599 = t578 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t600 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t601 = t600 < t572;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t602 = t601 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t573), "l"(t599), "r"(t602) : "memory");
            }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t603 = t564 < t29;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t603) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t604 = t564 & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t605 = t604 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t606 = t89 + t605;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t607 = t27 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t608 = t607 - t564;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t608 << 6u;
                const u32 t610 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t611 = t606 + t134;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t612 = (u64)first_key_7 * t127;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t613 = t138 + t612;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t614 = t613 + t139;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t615 = t614 + t139;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t616 = t615 + t139;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t617 = t129 < t610;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t618 = t617 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t611), "l"(t613), "r"(t618) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t619 = t129 < t610;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t620 = t619 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t611), "l"(t614), "r"(t620) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t621 = t129 < t610;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t622 = t621 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t611), "l"(t615), "r"(t622) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t623 = t129 < t610;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t624 = t623 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t611), "l"(t616), "r"(t624) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t625 = t613 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t626 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t627 = t626 < t610;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t628 = t627 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t611), "l"(t625), "r"(t628) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t629 = t614 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t630 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t631 = t630 < t610;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t632 = t631 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t611), "l"(t629), "r"(t632) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t633 = t615 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t634 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t635 = t634 < t610;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t636 = t635 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t611), "l"(t633), "r"(t636) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t637 = t616 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t638 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t639 = t638 < t610;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t640 = t639 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t611), "l"(t637), "r"(t640) : "memory");
            }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 171 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t641 = t564 + 1u;
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
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t642 = i & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t643 = t642 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t644 = ring + t643;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t645;
            asm volatile("mov.b32 %0, %1;" : "=r"(t645) : "r"(t371));
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t646 = t645 ^ 32u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t647 = t645 ^ 64u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t648 = t645 ^ 96u;
            const u32 t649 = t644 + t645;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t649) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t650 = t644 + t646;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t650) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t651 = t644 + t647;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t651) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t652 = t644 + t648;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t652) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t649) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t650) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t651) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t652) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t653 = i < t31;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t654 = t33 <= i;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t655 = t653 | t654;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            if (t655) {
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t656 = t27 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t657 = t656 - i;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t658 = t657 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_8 = t658 + t41;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t660 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t661 = t660 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_8 + t661;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t663 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t664 = first + t663;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t665 = t664 / group;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t666 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t666 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t669 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t669;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t671 = visible_10 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t671;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t673 = visible_11 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t673;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t675 = visible_12 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t675;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t676 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t677 = first + t676;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t678 = t677 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t679 = t678 / group;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t680 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_5 = t680 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t683 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t683;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t685 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t685;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t687 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t687;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t689 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t689;
            }
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t691;
            asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(old_3), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t692;
            asm("max.f32 %0, %1, %2;" : "=f"(t692) : "f"(t691), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t693;
            asm("max.f32 %0, %1, %2;" : "=f"(t693) : "f"(t692), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t694;
            asm("max.f32 %0, %1, %2;" : "=f"(t694) : "f"(t693), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t695;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t695) : "f"(t694));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t694), "f"(t695));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t697;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t697) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t697));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t700 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t700;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t702 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t703;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(old_3), "f"(scale_log2), "f"(t702));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t703));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t705 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t706 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t706));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t708;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t708) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_9 = t708;
            const f32 t709 = t705 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t710 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t710));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t712;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t712) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_10 = t712;
            const f32 t713 = t709 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t714 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t714));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t716;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t716) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_13 = t716;
            const f32 t717 = t713 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t718 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t718));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t720;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t720) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_14 = t720;
            const f32 t721 = t717 + s_14;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t722 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t723 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t724 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t725 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t726 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t727 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t728 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t729 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t730 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t731 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t732 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t733 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t734 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t735 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t736 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t737 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t738 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t739 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t740 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t741 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t742 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t743 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t744 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t745 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t746 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t747 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t748 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t749 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t750 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t751 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t752 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t752;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t753 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t753;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t755;
            asm("max.f32 %0, %1, %2;" : "=f"(t755) : "f"(old_4), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t756;
            asm("max.f32 %0, %1, %2;" : "=f"(t756) : "f"(t755), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t757;
            asm("max.f32 %0, %1, %2;" : "=f"(t757) : "f"(t756), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t758;
            asm("max.f32 %0, %1, %2;" : "=f"(t758) : "f"(t757), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t759;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t759) : "f"(t758));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t758), "f"(t759));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t761;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t761) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t761));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t764 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t764;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t766 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t767;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t767) : "f"(old_4), "f"(scale_log2), "f"(t766));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t767));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t769 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t770 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t770));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t772;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t772) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_11 = t772;
            const f32 t773 = t769 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t774 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t774));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t776;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t776) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_12 = t776;
            const f32 t777 = t773 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t778 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t778));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t780;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t780) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_15 = t780;
            const f32 t781 = t777 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t782 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t782));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t784;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t784) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_16 = t784;
            const f32 t785 = t781 + s_16;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t786 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t787 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t788 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t789 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t790 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t791 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t792 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t793 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t794 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t795 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t796 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t797 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t798 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t799 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t800 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t801 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t802 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t803 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t804 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t805 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t806 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t807 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t808 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t809 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t810 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t811 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t812 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t813 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t813;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t814 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t814;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t815 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t815;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t816 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t816;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t817 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t817;
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t818;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t818) : "f"(s_9), "f"(s_10));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t819;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t819) : "f"(s_11), "f"(s_12));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t820;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t820) : "f"(s_13), "f"(s_14));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t821;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t821) : "f"(s_15), "f"(s_16));
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t822 = i & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t823 = t822 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t824 = t89 + t823;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t825;
            asm volatile("mov.b32 %0, %1;" : "=r"(t825) : "r"(t379));
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t826 = t825 ^ 32u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t827 = t825 ^ 64u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t828 = t825 ^ 96u;
            const u32 t829 = t824 + t825;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t830 = t824 + t826;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t831 = t824 + t827;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t832 = t824 + t828;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t829) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_129), "r"(m_130));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_131), "r"(m_132));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t830) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_133), "r"(m_134));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_135), "r"(m_136));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t831) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_137), "r"(m_138));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_139), "r"(m_140));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t832) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_141), "r"(m_142));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_143), "r"(m_144));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t829) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_145), "r"(m_146));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_147), "r"(m_148));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t830) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_149), "r"(m_150));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_151), "r"(m_152));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t831) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_153), "r"(m_154));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_155), "r"(m_156));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t832) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_157), "r"(m_158));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_159), "r"(m_160));
        }
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_3 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_4 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_3 = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
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
        const u32 t833 = warp * 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t834 = ring + t833;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t835 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t834 + t835;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t837 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t838 = t837 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t838) {
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
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t839 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t840 = t839 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t841 = t840 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t841) {
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
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t843 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t844 = t843 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t844) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t845 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = ring + t845;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t848;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t848) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t849;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t849) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t850;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t850) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t851;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t851) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t852;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t852) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t853;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t853) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t854;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t854) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t855;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t855) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t856;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t856) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t857;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t857) : "r"(columns) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t858 = ring + 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t859 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t858 + t859;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t862;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t862) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t863;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t863) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t864;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t864) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t865;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t865) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t866;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t866) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t867;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t867) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t868;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t868) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t869;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t869) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t870;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t870) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t871;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t871) : "r"(columns_2) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t872 = ring + 17408u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t873 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t872 + t873;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t876;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t876) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t877;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t877) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t878;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t878) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t879;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t879) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t880;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t880) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t881;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t881) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t882;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t882) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t883;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t883) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t884;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t884) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t885;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t885) : "r"(columns_3) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t886 = ring + 26112u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t887 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t886 + t887;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t890;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t890) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t891;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t891) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t892;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t892) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t893;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t893) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t894;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t894) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t895;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t895) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t896;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t896) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t897;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t897) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t898;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t898) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t899;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t899) : "r"(columns_4) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t900;
            asm("max.f32 %0, %1, %2;" : "=f"(t900) : "f"(t848), "f"(t862));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t901;
            asm("max.f32 %0, %1, %2;" : "=f"(t901) : "f"(t900), "f"(t876));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t901), "f"(t890));
            const bool t903 = max == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t904 = max * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_5 = t903 ? 0.0f : t904;
            const f32 t906 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t907;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t907) : "f"(t848), "f"(scale_log2), "f"(t906));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t907));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t909 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t910;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t910) : "f"(t862), "f"(scale_log2), "f"(t909));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t910));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t912 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t913;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t913) : "f"(t876), "f"(scale_log2), "f"(t912));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t913));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t915 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t916;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t916) : "f"(t890), "f"(scale_log2), "f"(t915));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t916));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t918 = t849 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t918;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t919;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t919) : "f"(t863), "f"(factors_2), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t919;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t920;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t920) : "f"(t877), "f"(factors_3), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t920;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t921;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t921) : "f"(t891), "f"(factors_4), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t921;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t922 = t850 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t922;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t923;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t923) : "f"(t864), "f"(factors_2), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t923;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t924;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t924) : "f"(t878), "f"(factors_3), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t924;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t925;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(t892), "f"(factors_4), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t925;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t926 = t851 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t926;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t927;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t927) : "f"(t865), "f"(factors_2), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t927;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t928;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t928) : "f"(t879), "f"(factors_3), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t928;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t929;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t929) : "f"(t893), "f"(factors_4), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t929;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t930 = t852 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t930;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t931;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t931) : "f"(t866), "f"(factors_2), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t931;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t932;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t932) : "f"(t880), "f"(factors_3), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t932;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t933;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t933) : "f"(t894), "f"(factors_4), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t933;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t934 = t853 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t934;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t935;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t935) : "f"(t867), "f"(factors_2), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t935;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t936;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t936) : "f"(t881), "f"(factors_3), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t936;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t937;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t937) : "f"(t895), "f"(factors_4), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t937;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t938 = t854 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t938;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t939;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t939) : "f"(t868), "f"(factors_2), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t939;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t940;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t940) : "f"(t882), "f"(factors_3), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t940;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t941;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t941) : "f"(t896), "f"(factors_4), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t941;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t942 = t855 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t942;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t943;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t943) : "f"(t869), "f"(factors_2), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t943;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t944;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t944) : "f"(t883), "f"(factors_3), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t944;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t945;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t945) : "f"(t897), "f"(factors_4), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t945;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t946 = t856 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t946;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t947;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t947) : "f"(t870), "f"(factors_2), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t947;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t948;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t948) : "f"(t884), "f"(factors_3), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t948;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t949;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t949) : "f"(t898), "f"(factors_4), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t949;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t950 = t857 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t950;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t951;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t951) : "f"(t871), "f"(factors_2), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t951;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t952;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t952) : "f"(t885), "f"(factors_3), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t952;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t953;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t953) : "f"(t899), "f"(factors_4), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t953;
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
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t954 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t955 = t954 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t956 = t955 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t956) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t957 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_5 = ring + t957;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_5 = theirs_5 + slice;
            f32 t960;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t960) : "r"(theirs_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t961;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t961) : "r"(theirs_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t962;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t962) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t963;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t963) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t964;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t964) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t965;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t965) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t966;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t966) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t967;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t967) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t968;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t968) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t969;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t969) : "r"(columns_5) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t970 = ring + 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t971 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_6 = t970 + t971;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_6 = theirs_6 + slice;
            f32 t974;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t974) : "r"(theirs_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t975;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t975) : "r"(theirs_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t976;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t976) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t977;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t977) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t978;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t978) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t979;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t979) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t980;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t980) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t981;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t981) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t982;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t982) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t983;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t983) : "r"(columns_6) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t984 = ring + 17408u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t985 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_7 = t984 + t985;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_7 = theirs_7 + slice;
            f32 t988;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t988) : "r"(theirs_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t989;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t989) : "r"(theirs_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t990;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t990) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t991;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t991) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t992;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t992) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t993;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t993) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t994;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t994) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t995;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t995) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t996;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t996) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t997;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t997) : "r"(columns_7) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t998 = ring + 26112u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t999 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_8 = t998 + t999;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_8 = theirs_8 + slice;
            f32 t1002;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1002) : "r"(theirs_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1003;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1003) : "r"(theirs_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1004;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1004) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1005;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1005) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1006;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1006) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1007;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1007) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1008;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1008) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1009;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1009) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1010;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1010) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1011;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1011) : "r"(columns_8) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1012;
            asm("max.f32 %0, %1, %2;" : "=f"(t1012) : "f"(t960), "f"(t974));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1013;
            asm("max.f32 %0, %1, %2;" : "=f"(t1013) : "f"(t1012), "f"(t988));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1013), "f"(t1002));
            const bool t1015 = max_2 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1016 = max_2 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_6 = t1015 ? 0.0f : t1016;
            const f32 t1018 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1019;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1019) : "f"(t960), "f"(scale_log2), "f"(t1018));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t1019));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1021 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1022;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1022) : "f"(t974), "f"(scale_log2), "f"(t1021));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t1022));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1024 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1025;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1025) : "f"(t988), "f"(scale_log2), "f"(t1024));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t1025));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1027 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1028;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1028) : "f"(t1002), "f"(scale_log2), "f"(t1027));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t1028));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1030 = t961 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1030;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1031;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1031) : "f"(t975), "f"(factors_6), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1031;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1032;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1032) : "f"(t989), "f"(factors_7), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1032;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1033;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1033) : "f"(t1003), "f"(factors_8), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1033;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1034 = t962 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1034;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1035;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1035) : "f"(t976), "f"(factors_6), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1035;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1036;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1036) : "f"(t990), "f"(factors_7), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1036;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1037;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1037) : "f"(t1004), "f"(factors_8), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1037;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1038 = t963 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1038;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1039;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1039) : "f"(t977), "f"(factors_6), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1039;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1040;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1040) : "f"(t991), "f"(factors_7), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1040;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1041;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1041) : "f"(t1005), "f"(factors_8), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1041;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1042 = t964 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1042;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1043;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1043) : "f"(t978), "f"(factors_6), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1043;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1044;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1044) : "f"(t992), "f"(factors_7), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1044;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1045;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1045) : "f"(t1006), "f"(factors_8), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1045;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1046 = t965 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1046;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1047;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1047) : "f"(t979), "f"(factors_6), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1047;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1048;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1048) : "f"(t993), "f"(factors_7), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1048;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1049;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1049) : "f"(t1007), "f"(factors_8), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1049;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1050 = t966 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1050;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1051;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1051) : "f"(t980), "f"(factors_6), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1051;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1052;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1052) : "f"(t994), "f"(factors_7), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1052;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1053;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1053) : "f"(t1008), "f"(factors_8), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1053;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1054 = t967 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1054;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1055;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1055) : "f"(t981), "f"(factors_6), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1055;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1056;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1056) : "f"(t995), "f"(factors_7), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1056;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1057;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1057) : "f"(t1009), "f"(factors_8), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1057;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1058 = t968 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1058;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1059;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(t982), "f"(factors_6), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1059;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1060;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1060) : "f"(t996), "f"(factors_7), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1060;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1061;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1061) : "f"(t1010), "f"(factors_8), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1061;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1062 = t969 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1062;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1063;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1063) : "f"(t983), "f"(factors_6), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1063;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1064;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1064) : "f"(t997), "f"(factors_7), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1064;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1065;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1065) : "f"(t1011), "f"(factors_8), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1065;
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
        const bool t1066 = t24 == 1u;
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1066) {
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t1067;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1067) : "f"(row_sum_3));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1067;
            f32 t1069;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1069) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1070 = pair_5 + t1069;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1070;
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t1071;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1071) : "f"(row_sum_4));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1071;
            f32 t1073;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1073) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1074 = pair_6 + t1073;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1074;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1075 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t1076;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1076) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1075 ? 0.0f : t1076;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1078 = rows * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows = t1078;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1079 = rows_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1079;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1080 = rows_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1080;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1081 = rows_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1081;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1082 = rows_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1082;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1083 = rows_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1083;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1084 = rows_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1084;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1085 = rows_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1085;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1086 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t1087;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1086 ? 0.0f : t1087;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1089 = rows_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1089;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1090 = rows_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1090;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1091 = rows_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1091;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1092 = rows_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1092;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1093 = rows_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1093;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1094 = rows_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1094;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1095 = rows_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1095;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1096 = rows_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1096;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp << 2u;
            const u32 t1098 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1099 = t1098 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1100 = first_2 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1099 + t1100;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1102 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1103 = t1102 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1103) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1104 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1105 = first + t1104;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1106 = t1105 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1107 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1108 = first + t1104;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1109 = t1108 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1110 = t1107 + t1109;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1111 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1112 = t1111 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1113 = t1112 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1114 = o + t1113;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1115 = (u64)t1106;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1116 = t1115 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1117 = t1116 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1118 = t1114 + t1117;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1119 = (u64)t1110;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1120 = t1119 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1121 = t1120 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1122 = t1118 + t1121;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1123 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1122 + t1123;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1125 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1126 = first_2 < t1125;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1126) {
                    u32 t1127;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1127) : "f"(pair_7), "f"(pair_8));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1127) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1128 = first_2 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1129 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1130 = t1128 < t1129;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1130) {
                    u32 t1131;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(pair_9), "f"(pair_10));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1131) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1132 = first_2 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1133 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1134 = t1132 < t1133;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1134) {
                    u32 t1135;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1135) : "f"(pair_11), "f"(pair_12));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1135) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1136 = first_2 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1137 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1138 = t1136 < t1137;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1138) {
                    u32 t1139;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(pair_13), "f"(pair_14));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1139) : "memory");
                }
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1140 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1141 = t1140 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1142 = t1141 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1142) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1143 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1144 = t1143 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1145 = first + t1144;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1146 = t1145 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1147 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1148 = first + t1144;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1149 = t1148 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1150 = t1147 + t1149;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1151 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1152 = t1151 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1153 = t1152 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1154 = o + t1153;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1155 = (u64)t1146;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1156 = t1155 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1157 = t1156 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1158 = t1154 + t1157;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1159 = (u64)t1150;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1160 = t1159 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1161 = t1160 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1162 = t1158 + t1161;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1163 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1162 + t1163;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1165 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1166 = first_2 < t1165;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1166) {
                    u32 t1167;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1167) : "f"(pair_15), "f"(pair_16));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1167) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1168 = first_2 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1169 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1170 = t1168 < t1169;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1170) {
                    u32 t1171;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1171) : "f"(pair_17), "f"(pair_18));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1171) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1172 = first_2 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1173 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1174 = t1172 < t1173;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1174) {
                    u32 t1175;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1175) : "f"(pair_19), "f"(pair_20));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1175) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1176 = first_2 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1177 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1178 = t1176 < t1177;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1178) {
                    u32 t1179;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1179) : "f"(pair_21), "f"(pair_22));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1179) : "memory");
                }
            }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1180 = warp < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1180) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1182 = row < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1183 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1184 = t1183 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1185 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1186 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1187 = t1186 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1188 = t1185 + t1187;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1189;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(row_sum_3));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1190;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1190) : "f"(row_max_3), "f"(scale_log2), "f"(t1189));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1190 * 0.6931472f;
                const bool t1192 = row_sum_3 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1192 ? __uint_as_float(0xff800000u) : lse_2;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1194 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1195 = t1194 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1196 = t1182 & t1195;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1196) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1197 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1198 = t1197 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1199 = t1198 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1200 = lse + t1199;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1201 = (u64)t1188;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1202 = t1201 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1203 = t1202 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1204 = t1200 + t1203;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1205 = (u64)t1184;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1206 = t1205 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1207 = t1206 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1208 = t1204 + t1207;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1208), "f"(value) : "memory");
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1209 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1209 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1211 = row_2 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1212 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1213 = t1212 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1214 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1215 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1216 = t1215 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1217 = t1214 + t1216;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1218;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1218) : "f"(row_sum_4));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1219;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1219) : "f"(row_max_4), "f"(scale_log2), "f"(t1218));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1219 * 0.6931472f;
                const bool t1221 = row_sum_4 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1221 ? __uint_as_float(0xff800000u) : lse_3;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1223 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1224 = t1223 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1225 = t1211 & t1224;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1225) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1226 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1227 = t1226 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1228 = t1227 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1229 = lse + t1228;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1230 = (u64)t1217;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1231 = t1230 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1232 = t1231 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1233 = t1229 + t1232;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1234 = (u64)t1213;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1235 = t1234 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1236 = t1235 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1237 = t1233 + t1236;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1237), "f"(value_2) : "memory");
                }
            }
        } else {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1238 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1239 = t1238 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1239) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index = warp << 1u;
                const u64 t1241 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1242 = t1241 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1243 = t1242 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1244 = partials + t1243;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1245 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1246 = t1245 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1247 = t1246 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1248 = t1244 + t1247;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1249 = (u64)index;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1250 = t1249 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1251 = t1250 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1252 = t1248 + t1251;
                const u64 t1253 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1254 = t1252 + t1253;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1254), "f"(rows) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1254), "f"(rows_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1254), "f"(rows_5) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1254), "f"(rows_6) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1254), "f"(rows_9) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1254), "f"(rows_10) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1254), "f"(rows_13) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1254), "f"(rows_14) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1254), "f"(row_max_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1254), "f"(row_sum_3) : "memory");
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1255 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1256 = t1255 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1257 = t1256 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1257) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1258 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1258 + 1u;
                const u64 t1260 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1261 = t1260 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1262 = t1261 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1263 = partials + t1262;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1264 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1265 = t1264 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1266 = t1265 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1267 = t1263 + t1266;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1268 = (u64)index_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1269 = t1268 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1270 = t1269 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1271 = t1267 + t1270;
                const u64 t1272 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1273 = t1271 + t1272;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1273), "f"(rows_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1273), "f"(rows_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1273), "f"(rows_7) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1273), "f"(rows_8) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1273), "f"(rows_11) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1273), "f"(rows_12) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1273), "f"(rows_15) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1273), "f"(rows_16) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1273), "f"(row_max_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1273), "f"(row_sum_4) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1274 = (u64)tile;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1275 = t1274 * arrived_stride0;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1276 = t1275 * 4ull;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1277 = arrived + t1276;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1278 = t24 - 1u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1279 = (u32)__cvta_generic_to_shared(smem);
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1280 = t1279 + 69632u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1281 = threadIdx.x;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1282 = t1281 == 0u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1282) {
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1283;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1283) : "l"(t1277), "r"(t1278) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1280), "r"(t1283) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1284;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1284) : "r"(t1280) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1285 = t1284 == t1278;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1285) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1286 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1287 = t1286 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1287) {
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
                    u32 split_2 = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1288 = split_2 < t24;
                        if (!t1288) break;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_3 = warp << 1u;
                        const u64 t1290 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1291 = t1290 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1292 = t1291 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1293 = partials + t1292;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1294 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1295 = t1294 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1296 = t1295 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1297 = t1293 + t1296;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1298 = (u64)index_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1299 = t1298 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1300 = t1299 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1301 = t1297 + t1300;
                        const u64 t1302 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1303 = t1301 + t1302;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1304;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1304) : "l"(t1303) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_4 = warp << 1u;
                        const u64 t1306 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1307 = t1306 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1308 = t1307 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1309 = partials + t1308;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1310 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1311 = t1310 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1312 = t1311 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1313 = t1309 + t1312;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1314 = (u64)index_4;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1315 = t1314 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1316 = t1315 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1317 = t1313 + t1316;
                        const u64 t1318 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1319 = t1317 + t1318;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1320;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1320) : "l"(t1319) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_5 = warp << 1u;
                        const u64 t1322 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1323 = t1322 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1324 = t1323 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1325 = partials + t1324;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1326 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1327 = t1326 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1328 = t1327 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1329 = t1325 + t1328;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1330 = (u64)index_5;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1331 = t1330 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1332 = t1331 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1333 = t1329 + t1332;
                        const u64 t1334 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1335 = t1333 + t1334;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1336;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1336) : "l"(t1335) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_6 = warp << 1u;
                        const u64 t1338 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1339 = t1338 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1340 = t1339 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1341 = partials + t1340;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1342 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1343 = t1342 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1344 = t1343 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1345 = t1341 + t1344;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1346 = (u64)index_6;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1347 = t1346 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1348 = t1347 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1349 = t1345 + t1348;
                        const u64 t1350 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1351 = t1349 + t1350;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1352;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1352) : "l"(t1351) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_7 = warp << 1u;
                        const u64 t1354 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1355 = t1354 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1356 = t1355 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1357 = partials + t1356;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1358 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1359 = t1358 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1360 = t1359 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1361 = t1357 + t1360;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1362 = (u64)index_7;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1363 = t1362 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1364 = t1363 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1365 = t1361 + t1364;
                        const u64 t1366 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1367 = t1365 + t1366;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1368;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1368) : "l"(t1367) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_8 = warp << 1u;
                        const u64 t1370 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1371 = t1370 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1372 = t1371 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1373 = partials + t1372;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1374 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1375 = t1374 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1376 = t1375 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1377 = t1373 + t1376;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1378 = (u64)index_8;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1379 = t1378 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1380 = t1379 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1381 = t1377 + t1380;
                        const u64 t1382 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1383 = t1381 + t1382;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1384;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1384) : "l"(t1383) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_9 = warp << 1u;
                        const u64 t1386 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1387 = t1386 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1388 = t1387 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1389 = partials + t1388;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1390 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1391 = t1390 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1392 = t1391 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1393 = t1389 + t1392;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1394 = (u64)index_9;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1395 = t1394 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1396 = t1395 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1397 = t1393 + t1396;
                        const u64 t1398 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1399 = t1397 + t1398;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1400;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1400) : "l"(t1399) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_10 = warp << 1u;
                        const u64 t1402 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1403 = t1402 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1404 = t1403 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1405 = partials + t1404;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1406 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1407 = t1406 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1408 = t1407 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1409 = t1405 + t1408;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1410 = (u64)index_10;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1411 = t1410 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1412 = t1411 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1413 = t1409 + t1412;
                        const u64 t1414 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1415 = t1413 + t1414;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1416;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1416) : "l"(t1415) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_11 = warp << 1u;
                        const u64 t1418 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1419 = t1418 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1420 = t1419 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1421 = partials + t1420;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1422 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1423 = t1422 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1424 = t1423 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1425 = t1421 + t1424;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1426 = (u64)index_11;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1427 = t1426 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1428 = t1427 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1429 = t1425 + t1428;
                        const u64 t1430 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1431 = t1429 + t1430;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1432;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1432) : "l"(t1431) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_12 = warp << 1u;
                        const u64 t1434 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1435 = t1434 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1436 = t1435 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1437 = partials + t1436;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1438 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1439 = t1438 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1440 = t1439 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1441 = t1437 + t1440;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1442 = (u64)index_12;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1443 = t1442 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1444 = t1443 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1445 = t1441 + t1444;
                        const u64 t1446 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1447 = t1445 + t1446;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1448;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1448) : "l"(t1447) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1449 = split_2 + 1u;
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
                        const bool t1450 = t1449 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1450) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_13 = warp << 1u;
                            const u64 t1452 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1453 = t1452 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1454 = t1453 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1455 = partials + t1454;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1456 = (u64)t1449;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1457 = t1456 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1458 = t1457 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1459 = t1455 + t1458;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1460 = (u64)index_13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1461 = t1460 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1462 = t1461 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1463 = t1459 + t1462;
                            const u64 t1464 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1465 = t1463 + t1464;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1466;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1466) : "l"(t1465) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max = t1466;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1467;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1467) : "l"(t1465) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1467;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1468;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1468) : "l"(t1465) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1468;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1469;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1469) : "l"(t1465) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1469;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1470;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1470) : "l"(t1465) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1470;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1471;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1471) : "l"(t1465) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1471;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1472;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1472) : "l"(t1465) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1472;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1473;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1473) : "l"(t1465) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1473;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1474;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1474) : "l"(t1465) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1474;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1475;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1475) : "l"(t1465) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1475;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1476 = split_2 + 2u;
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
                        const bool t1477 = t1476 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1477) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_14 = warp << 1u;
                            const u64 t1479 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1480 = t1479 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1481 = t1480 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1482 = partials + t1481;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1483 = (u64)t1476;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1484 = t1483 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1485 = t1484 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1486 = t1482 + t1485;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1487 = (u64)index_14;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1488 = t1487 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1489 = t1488 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1490 = t1486 + t1489;
                            const u64 t1491 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1492 = t1490 + t1491;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1493;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1493) : "l"(t1492) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_2 = t1493;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1494;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1494) : "l"(t1492) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1494;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1495;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1495) : "l"(t1492) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1495;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1496;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1496) : "l"(t1492) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1496;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1497;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1497) : "l"(t1492) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1497;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1498;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1498) : "l"(t1492) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1498;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1499;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1499) : "l"(t1492) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1499;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1500;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1500) : "l"(t1492) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1500;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1501;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1501) : "l"(t1492) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1501;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1502;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1502) : "l"(t1492) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1502;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1503 = split_2 + 3u;
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
                        const bool t1504 = t1503 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1504) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_15 = warp << 1u;
                            const u64 t1506 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1507 = t1506 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1508 = t1507 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1509 = partials + t1508;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1510 = (u64)t1503;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1511 = t1510 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1512 = t1511 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1513 = t1509 + t1512;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1514 = (u64)index_15;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1515 = t1514 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1516 = t1515 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1517 = t1513 + t1516;
                            const u64 t1518 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1519 = t1517 + t1518;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1520;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1520) : "l"(t1519) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_3 = t1520;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1521;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1521) : "l"(t1519) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1521;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1522;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1522) : "l"(t1519) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1522;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1523;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1523) : "l"(t1519) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1523;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1524;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1524) : "l"(t1519) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1524;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1525;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1525) : "l"(t1519) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1525;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1526;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1526) : "l"(t1519) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1526;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1527;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1527) : "l"(t1519) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1527;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1528;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1528) : "l"(t1519) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1528;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1529;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1529) : "l"(t1519) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1529;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1530 = split_2 + 4u;
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
                        const bool t1531 = t1530 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1531) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_16 = warp << 1u;
                            const u64 t1533 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1534 = t1533 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1535 = t1534 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1536 = partials + t1535;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1537 = (u64)t1530;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1538 = t1537 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1539 = t1538 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1540 = t1536 + t1539;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1541 = (u64)index_16;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1542 = t1541 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1543 = t1542 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1544 = t1540 + t1543;
                            const u64 t1545 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1546 = t1544 + t1545;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1547;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1547) : "l"(t1546) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_4 = t1547;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1548;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1548) : "l"(t1546) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1548;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1549;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1549) : "l"(t1546) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1549;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1550;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1550) : "l"(t1546) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1550;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1551;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1551) : "l"(t1546) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1551;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1552;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1552) : "l"(t1546) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1552;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1553;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1553) : "l"(t1546) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1553;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1554;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1554) : "l"(t1546) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1554;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1555;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1555) : "l"(t1546) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1555;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1556;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1556) : "l"(t1546) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1556;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1557 = split_2 + 5u;
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
                        const bool t1558 = t1557 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1558) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_17 = warp << 1u;
                            const u64 t1560 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1561 = t1560 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1562 = t1561 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1563 = partials + t1562;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1564 = (u64)t1557;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1565 = t1564 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1566 = t1565 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1567 = t1563 + t1566;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1568 = (u64)index_17;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1569 = t1568 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1570 = t1569 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1571 = t1567 + t1570;
                            const u64 t1572 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1573 = t1571 + t1572;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1574;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1574) : "l"(t1573) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_5 = t1574;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1575;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1575) : "l"(t1573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1575;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1576;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1576) : "l"(t1573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1576;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1577;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1577) : "l"(t1573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1577;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1578;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1578) : "l"(t1573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1578;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1579;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1579) : "l"(t1573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t1579;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1580;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1580) : "l"(t1573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t1580;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1581;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1581) : "l"(t1573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t1581;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1582;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1582) : "l"(t1573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t1582;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1583;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1583) : "l"(t1573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t1583;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1584 = split_2 + 6u;
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
                        const bool t1585 = t1584 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1585) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = warp << 1u;
                            const u64 t1587 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1588 = t1587 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1589 = t1588 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1590 = partials + t1589;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1591 = (u64)t1584;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1592 = t1591 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1593 = t1592 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1594 = t1590 + t1593;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1595 = (u64)index_18;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1596 = t1595 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1597 = t1596 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1598 = t1594 + t1597;
                            const u64 t1599 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1600 = t1598 + t1599;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1601;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1601) : "l"(t1600) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_6 = t1601;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1602;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1602) : "l"(t1600) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t1602;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1603;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1603) : "l"(t1600) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t1603;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1604;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1604) : "l"(t1600) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t1604;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1605;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1605) : "l"(t1600) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t1605;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1606;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1606) : "l"(t1600) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t1606;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1607;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1607) : "l"(t1600) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t1607;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1608;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1608) : "l"(t1600) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t1608;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1609;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1609) : "l"(t1600) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t1609;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1610;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1610) : "l"(t1600) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t1610;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1611 = split_2 + 7u;
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
                        const bool t1612 = t1611 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1612) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_19 = warp << 1u;
                            const u64 t1614 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1615 = t1614 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1616 = t1615 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1617 = partials + t1616;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1618 = (u64)t1611;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1619 = t1618 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1620 = t1619 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1621 = t1617 + t1620;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1622 = (u64)index_19;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1623 = t1622 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1624 = t1623 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1625 = t1621 + t1624;
                            const u64 t1626 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1627 = t1625 + t1626;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1628;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1628) : "l"(t1627) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_7 = t1628;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1629;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1629) : "l"(t1627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t1629;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1630;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1630) : "l"(t1627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t1630;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1631;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1631) : "l"(t1627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t1631;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1632;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1632) : "l"(t1627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t1632;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1633;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1633) : "l"(t1627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t1633;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1634;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1634) : "l"(t1627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t1634;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1635;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1635) : "l"(t1627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t1635;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1636;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1636) : "l"(t1627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t1636;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1637;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1637) : "l"(t1627) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t1637;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1638 = split_2 + 8u;
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
                        const bool t1639 = t1638 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1639) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = warp << 1u;
                            const u64 t1641 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1642 = t1641 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1643 = t1642 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1644 = partials + t1643;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1645 = (u64)t1638;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1646 = t1645 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1647 = t1646 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1648 = t1644 + t1647;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1649 = (u64)index_20;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1650 = t1649 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1651 = t1650 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1652 = t1648 + t1651;
                            const u64 t1653 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1654 = t1652 + t1653;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1655;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1655) : "l"(t1654) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_8 = t1655;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1656;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1656) : "l"(t1654) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t1656;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1657;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1657) : "l"(t1654) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t1657;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1658;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1658) : "l"(t1654) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t1658;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1659;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1659) : "l"(t1654) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t1659;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1660;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1660) : "l"(t1654) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t1660;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1661;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1661) : "l"(t1654) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t1661;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1662;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1662) : "l"(t1654) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t1662;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1663;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1663) : "l"(t1654) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t1663;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1664;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1664) : "l"(t1654) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t1664;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1665 = split_2 + 9u;
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
                        const bool t1666 = t1665 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1666) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = warp << 1u;
                            const u64 t1668 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1669 = t1668 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1670 = t1669 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1671 = partials + t1670;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1672 = (u64)t1665;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1673 = t1672 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1674 = t1673 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1675 = t1671 + t1674;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1676 = (u64)index_21;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1677 = t1676 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1678 = t1677 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1679 = t1675 + t1678;
                            const u64 t1680 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1681 = t1679 + t1680;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1682;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1682) : "l"(t1681) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_9 = t1682;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1683;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1683) : "l"(t1681) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t1683;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1684;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1684) : "l"(t1681) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t1684;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1685;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1685) : "l"(t1681) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t1685;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1686;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1686) : "l"(t1681) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t1686;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1687;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1687) : "l"(t1681) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t1687;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1688;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1688) : "l"(t1681) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t1688;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1689;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1689) : "l"(t1681) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t1689;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1690;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1690) : "l"(t1681) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t1690;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1691;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1691) : "l"(t1681) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t1691;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1692 = split_2 + 10u;
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
                        const bool t1693 = t1692 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1693) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = warp << 1u;
                            const u64 t1695 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1696 = t1695 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1697 = t1696 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1698 = partials + t1697;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1699 = (u64)t1692;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1700 = t1699 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1701 = t1700 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1702 = t1698 + t1701;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1703 = (u64)index_22;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1704 = t1703 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1705 = t1704 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1706 = t1702 + t1705;
                            const u64 t1707 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1708 = t1706 + t1707;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1709;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1709) : "l"(t1708) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_10 = t1709;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1710;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1710) : "l"(t1708) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t1710;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1711;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1711) : "l"(t1708) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t1711;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1712;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1712) : "l"(t1708) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t1712;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1713;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1713) : "l"(t1708) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t1713;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1714;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1714) : "l"(t1708) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t1714;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1715;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1715) : "l"(t1708) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t1715;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1716;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1716) : "l"(t1708) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t1716;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1717;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1717) : "l"(t1708) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t1717;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1718;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1718) : "l"(t1708) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t1718;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1719 = split_2 + 11u;
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
                        const bool t1720 = t1719 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1720) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = warp << 1u;
                            const u64 t1722 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1723 = t1722 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1724 = t1723 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1725 = partials + t1724;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1726 = (u64)t1719;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1727 = t1726 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1728 = t1727 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1729 = t1725 + t1728;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1730 = (u64)index_23;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1731 = t1730 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1732 = t1731 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1733 = t1729 + t1732;
                            const u64 t1734 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1735 = t1733 + t1734;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1736;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1736) : "l"(t1735) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_11 = t1736;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1737;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1737) : "l"(t1735) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t1737;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1738;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1738) : "l"(t1735) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t1738;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1739;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1739) : "l"(t1735) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t1739;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1740;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1740) : "l"(t1735) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t1740;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1741;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1741) : "l"(t1735) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t1741;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1742;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1742) : "l"(t1735) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t1742;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1743;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1743) : "l"(t1735) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t1743;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1744;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1744) : "l"(t1735) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t1744;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1745;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1745) : "l"(t1735) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t1745;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1746 = split_2 + 12u;
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
                        const bool t1747 = t1746 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1747) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = warp << 1u;
                            const u64 t1749 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1750 = t1749 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1751 = t1750 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1752 = partials + t1751;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1753 = (u64)t1746;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1754 = t1753 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1755 = t1754 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1756 = t1752 + t1755;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1757 = (u64)index_24;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1758 = t1757 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1759 = t1758 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1760 = t1756 + t1759;
                            const u64 t1761 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1762 = t1760 + t1761;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1763;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1763) : "l"(t1762) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_12 = t1763;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1764;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1764) : "l"(t1762) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t1764;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1765;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1765) : "l"(t1762) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t1765;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1766;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1766) : "l"(t1762) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t1766;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1767;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1767) : "l"(t1762) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t1767;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1768;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1768) : "l"(t1762) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t1768;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1769;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1769) : "l"(t1762) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t1769;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1770;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1770) : "l"(t1762) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t1770;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1771;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1771) : "l"(t1762) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t1771;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1772;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1772) : "l"(t1762) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t1772;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1773 = split_2 + 13u;
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
                        const bool t1774 = t1773 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1774) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = warp << 1u;
                            const u64 t1776 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1777 = t1776 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1778 = t1777 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1779 = partials + t1778;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1780 = (u64)t1773;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1781 = t1780 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1782 = t1781 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1783 = t1779 + t1782;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1784 = (u64)index_25;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1785 = t1784 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1786 = t1785 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1787 = t1783 + t1786;
                            const u64 t1788 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1789 = t1787 + t1788;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1790;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1790) : "l"(t1789) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_13 = t1790;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1791;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1791) : "l"(t1789) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t1791;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1792;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1792) : "l"(t1789) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t1792;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1793;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1793) : "l"(t1789) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t1793;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1794;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1794) : "l"(t1789) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t1794;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1795;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1795) : "l"(t1789) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t1795;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1796;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1796) : "l"(t1789) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t1796;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1797;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1797) : "l"(t1789) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t1797;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1798;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1798) : "l"(t1789) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t1798;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1799;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1799) : "l"(t1789) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t1799;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1800 = split_2 + 14u;
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
                        const bool t1801 = t1800 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1801) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = warp << 1u;
                            const u64 t1803 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1804 = t1803 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1805 = t1804 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1806 = partials + t1805;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1807 = (u64)t1800;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1808 = t1807 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1809 = t1808 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1810 = t1806 + t1809;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1811 = (u64)index_26;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1812 = t1811 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1813 = t1812 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1814 = t1810 + t1813;
                            const u64 t1815 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1816 = t1814 + t1815;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1817;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1817) : "l"(t1816) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_14 = t1817;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1818;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1818) : "l"(t1816) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t1818;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1819;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1819) : "l"(t1816) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t1819;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1820;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1820) : "l"(t1816) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t1820;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1821;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1821) : "l"(t1816) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t1821;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1822;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1822) : "l"(t1816) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t1822;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1823;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1823) : "l"(t1816) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t1823;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1824;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1824) : "l"(t1816) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t1824;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1825;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1825) : "l"(t1816) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t1825;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1826;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1826) : "l"(t1816) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t1826;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1827 = split_2 + 15u;
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
                        const bool t1828 = t1827 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1828) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = warp << 1u;
                            const u64 t1830 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1831 = t1830 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1832 = t1831 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1833 = partials + t1832;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1834 = (u64)t1827;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1835 = t1834 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1836 = t1835 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1837 = t1833 + t1836;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1838 = (u64)index_27;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1839 = t1838 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1840 = t1839 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1841 = t1837 + t1840;
                            const u64 t1842 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1843 = t1841 + t1842;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1844;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1844) : "l"(t1843) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_15 = t1844;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1845;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1845) : "l"(t1843) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t1845;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1846;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1846) : "l"(t1843) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t1846;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1847;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1847) : "l"(t1843) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t1847;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1848;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1848) : "l"(t1843) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t1848;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1849;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1849) : "l"(t1843) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t1849;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1850;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1850) : "l"(t1843) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t1850;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1851;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1851) : "l"(t1843) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t1851;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1852;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1852) : "l"(t1843) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t1852;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1853;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1853) : "l"(t1843) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t1853;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1854;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1854) : "f"(row_max_3), "f"(t1304));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1855;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1855) : "f"(t1854), "f"(part_max));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1856;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1856) : "f"(t1855), "f"(part_max_2));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1857;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1857) : "f"(t1856), "f"(part_max_3));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1858;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1858) : "f"(t1857), "f"(part_max_4));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1859;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1859) : "f"(t1858), "f"(part_max_5));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1860;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1860) : "f"(t1859), "f"(part_max_6));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1861;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1861) : "f"(t1860), "f"(part_max_7));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1862;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1862) : "f"(t1861), "f"(part_max_8));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1863;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1863) : "f"(t1862), "f"(part_max_9));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1864;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1864) : "f"(t1863), "f"(part_max_10));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1865;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1865) : "f"(t1864), "f"(part_max_11));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1866;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1866) : "f"(t1865), "f"(part_max_12));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1867;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1867) : "f"(t1866), "f"(part_max_13));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1868;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1868) : "f"(t1867), "f"(part_max_14));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t1868), "f"(part_max_15));
                        const bool t1870 = max_3 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1871 = max_3 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_7 = t1870 ? 0.0f : t1871;
                        const f32 t1873 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1874;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1874) : "f"(row_max_3), "f"(scale_log2), "f"(t1873));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t1874));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1876 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1877;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1877) : "f"(t1304), "f"(scale_log2), "f"(t1876));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t1877));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1879 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1880;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1880) : "f"(part_max), "f"(scale_log2), "f"(t1879));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t1880));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1882 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1883;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1883) : "f"(part_max_2), "f"(scale_log2), "f"(t1882));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t1883));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1885 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1886;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1886) : "f"(part_max_3), "f"(scale_log2), "f"(t1885));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t1886));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1888 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1889) : "f"(part_max_4), "f"(scale_log2), "f"(t1888));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t1889));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1891 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1892) : "f"(part_max_5), "f"(scale_log2), "f"(t1891));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t1892));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1894 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1895;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1895) : "f"(part_max_6), "f"(scale_log2), "f"(t1894));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t1895));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1897 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1898;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1898) : "f"(part_max_7), "f"(scale_log2), "f"(t1897));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t1898));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1900 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1901;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1901) : "f"(part_max_8), "f"(scale_log2), "f"(t1900));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t1901));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1903 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1904) : "f"(part_max_9), "f"(scale_log2), "f"(t1903));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t1904));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1906 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1907;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1907) : "f"(part_max_10), "f"(scale_log2), "f"(t1906));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t1907));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1909 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1910;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1910) : "f"(part_max_11), "f"(scale_log2), "f"(t1909));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t1910));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1912 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1913) : "f"(part_max_12), "f"(scale_log2), "f"(t1912));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t1913));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1915 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1916) : "f"(part_max_13), "f"(scale_log2), "f"(t1915));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t1916));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1918 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1919;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1919) : "f"(part_max_14), "f"(scale_log2), "f"(t1918));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t1919));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1921 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1922;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1922) : "f"(part_max_15), "f"(scale_log2), "f"(t1921));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t1922));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1924 = row_sum_3 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1924;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1925;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1925) : "f"(t1320), "f"(factors_10), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1925;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1926;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1926) : "f"(part_9), "f"(factors_11), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1926;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1927;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1927) : "f"(part_18), "f"(factors_12), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1927;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1928) : "f"(part_27), "f"(factors_13), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1928;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1929;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1929) : "f"(part_36), "f"(factors_14), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1929;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1930;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1930) : "f"(part_45), "f"(factors_15), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1930;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1931;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1931) : "f"(part_54), "f"(factors_16), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1931;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1932) : "f"(part_63), "f"(factors_17), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1932;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1933;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1933) : "f"(part_72), "f"(factors_18), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1933;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1934;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1934) : "f"(part_81), "f"(factors_19), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1934;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1935;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1935) : "f"(part_90), "f"(factors_20), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1935;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1936) : "f"(part_99), "f"(factors_21), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1936;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1937;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1937) : "f"(part_108), "f"(factors_22), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1937;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1938;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1938) : "f"(part_117), "f"(factors_23), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1938;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1939;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1939) : "f"(part_126), "f"(factors_24), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1939;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1940) : "f"(part_135), "f"(factors_25), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1940;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1941 = rows * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1941;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1942;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1942) : "f"(t1336), "f"(factors_10), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1942;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1943) : "f"(part), "f"(factors_11), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1943;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1944;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1944) : "f"(part_10), "f"(factors_12), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1944;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1945) : "f"(part_19), "f"(factors_13), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1945;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1946) : "f"(part_28), "f"(factors_14), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1946;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1947;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1947) : "f"(part_37), "f"(factors_15), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1947;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1948) : "f"(part_46), "f"(factors_16), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1948;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1949;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1949) : "f"(part_55), "f"(factors_17), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1949;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1950;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1950) : "f"(part_64), "f"(factors_18), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1950;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1951) : "f"(part_73), "f"(factors_19), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1951;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1952) : "f"(part_82), "f"(factors_20), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1952;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1953;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1953) : "f"(part_91), "f"(factors_21), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1953;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1954) : "f"(part_100), "f"(factors_22), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1954;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1955) : "f"(part_109), "f"(factors_23), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1955;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(part_118), "f"(factors_24), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1956;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1957;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1957) : "f"(part_127), "f"(factors_25), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t1957;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1958 = rows_2 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1958;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1959;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1959) : "f"(t1352), "f"(factors_10), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1959;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1960) : "f"(part_2), "f"(factors_11), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1960;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1961) : "f"(part_11), "f"(factors_12), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1961;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1962;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1962) : "f"(part_20), "f"(factors_13), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1962;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1963) : "f"(part_29), "f"(factors_14), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1963;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1964) : "f"(part_38), "f"(factors_15), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1964;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1965;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1965) : "f"(part_47), "f"(factors_16), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1965;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1966) : "f"(part_56), "f"(factors_17), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1966;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1967;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1967) : "f"(part_65), "f"(factors_18), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1967;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1968;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1968) : "f"(part_74), "f"(factors_19), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1968;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1969) : "f"(part_83), "f"(factors_20), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1969;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1970) : "f"(part_92), "f"(factors_21), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1970;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1971;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1971) : "f"(part_101), "f"(factors_22), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1971;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(part_110), "f"(factors_23), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1972;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1973) : "f"(part_119), "f"(factors_24), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1973;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1974) : "f"(part_128), "f"(factors_25), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t1974;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1975 = rows_5 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1975;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(t1368), "f"(factors_10), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1976;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1977;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1977) : "f"(part_3), "f"(factors_11), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1977;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1978) : "f"(part_12), "f"(factors_12), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1978;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1979) : "f"(part_21), "f"(factors_13), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1979;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1980) : "f"(part_30), "f"(factors_14), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1980;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1981) : "f"(part_39), "f"(factors_15), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1981;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1982;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1982) : "f"(part_48), "f"(factors_16), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1982;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1983;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1983) : "f"(part_57), "f"(factors_17), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1983;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1984) : "f"(part_66), "f"(factors_18), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1984;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1985) : "f"(part_75), "f"(factors_19), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1985;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1986) : "f"(part_84), "f"(factors_20), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1986;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1987) : "f"(part_93), "f"(factors_21), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1987;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1988) : "f"(part_102), "f"(factors_22), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1988;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1989;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1989) : "f"(part_111), "f"(factors_23), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1989;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1990) : "f"(part_120), "f"(factors_24), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1990;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1991) : "f"(part_129), "f"(factors_25), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t1991;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1992 = rows_6 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1992;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1993) : "f"(t1384), "f"(factors_10), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1993;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1994) : "f"(part_4), "f"(factors_11), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1994;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1995) : "f"(part_13), "f"(factors_12), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1995;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1996) : "f"(part_22), "f"(factors_13), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1996;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1997;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1997) : "f"(part_31), "f"(factors_14), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1997;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1998) : "f"(part_40), "f"(factors_15), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1998;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1999) : "f"(part_49), "f"(factors_16), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t1999;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2000) : "f"(part_58), "f"(factors_17), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2000;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2001) : "f"(part_67), "f"(factors_18), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2001;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2002) : "f"(part_76), "f"(factors_19), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2002;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(part_85), "f"(factors_20), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2003;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2004) : "f"(part_94), "f"(factors_21), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2004;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2005) : "f"(part_103), "f"(factors_22), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2005;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(part_112), "f"(factors_23), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2006;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2007) : "f"(part_121), "f"(factors_24), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2007;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2008) : "f"(part_130), "f"(factors_25), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2008;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2009 = rows_9 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2009;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2010) : "f"(t1400), "f"(factors_10), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2010;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2011) : "f"(part_5), "f"(factors_11), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2011;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(part_14), "f"(factors_12), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2012;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2013) : "f"(part_23), "f"(factors_13), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2013;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2014) : "f"(part_32), "f"(factors_14), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2014;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2015) : "f"(part_41), "f"(factors_15), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2015;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2016) : "f"(part_50), "f"(factors_16), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2016;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2017) : "f"(part_59), "f"(factors_17), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2017;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2018) : "f"(part_68), "f"(factors_18), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2018;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2019) : "f"(part_77), "f"(factors_19), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2019;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2020) : "f"(part_86), "f"(factors_20), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2020;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2021) : "f"(part_95), "f"(factors_21), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2021;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2022;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2022) : "f"(part_104), "f"(factors_22), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2022;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2023) : "f"(part_113), "f"(factors_23), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2023;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(part_122), "f"(factors_24), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2024;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2025) : "f"(part_131), "f"(factors_25), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2025;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2026 = rows_10 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2026;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2027) : "f"(t1416), "f"(factors_10), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2027;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2028) : "f"(part_6), "f"(factors_11), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2028;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2029) : "f"(part_15), "f"(factors_12), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2029;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2030) : "f"(part_24), "f"(factors_13), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2030;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2031) : "f"(part_33), "f"(factors_14), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2031;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(part_42), "f"(factors_15), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2032;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2033) : "f"(part_51), "f"(factors_16), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2033;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2034) : "f"(part_60), "f"(factors_17), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2034;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2035) : "f"(part_69), "f"(factors_18), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2035;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2036) : "f"(part_78), "f"(factors_19), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2036;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2037) : "f"(part_87), "f"(factors_20), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2037;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2038) : "f"(part_96), "f"(factors_21), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2038;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2039) : "f"(part_105), "f"(factors_22), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2039;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2040) : "f"(part_114), "f"(factors_23), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2040;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2041) : "f"(part_123), "f"(factors_24), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2041;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2042) : "f"(part_132), "f"(factors_25), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2042;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2043 = rows_13 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2043;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2044) : "f"(t1432), "f"(factors_10), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2044;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2045) : "f"(part_7), "f"(factors_11), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2045;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2046;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2046) : "f"(part_16), "f"(factors_12), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2046;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2047;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2047) : "f"(part_25), "f"(factors_13), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2047;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(part_34), "f"(factors_14), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2048;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2049;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2049) : "f"(part_43), "f"(factors_15), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2049;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2050;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2050) : "f"(part_52), "f"(factors_16), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2050;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2051;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(part_61), "f"(factors_17), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2051;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2052) : "f"(part_70), "f"(factors_18), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2052;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2053;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2053) : "f"(part_79), "f"(factors_19), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2053;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2054;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(part_88), "f"(factors_20), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2054;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2055;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(part_97), "f"(factors_21), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2055;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2056;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2056) : "f"(part_106), "f"(factors_22), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2056;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2057;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2057) : "f"(part_115), "f"(factors_23), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2057;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2058;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2058) : "f"(part_124), "f"(factors_24), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2058;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2059) : "f"(part_133), "f"(factors_25), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2059;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2060 = rows_14 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2060;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2061) : "f"(t1448), "f"(factors_10), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2061;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2062) : "f"(part_8), "f"(factors_11), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2062;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(part_17), "f"(factors_12), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2063;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2064) : "f"(part_26), "f"(factors_13), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2064;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2065) : "f"(part_35), "f"(factors_14), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2065;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2066) : "f"(part_44), "f"(factors_15), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2066;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2067;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2067) : "f"(part_53), "f"(factors_16), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2067;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2068) : "f"(part_62), "f"(factors_17), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2068;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2069) : "f"(part_71), "f"(factors_18), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2069;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2070;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2070) : "f"(part_80), "f"(factors_19), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2070;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2071) : "f"(part_89), "f"(factors_20), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2071;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2072) : "f"(part_98), "f"(factors_21), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2072;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2073;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2073) : "f"(part_107), "f"(factors_22), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2073;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2074) : "f"(part_116), "f"(factors_23), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2074;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2075) : "f"(part_125), "f"(factors_24), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2075;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2076) : "f"(part_134), "f"(factors_25), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2076;
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
                        const u32 t2077 = split_2 + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t2077;
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2079 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2080 = t2079 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2081 = t2080 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2081) {
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
                    u32 split_3 = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2082 = split_3 < t24;
                        if (!t2082) break;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2083 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_28 = t2083 + 1u;
                        const u64 t2085 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2086 = t2085 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2087 = t2086 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2088 = partials + t2087;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2089 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2090 = t2089 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2091 = t2090 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2092 = t2088 + t2091;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2093 = (u64)index_28;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2094 = t2093 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2095 = t2094 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2096 = t2092 + t2095;
                        const u64 t2097 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2098 = t2096 + t2097;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2099;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2099) : "l"(t2098) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2100 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_29 = t2100 + 1u;
                        const u64 t2102 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2103 = t2102 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2104 = t2103 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2105 = partials + t2104;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2106 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2107 = t2106 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2108 = t2107 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2109 = t2105 + t2108;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2110 = (u64)index_29;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2111 = t2110 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2112 = t2111 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2113 = t2109 + t2112;
                        const u64 t2114 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2115 = t2113 + t2114;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2116;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2116) : "l"(t2115) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2117 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_30 = t2117 + 1u;
                        const u64 t2119 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2120 = t2119 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2121 = t2120 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2122 = partials + t2121;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2123 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2124 = t2123 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2125 = t2124 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2126 = t2122 + t2125;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2127 = (u64)index_30;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2128 = t2127 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2129 = t2128 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2130 = t2126 + t2129;
                        const u64 t2131 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2132 = t2130 + t2131;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2133;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2133) : "l"(t2132) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2134 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_31 = t2134 + 1u;
                        const u64 t2136 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2137 = t2136 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2138 = t2137 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2139 = partials + t2138;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2140 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2141 = t2140 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2142 = t2141 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2143 = t2139 + t2142;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2144 = (u64)index_31;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2145 = t2144 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2146 = t2145 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2147 = t2143 + t2146;
                        const u64 t2148 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2149 = t2147 + t2148;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2150;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2150) : "l"(t2149) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2151 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_32 = t2151 + 1u;
                        const u64 t2153 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2154 = t2153 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2155 = t2154 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2156 = partials + t2155;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2157 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2158 = t2157 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2159 = t2158 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2160 = t2156 + t2159;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2161 = (u64)index_32;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2162 = t2161 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2163 = t2162 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2164 = t2160 + t2163;
                        const u64 t2165 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2166 = t2164 + t2165;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2167;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2167) : "l"(t2166) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2168 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_33 = t2168 + 1u;
                        const u64 t2170 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2171 = t2170 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2172 = t2171 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2173 = partials + t2172;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2174 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2175 = t2174 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2176 = t2175 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2177 = t2173 + t2176;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2178 = (u64)index_33;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2179 = t2178 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2180 = t2179 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2181 = t2177 + t2180;
                        const u64 t2182 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2183 = t2181 + t2182;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2184;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2184) : "l"(t2183) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2185 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_34 = t2185 + 1u;
                        const u64 t2187 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2188 = t2187 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2189 = t2188 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2190 = partials + t2189;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2191 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2192 = t2191 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2193 = t2192 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2194 = t2190 + t2193;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2195 = (u64)index_34;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2196 = t2195 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2197 = t2196 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2198 = t2194 + t2197;
                        const u64 t2199 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2200 = t2198 + t2199;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2201;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2201) : "l"(t2200) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2202 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_35 = t2202 + 1u;
                        const u64 t2204 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2205 = t2204 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2206 = t2205 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2207 = partials + t2206;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2208 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2209 = t2208 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2210 = t2209 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2211 = t2207 + t2210;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2212 = (u64)index_35;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2213 = t2212 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2214 = t2213 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2215 = t2211 + t2214;
                        const u64 t2216 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2217 = t2215 + t2216;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2218;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2218) : "l"(t2217) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2219 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_36 = t2219 + 1u;
                        const u64 t2221 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2222 = t2221 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2223 = t2222 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2224 = partials + t2223;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2225 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2226 = t2225 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2227 = t2226 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2228 = t2224 + t2227;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2229 = (u64)index_36;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2230 = t2229 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2231 = t2230 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2232 = t2228 + t2231;
                        const u64 t2233 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2234 = t2232 + t2233;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2235;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2235) : "l"(t2234) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2236 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_37 = t2236 + 1u;
                        const u64 t2238 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2239 = t2238 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2240 = t2239 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2241 = partials + t2240;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2242 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2243 = t2242 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2244 = t2243 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2245 = t2241 + t2244;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2246 = (u64)index_37;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2247 = t2246 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2248 = t2247 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2249 = t2245 + t2248;
                        const u64 t2250 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2251 = t2249 + t2250;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2252;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2252) : "l"(t2251) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2253 = split_3 + 1u;
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
                        const bool t2254 = t2253 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2254) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2255 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_38 = t2255 + 1u;
                            const u64 t2257 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2258 = t2257 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2259 = t2258 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2260 = partials + t2259;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2261 = (u64)t2253;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2262 = t2261 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2263 = t2262 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2264 = t2260 + t2263;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2265 = (u64)index_38;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2266 = t2265 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2267 = t2266 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2268 = t2264 + t2267;
                            const u64 t2269 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2270 = t2268 + t2269;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2271;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2271) : "l"(t2270) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_16 = t2271;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2272;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2272) : "l"(t2270) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2272;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2273;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2273) : "l"(t2270) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2273;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2274;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2274) : "l"(t2270) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2274;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2275;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2275) : "l"(t2270) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2275;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2276;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2276) : "l"(t2270) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2276;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2277;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2277) : "l"(t2270) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2277;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2278;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2278) : "l"(t2270) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2278;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2279;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2279) : "l"(t2270) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2279;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2280;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2280) : "l"(t2270) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2280;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2281 = split_3 + 2u;
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
                        const bool t2282 = t2281 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2282) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2283 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_39 = t2283 + 1u;
                            const u64 t2285 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2286 = t2285 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2287 = t2286 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2288 = partials + t2287;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2289 = (u64)t2281;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2290 = t2289 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2291 = t2290 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2292 = t2288 + t2291;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2293 = (u64)index_39;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2294 = t2293 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2295 = t2294 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2296 = t2292 + t2295;
                            const u64 t2297 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2298 = t2296 + t2297;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2299;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2299) : "l"(t2298) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_17 = t2299;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2300;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2300) : "l"(t2298) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2300;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2301;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2301) : "l"(t2298) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2301;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2302;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2302) : "l"(t2298) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2302;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2303;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2303) : "l"(t2298) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2303;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2304;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2304) : "l"(t2298) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2304;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2305;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2305) : "l"(t2298) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2305;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2306;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2306) : "l"(t2298) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2306;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2307;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2307) : "l"(t2298) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2307;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2308;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2308) : "l"(t2298) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2308;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2309 = split_3 + 3u;
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
                        const bool t2310 = t2309 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2310) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2311 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_40 = t2311 + 1u;
                            const u64 t2313 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2314 = t2313 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2315 = t2314 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2316 = partials + t2315;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2317 = (u64)t2309;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2318 = t2317 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2319 = t2318 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2320 = t2316 + t2319;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2321 = (u64)index_40;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2322 = t2321 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2323 = t2322 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2324 = t2320 + t2323;
                            const u64 t2325 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2326 = t2324 + t2325;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2327;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2327) : "l"(t2326) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_18 = t2327;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2328;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2328) : "l"(t2326) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2328;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2329;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2329) : "l"(t2326) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2329;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2330;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2330) : "l"(t2326) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2330;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2331;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2331) : "l"(t2326) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2331;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2332;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2332) : "l"(t2326) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2332;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2333;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2333) : "l"(t2326) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2333;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2334;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2334) : "l"(t2326) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2334;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2335;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2335) : "l"(t2326) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2335;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2336;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2336) : "l"(t2326) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2336;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2337 = split_3 + 4u;
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
                        const bool t2338 = t2337 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2338) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2339 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_41 = t2339 + 1u;
                            const u64 t2341 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2342 = t2341 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2343 = t2342 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2344 = partials + t2343;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2345 = (u64)t2337;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2346 = t2345 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2347 = t2346 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2348 = t2344 + t2347;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2349 = (u64)index_41;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2350 = t2349 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2351 = t2350 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2352 = t2348 + t2351;
                            const u64 t2353 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2354 = t2352 + t2353;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2355;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2355) : "l"(t2354) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_19 = t2355;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2356;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2356) : "l"(t2354) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2356;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2357;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2357) : "l"(t2354) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2357;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2358;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2358) : "l"(t2354) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2358;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2359;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2359) : "l"(t2354) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2359;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2360;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2360) : "l"(t2354) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2360;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2361;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2361) : "l"(t2354) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2361;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2362;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2362) : "l"(t2354) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2362;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2363;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2363) : "l"(t2354) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2363;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2364;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2364) : "l"(t2354) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2364;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2365 = split_3 + 5u;
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
                        const bool t2366 = t2365 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2366) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2367 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_42 = t2367 + 1u;
                            const u64 t2369 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2370 = t2369 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2371 = t2370 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2372 = partials + t2371;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2373 = (u64)t2365;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2374 = t2373 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2375 = t2374 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2376 = t2372 + t2375;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2377 = (u64)index_42;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2378 = t2377 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2379 = t2378 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2380 = t2376 + t2379;
                            const u64 t2381 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2382 = t2380 + t2381;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2383;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2383) : "l"(t2382) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_20 = t2383;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2384;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2384) : "l"(t2382) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2384;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2385;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2385) : "l"(t2382) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2385;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2386;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2386) : "l"(t2382) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2386;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2387;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2387) : "l"(t2382) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2387;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2388;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2388) : "l"(t2382) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2388;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2389;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2389) : "l"(t2382) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2389;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2390;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2390) : "l"(t2382) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2390;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2391;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2391) : "l"(t2382) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2391;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2392;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2392) : "l"(t2382) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2392;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2393 = split_3 + 6u;
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
                        const bool t2394 = t2393 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2394) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2395 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_43 = t2395 + 1u;
                            const u64 t2397 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2398 = t2397 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2399 = t2398 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2400 = partials + t2399;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2401 = (u64)t2393;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2402 = t2401 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2403 = t2402 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2404 = t2400 + t2403;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2405 = (u64)index_43;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2406 = t2405 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2407 = t2406 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2408 = t2404 + t2407;
                            const u64 t2409 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2410 = t2408 + t2409;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2411;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2411) : "l"(t2410) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_21 = t2411;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2412;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2412) : "l"(t2410) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2412;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2413;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2413) : "l"(t2410) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2413;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2414;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2414) : "l"(t2410) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2414;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2415;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2415) : "l"(t2410) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2415;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2416;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2416) : "l"(t2410) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2416;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2417;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2417) : "l"(t2410) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2417;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2418;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2418) : "l"(t2410) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2418;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2419;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2419) : "l"(t2410) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2419;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2420;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2420) : "l"(t2410) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2420;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2421 = split_3 + 7u;
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
                        const bool t2422 = t2421 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2422) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2423 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_44 = t2423 + 1u;
                            const u64 t2425 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2426 = t2425 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2427 = t2426 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2428 = partials + t2427;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2429 = (u64)t2421;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2430 = t2429 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2431 = t2430 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2432 = t2428 + t2431;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2433 = (u64)index_44;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2434 = t2433 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2435 = t2434 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2436 = t2432 + t2435;
                            const u64 t2437 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2438 = t2436 + t2437;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2439;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2439) : "l"(t2438) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_22 = t2439;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2440;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2440) : "l"(t2438) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2440;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2441;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2441) : "l"(t2438) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2441;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2442;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2442) : "l"(t2438) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2442;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2443;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2443) : "l"(t2438) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2443;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2444;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2444) : "l"(t2438) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2444;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2445;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2445) : "l"(t2438) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2445;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2446;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2446) : "l"(t2438) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2446;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2447;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2447) : "l"(t2438) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2447;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2448;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2448) : "l"(t2438) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2448;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2449 = split_3 + 8u;
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
                        const bool t2450 = t2449 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2450) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2451 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_45 = t2451 + 1u;
                            const u64 t2453 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2454 = t2453 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2455 = t2454 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2456 = partials + t2455;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2457 = (u64)t2449;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2458 = t2457 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2459 = t2458 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2460 = t2456 + t2459;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2461 = (u64)index_45;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2462 = t2461 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2463 = t2462 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2464 = t2460 + t2463;
                            const u64 t2465 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2466 = t2464 + t2465;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2467;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2467) : "l"(t2466) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_23 = t2467;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2468;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2468) : "l"(t2466) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2468;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2469;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2469) : "l"(t2466) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2469;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2470;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2470) : "l"(t2466) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2470;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2471;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2471) : "l"(t2466) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2471;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2472;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2472) : "l"(t2466) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2472;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2473;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2473) : "l"(t2466) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2473;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2474;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2474) : "l"(t2466) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2474;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2475;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2475) : "l"(t2466) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2475;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2476;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2476) : "l"(t2466) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2476;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2477 = split_3 + 9u;
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
                        const bool t2478 = t2477 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2478) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2479 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_46 = t2479 + 1u;
                            const u64 t2481 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2482 = t2481 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2483 = t2482 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2484 = partials + t2483;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2485 = (u64)t2477;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2486 = t2485 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2487 = t2486 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2488 = t2484 + t2487;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2489 = (u64)index_46;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2490 = t2489 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2491 = t2490 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2492 = t2488 + t2491;
                            const u64 t2493 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2494 = t2492 + t2493;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2495;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2495) : "l"(t2494) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_24 = t2495;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2496;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2496) : "l"(t2494) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2496;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2497;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2497) : "l"(t2494) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2497;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2498;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2498) : "l"(t2494) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2498;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2499;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2499) : "l"(t2494) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2499;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2500;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2500) : "l"(t2494) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2500;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2501;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2501) : "l"(t2494) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2501;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2502;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2502) : "l"(t2494) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2502;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2503;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2503) : "l"(t2494) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2503;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2504;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2504) : "l"(t2494) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2504;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2505 = split_3 + 10u;
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
                        const bool t2506 = t2505 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2506) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2507 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_47 = t2507 + 1u;
                            const u64 t2509 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2510 = t2509 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2511 = t2510 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2512 = partials + t2511;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2513 = (u64)t2505;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2514 = t2513 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2515 = t2514 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2516 = t2512 + t2515;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2517 = (u64)index_47;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2518 = t2517 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2519 = t2518 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2520 = t2516 + t2519;
                            const u64 t2521 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2522 = t2520 + t2521;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2523;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2523) : "l"(t2522) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_25 = t2523;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2524;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2524) : "l"(t2522) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2524;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2525;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2525) : "l"(t2522) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2525;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2526;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2526) : "l"(t2522) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2526;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2527;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2527) : "l"(t2522) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2527;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2528;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2528) : "l"(t2522) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2528;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2529;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2529) : "l"(t2522) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2529;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2530;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2530) : "l"(t2522) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2530;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2531;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2531) : "l"(t2522) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2531;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2532;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2532) : "l"(t2522) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2532;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2533 = split_3 + 11u;
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
                        const bool t2534 = t2533 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2534) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2535 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_48 = t2535 + 1u;
                            const u64 t2537 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2538 = t2537 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2539 = t2538 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2540 = partials + t2539;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2541 = (u64)t2533;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2542 = t2541 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2543 = t2542 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2544 = t2540 + t2543;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2545 = (u64)index_48;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2546 = t2545 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2547 = t2546 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2548 = t2544 + t2547;
                            const u64 t2549 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2550 = t2548 + t2549;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2551;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2551) : "l"(t2550) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_26 = t2551;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2552;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2552) : "l"(t2550) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2552;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2553;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2553) : "l"(t2550) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2553;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2554;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2554) : "l"(t2550) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2554;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2555;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2555) : "l"(t2550) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2555;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2556;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2556) : "l"(t2550) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2556;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2557;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2557) : "l"(t2550) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2557;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2558;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2558) : "l"(t2550) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2558;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2559;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2559) : "l"(t2550) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2559;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2560;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2560) : "l"(t2550) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2560;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2561 = split_3 + 12u;
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
                        const bool t2562 = t2561 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2562) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2563 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_49 = t2563 + 1u;
                            const u64 t2565 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2566 = t2565 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2567 = t2566 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2568 = partials + t2567;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2569 = (u64)t2561;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2570 = t2569 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2571 = t2570 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2572 = t2568 + t2571;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2573 = (u64)index_49;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2574 = t2573 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2575 = t2574 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2576 = t2572 + t2575;
                            const u64 t2577 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2578 = t2576 + t2577;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2579;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2579) : "l"(t2578) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_27 = t2579;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2580;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2580) : "l"(t2578) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2580;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2581;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2581) : "l"(t2578) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2581;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2582;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2582) : "l"(t2578) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2582;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2583;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2583) : "l"(t2578) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2583;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2584;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2584) : "l"(t2578) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2584;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2585;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2585) : "l"(t2578) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2585;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2586;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2586) : "l"(t2578) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2586;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2587;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2587) : "l"(t2578) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2587;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2588;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2588) : "l"(t2578) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2588;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2589 = split_3 + 13u;
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
                        const bool t2590 = t2589 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2590) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2591 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_50 = t2591 + 1u;
                            const u64 t2593 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2594 = t2593 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2595 = t2594 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2596 = partials + t2595;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2597 = (u64)t2589;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2598 = t2597 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2599 = t2598 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2600 = t2596 + t2599;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2601 = (u64)index_50;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2602 = t2601 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2603 = t2602 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2604 = t2600 + t2603;
                            const u64 t2605 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2606 = t2604 + t2605;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2607;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2607) : "l"(t2606) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_28 = t2607;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2608;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2608) : "l"(t2606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2608;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2609;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2609) : "l"(t2606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2609;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2610;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2610) : "l"(t2606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2610;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2611;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2611) : "l"(t2606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2611;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2612;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2612) : "l"(t2606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t2612;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2613;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2613) : "l"(t2606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t2613;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2614;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2614) : "l"(t2606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t2614;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2615;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2615) : "l"(t2606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t2615;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2616;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2616) : "l"(t2606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t2616;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2617 = split_3 + 14u;
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
                        const bool t2618 = t2617 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2618) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2619 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_51 = t2619 + 1u;
                            const u64 t2621 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2622 = t2621 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2623 = t2622 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2624 = partials + t2623;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2625 = (u64)t2617;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2626 = t2625 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2627 = t2626 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2628 = t2624 + t2627;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2629 = (u64)index_51;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2630 = t2629 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2631 = t2630 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2632 = t2628 + t2631;
                            const u64 t2633 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2634 = t2632 + t2633;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2635;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2635) : "l"(t2634) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_29 = t2635;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2636;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2636) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t2636;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2637;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2637) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t2637;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2638;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2638) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t2638;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2639;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2639) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t2639;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2640;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2640) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t2640;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2641;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2641) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t2641;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2642;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2642) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t2642;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2643;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2643) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t2643;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2644;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2644) : "l"(t2634) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t2644;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2645 = split_3 + 15u;
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
                        const bool t2646 = t2645 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2646) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2647 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_52 = t2647 + 1u;
                            const u64 t2649 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2650 = t2649 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2651 = t2650 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2652 = partials + t2651;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2653 = (u64)t2645;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2654 = t2653 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2655 = t2654 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2656 = t2652 + t2655;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2657 = (u64)index_52;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2658 = t2657 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2659 = t2658 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2660 = t2656 + t2659;
                            const u64 t2661 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2662 = t2660 + t2661;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2663;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2663) : "l"(t2662) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_30 = t2663;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2664;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2664) : "l"(t2662) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t2664;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2665;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2665) : "l"(t2662) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t2665;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2666;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2666) : "l"(t2662) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t2666;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2667;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2667) : "l"(t2662) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t2667;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2668;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2668) : "l"(t2662) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t2668;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2669;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2669) : "l"(t2662) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t2669;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2670;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2670) : "l"(t2662) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t2670;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2671;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2671) : "l"(t2662) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t2671;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2672;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2672) : "l"(t2662) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t2672;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2673;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2673) : "f"(row_max_4), "f"(t2099));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2674;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2674) : "f"(t2673), "f"(part_max_16));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2675;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2675) : "f"(t2674), "f"(part_max_17));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2676;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2676) : "f"(t2675), "f"(part_max_18));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2677;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2677) : "f"(t2676), "f"(part_max_19));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2678;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2678) : "f"(t2677), "f"(part_max_20));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2679;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2679) : "f"(t2678), "f"(part_max_21));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2680;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2680) : "f"(t2679), "f"(part_max_22));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2681;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2681) : "f"(t2680), "f"(part_max_23));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2682;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2682) : "f"(t2681), "f"(part_max_24));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2683;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2683) : "f"(t2682), "f"(part_max_25));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2684;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2684) : "f"(t2683), "f"(part_max_26));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2685;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2685) : "f"(t2684), "f"(part_max_27));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2686;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2686) : "f"(t2685), "f"(part_max_28));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2687;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2687) : "f"(t2686), "f"(part_max_29));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t2687), "f"(part_max_30));
                        const bool t2689 = max_4 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2690 = max_4 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_8 = t2689 ? 0.0f : t2690;
                        const f32 t2692 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2693) : "f"(row_max_4), "f"(scale_log2), "f"(t2692));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t2693));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2695 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(t2099), "f"(scale_log2), "f"(t2695));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t2696));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2698 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(part_max_16), "f"(scale_log2), "f"(t2698));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t2699));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2701 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(part_max_17), "f"(scale_log2), "f"(t2701));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t2702));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2704 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(part_max_18), "f"(scale_log2), "f"(t2704));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t2705));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2707 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(part_max_19), "f"(scale_log2), "f"(t2707));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t2708));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2710 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2711) : "f"(part_max_20), "f"(scale_log2), "f"(t2710));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t2711));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2713 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(part_max_21), "f"(scale_log2), "f"(t2713));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t2714));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2716 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(part_max_22), "f"(scale_log2), "f"(t2716));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t2717));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2719 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(part_max_23), "f"(scale_log2), "f"(t2719));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t2720));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2722 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(part_max_24), "f"(scale_log2), "f"(t2722));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t2723));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2725 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(part_max_25), "f"(scale_log2), "f"(t2725));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t2726));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2728 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(part_max_26), "f"(scale_log2), "f"(t2728));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t2729));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2731 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(part_max_27), "f"(scale_log2), "f"(t2731));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_39;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_39) : "f"(t2732));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2734 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2735) : "f"(part_max_28), "f"(scale_log2), "f"(t2734));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_40;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_40) : "f"(t2735));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2737 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2738) : "f"(part_max_29), "f"(scale_log2), "f"(t2737));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_41;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_41) : "f"(t2738));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2740 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2741) : "f"(part_max_30), "f"(scale_log2), "f"(t2740));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_42;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_42) : "f"(t2741));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2743 = row_sum_4 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2743;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(t2116), "f"(factors_27), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2744;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2745) : "f"(part_144), "f"(factors_28), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2745;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2746) : "f"(part_153), "f"(factors_29), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2746;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(part_162), "f"(factors_30), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2747;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2748) : "f"(part_171), "f"(factors_31), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2748;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2749) : "f"(part_180), "f"(factors_32), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2749;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2750;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2750) : "f"(part_189), "f"(factors_33), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2750;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2751) : "f"(part_198), "f"(factors_34), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2751;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(part_207), "f"(factors_35), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2752;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(part_216), "f"(factors_36), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2753;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2754) : "f"(part_225), "f"(factors_37), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2754;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2755;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2755) : "f"(part_234), "f"(factors_38), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2755;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2756) : "f"(part_243), "f"(factors_39), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2756;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2757) : "f"(part_252), "f"(factors_40), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2757;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2758;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2758) : "f"(part_261), "f"(factors_41), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2758;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2759) : "f"(part_270), "f"(factors_42), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2759;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2760 = rows_3 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2760;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2761) : "f"(t2133), "f"(factors_27), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2761;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2762;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2762) : "f"(part_136), "f"(factors_28), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2762;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2763) : "f"(part_145), "f"(factors_29), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2763;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2764) : "f"(part_154), "f"(factors_30), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2764;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2765;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2765) : "f"(part_163), "f"(factors_31), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2765;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2766;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2766) : "f"(part_172), "f"(factors_32), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2766;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2767;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2767) : "f"(part_181), "f"(factors_33), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2767;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2768) : "f"(part_190), "f"(factors_34), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2768;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(part_199), "f"(factors_35), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2769;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2770;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2770) : "f"(part_208), "f"(factors_36), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2770;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2771;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2771) : "f"(part_217), "f"(factors_37), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2771;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2772) : "f"(part_226), "f"(factors_38), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2772;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2773;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2773) : "f"(part_235), "f"(factors_39), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2773;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2774;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2774) : "f"(part_244), "f"(factors_40), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2774;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2775;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2775) : "f"(part_253), "f"(factors_41), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2775;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2776) : "f"(part_262), "f"(factors_42), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2776;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2777 = rows_4 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2777;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2778) : "f"(t2150), "f"(factors_27), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2778;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2779;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2779) : "f"(part_137), "f"(factors_28), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2779;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2780;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2780) : "f"(part_146), "f"(factors_29), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2780;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2781;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2781) : "f"(part_155), "f"(factors_30), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2781;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2782;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2782) : "f"(part_164), "f"(factors_31), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2782;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2783;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2783) : "f"(part_173), "f"(factors_32), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2783;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2784) : "f"(part_182), "f"(factors_33), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2784;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2785;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2785) : "f"(part_191), "f"(factors_34), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2785;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2786;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2786) : "f"(part_200), "f"(factors_35), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2786;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(part_209), "f"(factors_36), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2787;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2788;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2788) : "f"(part_218), "f"(factors_37), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2788;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2789;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2789) : "f"(part_227), "f"(factors_38), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2789;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2790;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2790) : "f"(part_236), "f"(factors_39), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2790;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2791;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2791) : "f"(part_245), "f"(factors_40), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2791;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(part_254), "f"(factors_41), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2792;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(part_263), "f"(factors_42), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2793;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2794 = rows_7 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2794;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2795;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2795) : "f"(t2167), "f"(factors_27), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2795;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2796) : "f"(part_138), "f"(factors_28), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2796;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2797;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2797) : "f"(part_147), "f"(factors_29), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2797;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2798;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2798) : "f"(part_156), "f"(factors_30), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2798;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2799) : "f"(part_165), "f"(factors_31), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2799;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2800;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2800) : "f"(part_174), "f"(factors_32), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2800;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2801;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2801) : "f"(part_183), "f"(factors_33), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2801;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(part_192), "f"(factors_34), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2802;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2803;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2803) : "f"(part_201), "f"(factors_35), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2803;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2804;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2804) : "f"(part_210), "f"(factors_36), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2804;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(part_219), "f"(factors_37), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2805;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2806;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2806) : "f"(part_228), "f"(factors_38), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2806;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2807;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2807) : "f"(part_237), "f"(factors_39), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2807;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(part_246), "f"(factors_40), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2808;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2809) : "f"(part_255), "f"(factors_41), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2809;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2810;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2810) : "f"(part_264), "f"(factors_42), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2810;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2811 = rows_8 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2811;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2812) : "f"(t2184), "f"(factors_27), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2812;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2813;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2813) : "f"(part_139), "f"(factors_28), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2813;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2814) : "f"(part_148), "f"(factors_29), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2814;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2815) : "f"(part_157), "f"(factors_30), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2815;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2816) : "f"(part_166), "f"(factors_31), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2816;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2817) : "f"(part_175), "f"(factors_32), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2817;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2818;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2818) : "f"(part_184), "f"(factors_33), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2818;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2819) : "f"(part_193), "f"(factors_34), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2819;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2820;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2820) : "f"(part_202), "f"(factors_35), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2820;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2821;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2821) : "f"(part_211), "f"(factors_36), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2821;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2822;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2822) : "f"(part_220), "f"(factors_37), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2822;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2823;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2823) : "f"(part_229), "f"(factors_38), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2823;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(part_238), "f"(factors_39), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2824;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2825;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2825) : "f"(part_247), "f"(factors_40), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2825;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2826;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2826) : "f"(part_256), "f"(factors_41), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2826;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(part_265), "f"(factors_42), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2827;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2828 = rows_11 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2828;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2829;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2829) : "f"(t2201), "f"(factors_27), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2829;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(part_140), "f"(factors_28), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2830;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2831;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2831) : "f"(part_149), "f"(factors_29), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2831;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(part_158), "f"(factors_30), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2832;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2833) : "f"(part_167), "f"(factors_31), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2833;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2834) : "f"(part_176), "f"(factors_32), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2834;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2835;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2835) : "f"(part_185), "f"(factors_33), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2835;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(part_194), "f"(factors_34), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2836;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2837;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2837) : "f"(part_203), "f"(factors_35), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2837;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2838;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2838) : "f"(part_212), "f"(factors_36), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2838;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2839) : "f"(part_221), "f"(factors_37), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2839;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2840;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(part_230), "f"(factors_38), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2840;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2841;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2841) : "f"(part_239), "f"(factors_39), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2841;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(part_248), "f"(factors_40), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2842;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(part_257), "f"(factors_41), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2843;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2844;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2844) : "f"(part_266), "f"(factors_42), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2844;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2845 = rows_12 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2845;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2846;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2846) : "f"(t2218), "f"(factors_27), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2846;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2847;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2847) : "f"(part_141), "f"(factors_28), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2847;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(part_150), "f"(factors_29), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2848;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(part_159), "f"(factors_30), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2849;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2850;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2850) : "f"(part_168), "f"(factors_31), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2850;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(part_177), "f"(factors_32), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2851;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2852;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2852) : "f"(part_186), "f"(factors_33), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2852;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2853;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2853) : "f"(part_195), "f"(factors_34), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2853;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2854;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2854) : "f"(part_204), "f"(factors_35), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2854;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2855;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2855) : "f"(part_213), "f"(factors_36), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2855;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2856;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(part_222), "f"(factors_37), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2856;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2857;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(part_231), "f"(factors_38), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2857;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2858;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2858) : "f"(part_240), "f"(factors_39), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2858;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2859;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(part_249), "f"(factors_40), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2859;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2860) : "f"(part_258), "f"(factors_41), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2860;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2861;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2861) : "f"(part_267), "f"(factors_42), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2861;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2862 = rows_15 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2862;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2863;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2863) : "f"(t2235), "f"(factors_27), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2863;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2864;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(part_142), "f"(factors_28), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2864;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2865;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2865) : "f"(part_151), "f"(factors_29), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2865;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2866;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2866) : "f"(part_160), "f"(factors_30), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2866;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2867;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2867) : "f"(part_169), "f"(factors_31), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2867;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2868) : "f"(part_178), "f"(factors_32), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2868;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2869;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(part_187), "f"(factors_33), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2869;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2870;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2870) : "f"(part_196), "f"(factors_34), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2870;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2871;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2871) : "f"(part_205), "f"(factors_35), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2871;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2872;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(part_214), "f"(factors_36), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2872;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2873) : "f"(part_223), "f"(factors_37), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2873;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2874;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2874) : "f"(part_232), "f"(factors_38), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2874;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2875;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2875) : "f"(part_241), "f"(factors_39), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2875;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2876) : "f"(part_250), "f"(factors_40), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2876;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2877;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2877) : "f"(part_259), "f"(factors_41), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2877;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2878;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2878) : "f"(part_268), "f"(factors_42), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2878;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2879 = rows_16 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2879;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2880;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2880) : "f"(t2252), "f"(factors_27), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2880;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2881) : "f"(part_143), "f"(factors_28), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2881;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2882) : "f"(part_152), "f"(factors_29), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2882;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2883;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2883) : "f"(part_161), "f"(factors_30), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2883;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2884) : "f"(part_170), "f"(factors_31), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2884;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2885;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2885) : "f"(part_179), "f"(factors_32), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2885;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2886;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2886) : "f"(part_188), "f"(factors_33), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2886;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2887;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2887) : "f"(part_197), "f"(factors_34), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2887;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2888;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2888) : "f"(part_206), "f"(factors_35), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2888;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2889) : "f"(part_215), "f"(factors_36), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2889;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2890;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2890) : "f"(part_224), "f"(factors_37), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2890;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2891;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(part_233), "f"(factors_38), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2891;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(part_242), "f"(factors_39), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2892;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(part_251), "f"(factors_40), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2893;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2894;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2894) : "f"(part_260), "f"(factors_41), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2894;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2895;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2895) : "f"(part_269), "f"(factors_42), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2895;
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
                        const u32 t2896 = split_3 + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_3 = t2896;
                    }
                }
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t2898;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2898) : "f"(row_sum_3));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t2898;
                f32 t2900;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2900) : "f"(pair_23));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2901 = pair_23 + t2900;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t2901;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t2902;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2902) : "f"(row_sum_4));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t2902;
                f32 t2904;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2904) : "f"(pair_24));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2905 = pair_24 + t2904;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t2905;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t2906 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t2907;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2907) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t2906 ? 0.0f : t2907;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2909 = rows * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows = t2909;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2910 = rows_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t2910;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2911 = rows_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t2911;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2912 = rows_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t2912;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2913 = rows_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t2913;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2914 = rows_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t2914;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2915 = rows_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t2915;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2916 = rows_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t2916;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t2917 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t2918;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2918) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t2917 ? 0.0f : t2918;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2920 = rows_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t2920;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2921 = rows_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t2921;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2922 = rows_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t2922;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2923 = rows_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t2923;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2924 = rows_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t2924;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2925 = rows_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t2925;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2926 = rows_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t2926;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2927 = rows_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t2927;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp << 2u;
                const u32 t2929 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2930 = t2929 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2931 = first_3 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t2930 + t2931;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2933 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2934 = t2933 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2934) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2935 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2936 = first + t2935;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2937 = t2936 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2938 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2939 = first + t2935;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2940 = t2939 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2941 = t2938 + t2940;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2942 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2943 = t2942 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2944 = t2943 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2945 = o + t2944;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2946 = (u64)t2937;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2947 = t2946 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2948 = t2947 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2949 = t2945 + t2948;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2950 = (u64)t2941;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2951 = t2950 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2952 = t2951 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2953 = t2949 + t2952;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2954 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t2953 + t2954;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t2956 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2957 = first_3 < t2956;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2957) {
                        u32 t2958;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2958) : "f"(pair_25), "f"(pair_26));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t2958) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t2959 = first_3 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2960 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2961 = t2959 < t2960;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2961) {
                        u32 t2962;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2962) : "f"(pair_27), "f"(pair_28));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t2962) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t2963 = first_3 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2964 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2965 = t2963 < t2964;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2965) {
                        u32 t2966;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2966) : "f"(pair_29), "f"(pair_30));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t2966) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t2967 = first_3 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2968 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2969 = t2967 < t2968;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2969) {
                        u32 t2970;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2970) : "f"(pair_31), "f"(pair_32));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t2970) : "memory");
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2971 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2972 = t2971 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2973 = t2972 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2973) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2974 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2975 = t2974 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2976 = first + t2975;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2977 = t2976 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2978 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2979 = first + t2975;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2980 = t2979 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2981 = t2978 + t2980;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2982 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2983 = t2982 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2984 = t2983 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2985 = o + t2984;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2986 = (u64)t2977;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2987 = t2986 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2988 = t2987 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2989 = t2985 + t2988;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2990 = (u64)t2981;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2991 = t2990 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2992 = t2991 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2993 = t2989 + t2992;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2994 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t2993 + t2994;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t2996 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2997 = first_3 < t2996;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2997) {
                        u32 t2998;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2998) : "f"(pair_33), "f"(pair_34));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t2998) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t2999 = first_3 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3000 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3001 = t2999 < t3000;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3001) {
                        u32 t3002;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3002) : "f"(pair_35), "f"(pair_36));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3002) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t3003 = first_3 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3004 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3005 = t3003 < t3004;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3005) {
                        u32 t3006;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3006) : "f"(pair_37), "f"(pair_38));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3006) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t3007 = first_3 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3008 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3009 = t3007 < t3008;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3009) {
                        u32 t3010;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3010) : "f"(pair_39), "f"(pair_40));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3010) : "memory");
                    }
                }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3011 = warp < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3011) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3013 = row_3 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3014 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3015 = t3014 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3016 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3017 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3018 = t3017 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3019 = t3016 + t3018;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3020;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3020) : "f"(row_sum_3));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3021;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(row_max_3), "f"(scale_log2), "f"(t3020));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3021 * 0.6931472f;
                    const bool t3023 = row_sum_3 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3023 ? __uint_as_float(0xff800000u) : lse_4;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3025 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3026 = t3025 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3027 = t3013 & t3026;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3027) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3028 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3029 = t3028 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3030 = t3029 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3031 = lse + t3030;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3032 = (u64)t3019;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3033 = t3032 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3034 = t3033 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3035 = t3031 + t3034;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3036 = (u64)t3015;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3037 = t3036 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3038 = t3037 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3039 = t3035 + t3038;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3039), "f"(value_3) : "memory");
                    }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3040 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3040 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3042 = row_4 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3043 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3044 = t3043 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3045 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3046 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3047 = t3046 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3048 = t3045 + t3047;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3049;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3049) : "f"(row_sum_4));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3050;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3050) : "f"(row_max_4), "f"(scale_log2), "f"(t3049));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3050 * 0.6931472f;
                    const bool t3052 = row_sum_4 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3052 ? __uint_as_float(0xff800000u) : lse_5;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3054 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3055 = t3054 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3056 = t3042 & t3055;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3056) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3057 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3058 = t3057 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3059 = t3058 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3060 = lse + t3059;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3061 = (u64)t3048;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3062 = t3061 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3063 = t3062 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3064 = t3060 + t3063;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3065 = (u64)t3044;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3066 = t3065 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3067 = t3066 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3068 = t3064 + t3067;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3068), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
