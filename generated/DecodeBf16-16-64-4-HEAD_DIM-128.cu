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
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t338 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t339 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t340 = t338 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t341 = t339 ^ t340;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t342 = t338 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t343 = t341 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t344 = t342 + t343;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t345 = smem_1 + t344;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t346;
        asm volatile("mov.b32 %0, %1;" : "=r"(t346) : "r"(t345));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t346) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t347;
        asm volatile("mov.b32 %0, %1;" : "=r"(t347) : "r"(t345));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t348 = t347 ^ 32u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t348) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t349;
        asm volatile("mov.b32 %0, %1;" : "=r"(t349) : "r"(t345));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t350 = t349 ^ 64u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t350) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t351;
        asm volatile("mov.b32 %0, %1;" : "=r"(t351) : "r"(t345));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t352 = t351 ^ 96u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t352) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t353;
        asm volatile("mov.b32 %0, %1;" : "=r"(t353) : "r"(t345));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t353) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t354;
        asm volatile("mov.b32 %0, %1;" : "=r"(t354) : "r"(t345));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t355 = t354 ^ 32u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t355) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t356;
        asm volatile("mov.b32 %0, %1;" : "=r"(t356) : "r"(t345));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t357 = t356 ^ 64u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t357) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t358;
        asm volatile("mov.b32 %0, %1;" : "=r"(t358) : "r"(t345));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t359 = t358 ^ 96u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t359) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t360 = lane & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t361 = t41 + t360;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t362 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t363 = t362 << 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t364 = t361 + t363;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t365 = lane >> 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t366 = t365 & 1u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t367 = t364 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t368 = t366 ^ t367;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t369 = t364 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t370 = t368 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t371 = t369 + t370;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t372 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t373 = t41 + t372;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t374 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t375 = t373 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t376 = t374 ^ t375;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t377 = t373 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t378 = t376 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t379 = t377 + t378;
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_2 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_2 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_2 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_3 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_4 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_5 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_6 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_7 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_8 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_9 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_10 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_11 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_12 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_13 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_14 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_15 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_16 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_17 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_18 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_19 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_20 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_21 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_22 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_23 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_24 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_25 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_26 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_27 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_28 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_29 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_30 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_31 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_32 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_33 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_34 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_35 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_36 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_37 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_38 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_39 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_40 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_41 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_42 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_43 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_44 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_45 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_46 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_47 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_48 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_49 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_50 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_51 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_52 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_53 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_54 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_55 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_56 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_57 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_58 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_59 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_60 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_61 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_62 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_63 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_64 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_2 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_3 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_4 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_5 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_6 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_7 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_8 = 0.0f;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t380;
        asm volatile("mov.b32 %0, %1;" : "=r"(t380) : "r"(t371));
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t381 = t380 ^ 32u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t382 = t380 ^ 64u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t383 = t380 ^ 96u;
        const u32 t384 = ring + t380;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t384) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t385 = ring + t381;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t385) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t386 = ring + t382;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t386) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t387 = ring + t383;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t387) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t384) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t385) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t386) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t387) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t388 = 0u < t31;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t389 = t33 <= 0u;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t390 = t388 | t389;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        if (t390) {
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t391 = t27 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t392 = t391 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t556;
        asm volatile("mov.b32 %0, %1;" : "=r"(t556) : "r"(t379));
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t557 = t556 ^ 32u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t558 = t556 ^ 64u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t559 = t556 ^ 96u;
        const u32 t560 = t89 + t556;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t561 = t89 + t557;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t562 = t89 + t558;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t563 = t89 + t559;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t560) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_65), "r"(m_66));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_67), "r"(m_68));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t561) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_69), "r"(m_70));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_71), "r"(m_72));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t562) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_73), "r"(m_74));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_75), "r"(m_76));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t563) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_77), "r"(m_78));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_79), "r"(m_80));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t560) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_81), "r"(m_82));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_83), "r"(m_84));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t561) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_85), "r"(m_86));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_87), "r"(m_88));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t562) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_89), "r"(m_90));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_91), "r"(m_92));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t563) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_93), "r"(m_94));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_95), "r"(m_96));
#line 88 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_9 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_10 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_11 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_12 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_13 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_14 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_15 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_16 = 0.0f;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t642 = i & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t643 = t642 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t644 = ring + t643;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t645;
            asm volatile("mov.b32 %0, %1;" : "=r"(t645) : "r"(t371));
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t646 = t645 ^ 32u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t647 = t645 ^ 64u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t648 = t645 ^ 96u;
            const u32 t649 = t644 + t645;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t649) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t650 = t644 + t646;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t650) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t651 = t644 + t647;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t651) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t652 = t644 + t648;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t652) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t649) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t650) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t651) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t652) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t653 = i < t31;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t654 = t33 <= i;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t655 = t653 | t654;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            if (t655) {
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t656 = t27 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t657 = t656 - i;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t658 = t657 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t825;
            asm volatile("mov.b32 %0, %1;" : "=r"(t825) : "r"(t379));
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t826 = t825 ^ 32u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t827 = t825 ^ 64u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t828 = t825 ^ 96u;
            const u32 t829 = t824 + t825;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t830 = t824 + t826;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t831 = t824 + t827;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t832 = t824 + t828;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t829) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_129), "r"(m_130));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_131), "r"(m_132));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t830) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_133), "r"(m_134));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_135), "r"(m_136));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t831) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_137), "r"(m_138));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_139), "r"(m_140));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t832) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_141), "r"(m_142));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_143), "r"(m_144));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t829) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_145), "r"(m_146));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_147), "r"(m_148));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t830) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_149), "r"(m_150));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_151), "r"(m_152));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t831) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_153), "r"(m_154));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_155), "r"(m_156));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t832) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_157), "r"(m_158));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t818), "r"(t819), "r"(t820), "r"(t821), "r"(m_159), "r"(m_160));
        }
#line 39 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t833 = warp != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
        if (t833) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t834 = warp - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t835 = t834 * 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t836 = ring + t835;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t837 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 mine = t836 + t837;
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine), "f"(acc) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine), "f"(acc_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine), "f"(acc_5) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine), "f"(acc_6) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine), "f"(acc_9) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine), "f"(acc_10) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine), "f"(acc_13) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine), "f"(acc_14) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(acc_17) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(acc_18) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_21) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_22) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_25) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_26) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_29) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_30) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(acc_33) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(acc_34) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(acc_35) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(acc_36) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4608], %1;" :  : "r"(mine), "f"(acc_37) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4736], %1;" :  : "r"(mine), "f"(acc_38) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4864], %1;" :  : "r"(mine), "f"(acc_39) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4992], %1;" :  : "r"(mine), "f"(acc_40) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5120], %1;" :  : "r"(mine), "f"(acc_41) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5248], %1;" :  : "r"(mine), "f"(acc_42) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5376], %1;" :  : "r"(mine), "f"(acc_43) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5504], %1;" :  : "r"(mine), "f"(acc_44) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5632], %1;" :  : "r"(mine), "f"(acc_45) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5760], %1;" :  : "r"(mine), "f"(acc_46) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+5888], %1;" :  : "r"(mine), "f"(acc_47) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6016], %1;" :  : "r"(mine), "f"(acc_48) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6144], %1;" :  : "r"(mine), "f"(acc_49) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6272], %1;" :  : "r"(mine), "f"(acc_50) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6400], %1;" :  : "r"(mine), "f"(acc_51) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6528], %1;" :  : "r"(mine), "f"(acc_52) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6656], %1;" :  : "r"(mine), "f"(acc_53) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6784], %1;" :  : "r"(mine), "f"(acc_54) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+6912], %1;" :  : "r"(mine), "f"(acc_55) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7040], %1;" :  : "r"(mine), "f"(acc_56) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7168], %1;" :  : "r"(mine), "f"(acc_57) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7296], %1;" :  : "r"(mine), "f"(acc_58) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7424], %1;" :  : "r"(mine), "f"(acc_59) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7552], %1;" :  : "r"(mine), "f"(acc_60) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7680], %1;" :  : "r"(mine), "f"(acc_61) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7808], %1;" :  : "r"(mine), "f"(acc_62) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+7936], %1;" :  : "r"(mine), "f"(acc_63) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+8064], %1;" :  : "r"(mine), "f"(acc_64) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+8320], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+8448], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+8576], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
        }
#line 46 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t839 = warp == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
        if (t839) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t840 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs = ring + t840;
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_2;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_2) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_3;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_3) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_4;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_4) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_5;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_5) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_6;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_6) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_7;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_7) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_8;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_8) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_9;
            asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_9) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_10;
            asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_10) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_11;
            asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_11) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_12;
            asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_12) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_13;
            asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_13) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_14;
            asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_14) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_15;
            asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_15) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_16;
            asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_16) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_17;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_17) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_18;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_18) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_19;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_19) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_20;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_20) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_21;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_21) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_22;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_22) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_23;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_23) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_24;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_24) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_25;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_25) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_26;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_26) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_27;
            asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_27) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_28;
            asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_28) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_29;
            asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_29) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_30;
            asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_30) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_31;
            asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_31) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_32;
            asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_32) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_33;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_33) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_34;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_34) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_35;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_35) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_36;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_36) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_37;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(words_37) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_38;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(words_38) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_39;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(words_39) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_40;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(words_40) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_41;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(words_41) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_42;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(words_42) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_43;
            asm volatile("ld.shared.f32 %0, [%1+5376];" : "=f"(words_43) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_44;
            asm volatile("ld.shared.f32 %0, [%1+5504];" : "=f"(words_44) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_45;
            asm volatile("ld.shared.f32 %0, [%1+5632];" : "=f"(words_45) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_46;
            asm volatile("ld.shared.f32 %0, [%1+5760];" : "=f"(words_46) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_47;
            asm volatile("ld.shared.f32 %0, [%1+5888];" : "=f"(words_47) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_48;
            asm volatile("ld.shared.f32 %0, [%1+6016];" : "=f"(words_48) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_49;
            asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(words_49) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_50;
            asm volatile("ld.shared.f32 %0, [%1+6272];" : "=f"(words_50) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_51;
            asm volatile("ld.shared.f32 %0, [%1+6400];" : "=f"(words_51) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_52;
            asm volatile("ld.shared.f32 %0, [%1+6528];" : "=f"(words_52) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_53;
            asm volatile("ld.shared.f32 %0, [%1+6656];" : "=f"(words_53) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_54;
            asm volatile("ld.shared.f32 %0, [%1+6784];" : "=f"(words_54) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_55;
            asm volatile("ld.shared.f32 %0, [%1+6912];" : "=f"(words_55) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_56;
            asm volatile("ld.shared.f32 %0, [%1+7040];" : "=f"(words_56) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_57;
            asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(words_57) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_58;
            asm volatile("ld.shared.f32 %0, [%1+7296];" : "=f"(words_58) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_59;
            asm volatile("ld.shared.f32 %0, [%1+7424];" : "=f"(words_59) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_60;
            asm volatile("ld.shared.f32 %0, [%1+7552];" : "=f"(words_60) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_61;
            asm volatile("ld.shared.f32 %0, [%1+7680];" : "=f"(words_61) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_62;
            asm volatile("ld.shared.f32 %0, [%1+7808];" : "=f"(words_62) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_63;
            asm volatile("ld.shared.f32 %0, [%1+7936];" : "=f"(words_63) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_64;
            asm volatile("ld.shared.f32 %0, [%1+8064];" : "=f"(words_64) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_65;
            asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(words_65) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_66;
            asm volatile("ld.shared.f32 %0, [%1+8320];" : "=f"(words_66) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_67;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(words_67) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_68;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(words_68) : "r"(theirs) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_5;
            asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(row_max), "f"(words_65));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t911 = new_5 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t912 = new_5 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_5 = t911 ? 0.0f : t912;
            const f32 t914 = -reference_5;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t915;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t915) : "f"(row_max), "f"(scale_log2), "f"(t914));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t915));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t917 = -reference_5;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t918;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t918) : "f"(words_65), "f"(scale_log2), "f"(t917));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t918));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_5;
            const f32 t920 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t921 = words_67 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t922;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t922) : "f"(t920), "f"(1.0f), "f"(t921));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t922;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t923 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t924 = words * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t925;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(t923), "f"(1.0f), "f"(t924));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t925;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t926 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t927 = words_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t928;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t928) : "f"(t926), "f"(1.0f), "f"(t927));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t928;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t929 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t930 = words_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t931;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t931) : "f"(t929), "f"(1.0f), "f"(t930));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t931;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t932 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t933 = words_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t934;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t934) : "f"(t932), "f"(1.0f), "f"(t933));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t934;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t935 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t936 = words_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t937;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t937) : "f"(t935), "f"(1.0f), "f"(t936));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t937;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t938 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t939 = words_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t940;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t940) : "f"(t938), "f"(1.0f), "f"(t939));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t940;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t941 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t942 = words_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t943;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t943) : "f"(t941), "f"(1.0f), "f"(t942));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t943;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t944 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t945 = words_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t946;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t946) : "f"(t944), "f"(1.0f), "f"(t945));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t946;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t947 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t948 = words_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t949;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t949) : "f"(t947), "f"(1.0f), "f"(t948));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t949;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t950 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t951 = words_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t952;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t952) : "f"(t950), "f"(1.0f), "f"(t951));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t952;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t953 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t954 = words_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t955;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t955) : "f"(t953), "f"(1.0f), "f"(t954));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t955;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t956 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t957 = words_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t958;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t958) : "f"(t956), "f"(1.0f), "f"(t957));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t958;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t959 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t960 = words_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t961;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t961) : "f"(t959), "f"(1.0f), "f"(t960));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t961;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t962 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t963 = words_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t964;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t964) : "f"(t962), "f"(1.0f), "f"(t963));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t964;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t965 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t966 = words_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t967;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t967) : "f"(t965), "f"(1.0f), "f"(t966));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t967;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t968 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t969 = words_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t970;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t970) : "f"(t968), "f"(1.0f), "f"(t969));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t970;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t971 = acc_33 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t972 = words_33 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t973;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t973) : "f"(t971), "f"(1.0f), "f"(t972));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t973;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t974 = acc_34 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t975 = words_34 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t976;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t976) : "f"(t974), "f"(1.0f), "f"(t975));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t976;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t977 = acc_37 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t978 = words_37 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t979;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t979) : "f"(t977), "f"(1.0f), "f"(t978));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t979;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t980 = acc_38 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t981 = words_38 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t982;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t982) : "f"(t980), "f"(1.0f), "f"(t981));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t982;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t983 = acc_41 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t984 = words_41 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t985;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t985) : "f"(t983), "f"(1.0f), "f"(t984));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t985;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t986 = acc_42 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t987 = words_42 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t988;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t988) : "f"(t986), "f"(1.0f), "f"(t987));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t988;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t989 = acc_45 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t990 = words_45 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t991;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t991) : "f"(t989), "f"(1.0f), "f"(t990));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t991;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t992 = acc_46 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t993 = words_46 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t994;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t994) : "f"(t992), "f"(1.0f), "f"(t993));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t994;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t995 = acc_49 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t996 = words_49 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t997;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t997) : "f"(t995), "f"(1.0f), "f"(t996));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t997;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t998 = acc_50 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t999 = words_50 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1000;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1000) : "f"(t998), "f"(1.0f), "f"(t999));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t1000;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1001 = acc_53 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1002 = words_53 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1003;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1003) : "f"(t1001), "f"(1.0f), "f"(t1002));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1003;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1004 = acc_54 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1005 = words_54 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1006;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1006) : "f"(t1004), "f"(1.0f), "f"(t1005));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1006;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1007 = acc_57 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1008 = words_57 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1009;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1009) : "f"(t1007), "f"(1.0f), "f"(t1008));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1009;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1010 = acc_58 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1011 = words_58 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1012;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1012) : "f"(t1010), "f"(1.0f), "f"(t1011));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1012;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1013 = acc_61 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1014 = words_61 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1015;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1015) : "f"(t1013), "f"(1.0f), "f"(t1014));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1015;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1016 = acc_62 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1017 = words_62 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1018;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1018) : "f"(t1016), "f"(1.0f), "f"(t1017));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1018;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_6;
            asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(row_max_2), "f"(words_66));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1020 = new_6 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1021 = new_6 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_6 = t1020 ? 0.0f : t1021;
            const f32 t1023 = -reference_6;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1024;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1024) : "f"(row_max_2), "f"(scale_log2), "f"(t1023));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t1024));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1026 = -reference_6;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1027;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1027) : "f"(words_66), "f"(scale_log2), "f"(t1026));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t1027));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_6;
            const f32 t1029 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1030 = words_68 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1031;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1031) : "f"(t1029), "f"(1.0f), "f"(t1030));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1031;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1032 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1033 = words_3 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1034;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1034) : "f"(t1032), "f"(1.0f), "f"(t1033));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1034;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1035 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1036 = words_4 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1037;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1037) : "f"(t1035), "f"(1.0f), "f"(t1036));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1037;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1038 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1039 = words_7 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1040;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1040) : "f"(t1038), "f"(1.0f), "f"(t1039));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1040;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1041 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1042 = words_8 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1043;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1043) : "f"(t1041), "f"(1.0f), "f"(t1042));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1043;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1044 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1045 = words_11 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1046;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1046) : "f"(t1044), "f"(1.0f), "f"(t1045));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1046;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1047 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1048 = words_12 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1049;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1049) : "f"(t1047), "f"(1.0f), "f"(t1048));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1049;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1050 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1051 = words_15 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1052;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1052) : "f"(t1050), "f"(1.0f), "f"(t1051));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1052;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1053 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1054 = words_16 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1055;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1055) : "f"(t1053), "f"(1.0f), "f"(t1054));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1055;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1056 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1057 = words_19 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1058;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1058) : "f"(t1056), "f"(1.0f), "f"(t1057));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1058;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1059 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1060 = words_20 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1061;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1061) : "f"(t1059), "f"(1.0f), "f"(t1060));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1061;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1062 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1063 = words_23 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1064;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1064) : "f"(t1062), "f"(1.0f), "f"(t1063));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1064;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1065 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1066 = words_24 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1067;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1067) : "f"(t1065), "f"(1.0f), "f"(t1066));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1067;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1068 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1069 = words_27 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1070;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1070) : "f"(t1068), "f"(1.0f), "f"(t1069));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1070;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1071 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1072 = words_28 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1073;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1073) : "f"(t1071), "f"(1.0f), "f"(t1072));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1073;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1074 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1075 = words_31 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1076;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1076) : "f"(t1074), "f"(1.0f), "f"(t1075));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1076;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1077 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1078 = words_32 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1079;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1079) : "f"(t1077), "f"(1.0f), "f"(t1078));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1079;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1080 = acc_35 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1081 = words_35 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1082;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1082) : "f"(t1080), "f"(1.0f), "f"(t1081));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1082;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1083 = acc_36 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1084 = words_36 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1085;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1085) : "f"(t1083), "f"(1.0f), "f"(t1084));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1085;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1086 = acc_39 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1087 = words_39 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1088;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1088) : "f"(t1086), "f"(1.0f), "f"(t1087));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1088;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1089 = acc_40 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1090 = words_40 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1091;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1091) : "f"(t1089), "f"(1.0f), "f"(t1090));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1091;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1092 = acc_43 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1093 = words_43 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1094;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1094) : "f"(t1092), "f"(1.0f), "f"(t1093));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1094;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1095 = acc_44 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1096 = words_44 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1097;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1097) : "f"(t1095), "f"(1.0f), "f"(t1096));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1097;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1098 = acc_47 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1099 = words_47 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1100;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1100) : "f"(t1098), "f"(1.0f), "f"(t1099));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1100;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1101 = acc_48 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1102 = words_48 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1103;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1103) : "f"(t1101), "f"(1.0f), "f"(t1102));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1103;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1104 = acc_51 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1105 = words_51 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1106;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1106) : "f"(t1104), "f"(1.0f), "f"(t1105));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1106;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1107 = acc_52 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1108 = words_52 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1109;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1109) : "f"(t1107), "f"(1.0f), "f"(t1108));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1109;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1110 = acc_55 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1111 = words_55 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1112;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1112) : "f"(t1110), "f"(1.0f), "f"(t1111));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1112;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1113 = acc_56 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1114 = words_56 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1115;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1115) : "f"(t1113), "f"(1.0f), "f"(t1114));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1115;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1116 = acc_59 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1117 = words_59 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1118;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1118) : "f"(t1116), "f"(1.0f), "f"(t1117));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1118;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1119 = acc_60 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1120 = words_60 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1121;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1121) : "f"(t1119), "f"(1.0f), "f"(t1120));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1121;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1122 = acc_63 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1123 = words_63 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1124;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1124) : "f"(t1122), "f"(1.0f), "f"(t1123));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1124;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1125 = acc_64 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1126 = words_64 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1127;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1127) : "f"(t1125), "f"(1.0f), "f"(t1126));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1127;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1128 = ring + 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1129 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs_2 = t1128 + t1129;
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_69;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_69) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_70;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_70) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_71;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_71) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_72;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_72) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_73;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_73) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_74;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_74) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_75;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_75) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_76;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_76) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_77;
            asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_77) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_78;
            asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_78) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_79;
            asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_79) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_80;
            asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_80) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_81;
            asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_81) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_82;
            asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_82) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_83;
            asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_83) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_84;
            asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_84) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_85;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_85) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_86;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_86) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_87;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_87) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_88;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_88) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_89;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_89) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_90;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_90) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_91;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_91) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_92;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_92) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_93;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_93) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_94;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_94) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_95;
            asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_95) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_96;
            asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_96) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_97;
            asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_97) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_98;
            asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_98) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_99;
            asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_99) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_100;
            asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_100) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_101;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_101) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_102;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_102) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_103;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_103) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_104;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_104) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_105;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(words_105) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_106;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(words_106) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_107;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(words_107) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_108;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(words_108) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_109;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(words_109) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_110;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(words_110) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_111;
            asm volatile("ld.shared.f32 %0, [%1+5376];" : "=f"(words_111) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_112;
            asm volatile("ld.shared.f32 %0, [%1+5504];" : "=f"(words_112) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_113;
            asm volatile("ld.shared.f32 %0, [%1+5632];" : "=f"(words_113) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_114;
            asm volatile("ld.shared.f32 %0, [%1+5760];" : "=f"(words_114) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_115;
            asm volatile("ld.shared.f32 %0, [%1+5888];" : "=f"(words_115) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_116;
            asm volatile("ld.shared.f32 %0, [%1+6016];" : "=f"(words_116) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_117;
            asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(words_117) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_118;
            asm volatile("ld.shared.f32 %0, [%1+6272];" : "=f"(words_118) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_119;
            asm volatile("ld.shared.f32 %0, [%1+6400];" : "=f"(words_119) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_120;
            asm volatile("ld.shared.f32 %0, [%1+6528];" : "=f"(words_120) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_121;
            asm volatile("ld.shared.f32 %0, [%1+6656];" : "=f"(words_121) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_122;
            asm volatile("ld.shared.f32 %0, [%1+6784];" : "=f"(words_122) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_123;
            asm volatile("ld.shared.f32 %0, [%1+6912];" : "=f"(words_123) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_124;
            asm volatile("ld.shared.f32 %0, [%1+7040];" : "=f"(words_124) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_125;
            asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(words_125) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_126;
            asm volatile("ld.shared.f32 %0, [%1+7296];" : "=f"(words_126) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_127;
            asm volatile("ld.shared.f32 %0, [%1+7424];" : "=f"(words_127) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_128;
            asm volatile("ld.shared.f32 %0, [%1+7552];" : "=f"(words_128) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_129;
            asm volatile("ld.shared.f32 %0, [%1+7680];" : "=f"(words_129) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_130;
            asm volatile("ld.shared.f32 %0, [%1+7808];" : "=f"(words_130) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_131;
            asm volatile("ld.shared.f32 %0, [%1+7936];" : "=f"(words_131) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_132;
            asm volatile("ld.shared.f32 %0, [%1+8064];" : "=f"(words_132) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_133;
            asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(words_133) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_134;
            asm volatile("ld.shared.f32 %0, [%1+8320];" : "=f"(words_134) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_135;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(words_135) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_136;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(words_136) : "r"(theirs_2) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_7;
            asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(row_max), "f"(words_133));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1200 = new_7 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1201 = new_7 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_7 = t1200 ? 0.0f : t1201;
            const f32 t1203 = -reference_7;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1204;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1204) : "f"(row_max), "f"(scale_log2), "f"(t1203));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_3) : "f"(t1204));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1206 = -reference_7;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1207;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1207) : "f"(words_133), "f"(scale_log2), "f"(t1206));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_3) : "f"(t1207));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_7;
            const f32 t1209 = row_sum * ours_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1210 = words_135 * other_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1211;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1211) : "f"(t1209), "f"(1.0f), "f"(t1210));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1211;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1212 = acc * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1213 = words_69 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1214;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1214) : "f"(t1212), "f"(1.0f), "f"(t1213));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1214;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1215 = acc_2 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1216 = words_70 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1217;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1217) : "f"(t1215), "f"(1.0f), "f"(t1216));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1217;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1218 = acc_5 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1219 = words_73 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1220;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1220) : "f"(t1218), "f"(1.0f), "f"(t1219));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1220;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1221 = acc_6 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1222 = words_74 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1223;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1223) : "f"(t1221), "f"(1.0f), "f"(t1222));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1223;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1224 = acc_9 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1225 = words_77 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1226;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1226) : "f"(t1224), "f"(1.0f), "f"(t1225));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1226;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1227 = acc_10 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1228 = words_78 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1229;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1229) : "f"(t1227), "f"(1.0f), "f"(t1228));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1229;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1230 = acc_13 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1231 = words_81 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1232;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1232) : "f"(t1230), "f"(1.0f), "f"(t1231));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1232;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1233 = acc_14 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1234 = words_82 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1235;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1235) : "f"(t1233), "f"(1.0f), "f"(t1234));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1235;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1236 = acc_17 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1237 = words_85 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1238;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1238) : "f"(t1236), "f"(1.0f), "f"(t1237));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1238;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1239 = acc_18 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1240 = words_86 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1241;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(t1239), "f"(1.0f), "f"(t1240));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1241;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1242 = acc_21 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1243 = words_89 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1244;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1244) : "f"(t1242), "f"(1.0f), "f"(t1243));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1244;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1245 = acc_22 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1246 = words_90 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1247;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1247) : "f"(t1245), "f"(1.0f), "f"(t1246));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1247;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1248 = acc_25 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1249 = words_93 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1250;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1250) : "f"(t1248), "f"(1.0f), "f"(t1249));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1250;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1251 = acc_26 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1252 = words_94 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1253;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1253) : "f"(t1251), "f"(1.0f), "f"(t1252));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1253;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1254 = acc_29 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1255 = words_97 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1256;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1256) : "f"(t1254), "f"(1.0f), "f"(t1255));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1256;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1257 = acc_30 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1258 = words_98 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1259;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1259) : "f"(t1257), "f"(1.0f), "f"(t1258));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1259;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1260 = acc_33 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1261 = words_101 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1262;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1262) : "f"(t1260), "f"(1.0f), "f"(t1261));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t1262;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1263 = acc_34 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1264 = words_102 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1265;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1265) : "f"(t1263), "f"(1.0f), "f"(t1264));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t1265;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1266 = acc_37 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1267 = words_105 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1268;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(t1266), "f"(1.0f), "f"(t1267));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t1268;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1269 = acc_38 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1270 = words_106 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1271;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1271) : "f"(t1269), "f"(1.0f), "f"(t1270));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t1271;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1272 = acc_41 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1273 = words_109 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1274;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1274) : "f"(t1272), "f"(1.0f), "f"(t1273));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t1274;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1275 = acc_42 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1276 = words_110 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1277;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1277) : "f"(t1275), "f"(1.0f), "f"(t1276));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t1277;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1278 = acc_45 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1279 = words_113 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1280;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1280) : "f"(t1278), "f"(1.0f), "f"(t1279));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t1280;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1281 = acc_46 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1282 = words_114 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1283;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1283) : "f"(t1281), "f"(1.0f), "f"(t1282));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t1283;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1284 = acc_49 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1285 = words_117 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1286;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1286) : "f"(t1284), "f"(1.0f), "f"(t1285));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t1286;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1287 = acc_50 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1288 = words_118 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1289;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1289) : "f"(t1287), "f"(1.0f), "f"(t1288));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t1289;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1290 = acc_53 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1291 = words_121 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1292;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1292) : "f"(t1290), "f"(1.0f), "f"(t1291));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1292;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1293 = acc_54 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1294 = words_122 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1295;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1295) : "f"(t1293), "f"(1.0f), "f"(t1294));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1295;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1296 = acc_57 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1297 = words_125 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1298;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1298) : "f"(t1296), "f"(1.0f), "f"(t1297));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1298;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1299 = acc_58 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1300 = words_126 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1301;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1301) : "f"(t1299), "f"(1.0f), "f"(t1300));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1301;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1302 = acc_61 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1303 = words_129 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1304;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1304) : "f"(t1302), "f"(1.0f), "f"(t1303));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1304;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1305 = acc_62 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1306 = words_130 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1307;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1307) : "f"(t1305), "f"(1.0f), "f"(t1306));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1307;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_8;
            asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(row_max_2), "f"(words_134));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1309 = new_8 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1310 = new_8 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_8 = t1309 ? 0.0f : t1310;
            const f32 t1312 = -reference_8;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1313;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1313) : "f"(row_max_2), "f"(scale_log2), "f"(t1312));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_4) : "f"(t1313));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1315 = -reference_8;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1316;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1316) : "f"(words_134), "f"(scale_log2), "f"(t1315));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_4) : "f"(t1316));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_8;
            const f32 t1318 = row_sum_2 * ours_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1319 = words_136 * other_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1320;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1320) : "f"(t1318), "f"(1.0f), "f"(t1319));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1320;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1321 = acc_3 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1322 = words_71 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1323;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1323) : "f"(t1321), "f"(1.0f), "f"(t1322));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1323;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1324 = acc_4 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1325 = words_72 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1326;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1326) : "f"(t1324), "f"(1.0f), "f"(t1325));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1326;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1327 = acc_7 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1328 = words_75 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1329;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1329) : "f"(t1327), "f"(1.0f), "f"(t1328));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1329;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1330 = acc_8 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1331 = words_76 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1332;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1332) : "f"(t1330), "f"(1.0f), "f"(t1331));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1332;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1333 = acc_11 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1334 = words_79 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1335;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1335) : "f"(t1333), "f"(1.0f), "f"(t1334));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1335;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1336 = acc_12 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1337 = words_80 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1338;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1338) : "f"(t1336), "f"(1.0f), "f"(t1337));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1338;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1339 = acc_15 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1340 = words_83 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1341;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1341) : "f"(t1339), "f"(1.0f), "f"(t1340));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1341;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1342 = acc_16 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1343 = words_84 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1344;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1344) : "f"(t1342), "f"(1.0f), "f"(t1343));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1344;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1345 = acc_19 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1346 = words_87 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1347;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1347) : "f"(t1345), "f"(1.0f), "f"(t1346));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1347;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1348 = acc_20 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1349 = words_88 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1350;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1350) : "f"(t1348), "f"(1.0f), "f"(t1349));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1350;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1351 = acc_23 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1352 = words_91 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1353;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1353) : "f"(t1351), "f"(1.0f), "f"(t1352));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1353;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1354 = acc_24 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1355 = words_92 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1356;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1356) : "f"(t1354), "f"(1.0f), "f"(t1355));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1356;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1357 = acc_27 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1358 = words_95 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1359;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1359) : "f"(t1357), "f"(1.0f), "f"(t1358));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1359;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1360 = acc_28 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1361 = words_96 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1362;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1362) : "f"(t1360), "f"(1.0f), "f"(t1361));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1362;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1363 = acc_31 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1364 = words_99 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1365;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1365) : "f"(t1363), "f"(1.0f), "f"(t1364));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1365;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1366 = acc_32 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1367 = words_100 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1368;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1368) : "f"(t1366), "f"(1.0f), "f"(t1367));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1368;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1369 = acc_35 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1370 = words_103 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1371;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1371) : "f"(t1369), "f"(1.0f), "f"(t1370));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1371;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1372 = acc_36 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1373 = words_104 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1374;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1374) : "f"(t1372), "f"(1.0f), "f"(t1373));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1374;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1375 = acc_39 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1376 = words_107 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1377;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1377) : "f"(t1375), "f"(1.0f), "f"(t1376));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1377;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1378 = acc_40 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1379 = words_108 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1380;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1380) : "f"(t1378), "f"(1.0f), "f"(t1379));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1380;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1381 = acc_43 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1382 = words_111 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1383;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1383) : "f"(t1381), "f"(1.0f), "f"(t1382));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1383;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1384 = acc_44 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1385 = words_112 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1386;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1386) : "f"(t1384), "f"(1.0f), "f"(t1385));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1386;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1387 = acc_47 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1388 = words_115 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1389;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1389) : "f"(t1387), "f"(1.0f), "f"(t1388));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1389;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1390 = acc_48 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1391 = words_116 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1392;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1392) : "f"(t1390), "f"(1.0f), "f"(t1391));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1392;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1393 = acc_51 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1394 = words_119 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1395;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1395) : "f"(t1393), "f"(1.0f), "f"(t1394));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1395;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1396 = acc_52 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1397 = words_120 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1398;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1398) : "f"(t1396), "f"(1.0f), "f"(t1397));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1398;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1399 = acc_55 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1400 = words_123 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1401;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1401) : "f"(t1399), "f"(1.0f), "f"(t1400));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1401;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1402 = acc_56 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1403 = words_124 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1404;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1404) : "f"(t1402), "f"(1.0f), "f"(t1403));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1404;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1405 = acc_59 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1406 = words_127 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1407;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1407) : "f"(t1405), "f"(1.0f), "f"(t1406));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1407;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1408 = acc_60 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1409 = words_128 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1410;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1410) : "f"(t1408), "f"(1.0f), "f"(t1409));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1410;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1411 = acc_63 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1412 = words_131 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1413;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1413) : "f"(t1411), "f"(1.0f), "f"(t1412));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1413;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1414 = acc_64 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1415 = words_132 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1416;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1416) : "f"(t1414), "f"(1.0f), "f"(t1415));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1416;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1417 = ring + 17408u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1418 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs_3 = t1417 + t1418;
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_137;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_137) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_138;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_138) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_139;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_139) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_140;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_140) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_141;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_141) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_142;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_142) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_143;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_143) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_144;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_144) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_145;
            asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_145) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_146;
            asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_146) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_147;
            asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_147) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_148;
            asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_148) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_149;
            asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_149) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_150;
            asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_150) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_151;
            asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_151) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_152;
            asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_152) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_153;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_153) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_154;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_154) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_155;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_155) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_156;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_156) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_157;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_157) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_158;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_158) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_159;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_159) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_160;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_160) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_161;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_161) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_162;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_162) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_163;
            asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_163) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_164;
            asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_164) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_165;
            asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_165) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_166;
            asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_166) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_167;
            asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_167) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_168;
            asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_168) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_169;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_169) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_170;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_170) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_171;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_171) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_172;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_172) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_173;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(words_173) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_174;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(words_174) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_175;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(words_175) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_176;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(words_176) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_177;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(words_177) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_178;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(words_178) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_179;
            asm volatile("ld.shared.f32 %0, [%1+5376];" : "=f"(words_179) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_180;
            asm volatile("ld.shared.f32 %0, [%1+5504];" : "=f"(words_180) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_181;
            asm volatile("ld.shared.f32 %0, [%1+5632];" : "=f"(words_181) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_182;
            asm volatile("ld.shared.f32 %0, [%1+5760];" : "=f"(words_182) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_183;
            asm volatile("ld.shared.f32 %0, [%1+5888];" : "=f"(words_183) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_184;
            asm volatile("ld.shared.f32 %0, [%1+6016];" : "=f"(words_184) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_185;
            asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(words_185) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_186;
            asm volatile("ld.shared.f32 %0, [%1+6272];" : "=f"(words_186) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_187;
            asm volatile("ld.shared.f32 %0, [%1+6400];" : "=f"(words_187) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_188;
            asm volatile("ld.shared.f32 %0, [%1+6528];" : "=f"(words_188) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_189;
            asm volatile("ld.shared.f32 %0, [%1+6656];" : "=f"(words_189) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_190;
            asm volatile("ld.shared.f32 %0, [%1+6784];" : "=f"(words_190) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_191;
            asm volatile("ld.shared.f32 %0, [%1+6912];" : "=f"(words_191) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_192;
            asm volatile("ld.shared.f32 %0, [%1+7040];" : "=f"(words_192) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_193;
            asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(words_193) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_194;
            asm volatile("ld.shared.f32 %0, [%1+7296];" : "=f"(words_194) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_195;
            asm volatile("ld.shared.f32 %0, [%1+7424];" : "=f"(words_195) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_196;
            asm volatile("ld.shared.f32 %0, [%1+7552];" : "=f"(words_196) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_197;
            asm volatile("ld.shared.f32 %0, [%1+7680];" : "=f"(words_197) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_198;
            asm volatile("ld.shared.f32 %0, [%1+7808];" : "=f"(words_198) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_199;
            asm volatile("ld.shared.f32 %0, [%1+7936];" : "=f"(words_199) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_200;
            asm volatile("ld.shared.f32 %0, [%1+8064];" : "=f"(words_200) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_201;
            asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(words_201) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_202;
            asm volatile("ld.shared.f32 %0, [%1+8320];" : "=f"(words_202) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_203;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(words_203) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_204;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(words_204) : "r"(theirs_3) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_9;
            asm("max.f32 %0, %1, %2;" : "=f"(new_9) : "f"(row_max), "f"(words_201));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1489 = new_9 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1490 = new_9 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_9 = t1489 ? 0.0f : t1490;
            const f32 t1492 = -reference_9;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1493;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1493) : "f"(row_max), "f"(scale_log2), "f"(t1492));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_5) : "f"(t1493));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1495 = -reference_9;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1496;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1496) : "f"(words_201), "f"(scale_log2), "f"(t1495));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_5) : "f"(t1496));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_9;
            const f32 t1498 = row_sum * ours_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1499 = words_203 * other_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1500;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1500) : "f"(t1498), "f"(1.0f), "f"(t1499));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1500;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1501 = acc * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1502 = words_137 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1503;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1503) : "f"(t1501), "f"(1.0f), "f"(t1502));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1503;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1504 = acc_2 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1505 = words_138 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1506;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1506) : "f"(t1504), "f"(1.0f), "f"(t1505));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1506;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1507 = acc_5 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1508 = words_141 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1509;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1509) : "f"(t1507), "f"(1.0f), "f"(t1508));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1509;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1510 = acc_6 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1511 = words_142 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1512;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1512) : "f"(t1510), "f"(1.0f), "f"(t1511));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1512;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1513 = acc_9 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1514 = words_145 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1515;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1515) : "f"(t1513), "f"(1.0f), "f"(t1514));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1515;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1516 = acc_10 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1517 = words_146 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1518;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1518) : "f"(t1516), "f"(1.0f), "f"(t1517));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1518;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1519 = acc_13 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1520 = words_149 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1521;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1521) : "f"(t1519), "f"(1.0f), "f"(t1520));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1521;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1522 = acc_14 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1523 = words_150 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1524;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1524) : "f"(t1522), "f"(1.0f), "f"(t1523));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1524;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1525 = acc_17 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1526 = words_153 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1527;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1527) : "f"(t1525), "f"(1.0f), "f"(t1526));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1527;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1528 = acc_18 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1529 = words_154 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1530;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1530) : "f"(t1528), "f"(1.0f), "f"(t1529));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1530;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1531 = acc_21 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1532 = words_157 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1533;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1533) : "f"(t1531), "f"(1.0f), "f"(t1532));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1533;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1534 = acc_22 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1535 = words_158 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1536;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1536) : "f"(t1534), "f"(1.0f), "f"(t1535));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1536;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1537 = acc_25 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1538 = words_161 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1539;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1539) : "f"(t1537), "f"(1.0f), "f"(t1538));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1539;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1540 = acc_26 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1541 = words_162 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1542;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1542) : "f"(t1540), "f"(1.0f), "f"(t1541));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1542;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1543 = acc_29 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1544 = words_165 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1545;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1545) : "f"(t1543), "f"(1.0f), "f"(t1544));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1545;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1546 = acc_30 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1547 = words_166 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1548;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1548) : "f"(t1546), "f"(1.0f), "f"(t1547));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1548;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1549 = acc_33 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1550 = words_169 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1551;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1551) : "f"(t1549), "f"(1.0f), "f"(t1550));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t1551;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1552 = acc_34 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1553 = words_170 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1554;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1554) : "f"(t1552), "f"(1.0f), "f"(t1553));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t1554;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1555 = acc_37 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1556 = words_173 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1557;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1557) : "f"(t1555), "f"(1.0f), "f"(t1556));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t1557;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1558 = acc_38 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1559 = words_174 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1560;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1560) : "f"(t1558), "f"(1.0f), "f"(t1559));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t1560;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1561 = acc_41 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1562 = words_177 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1563;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1563) : "f"(t1561), "f"(1.0f), "f"(t1562));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t1563;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1564 = acc_42 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1565 = words_178 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1566;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1566) : "f"(t1564), "f"(1.0f), "f"(t1565));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t1566;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1567 = acc_45 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1568 = words_181 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1569;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1569) : "f"(t1567), "f"(1.0f), "f"(t1568));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t1569;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1570 = acc_46 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1571 = words_182 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1572;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1572) : "f"(t1570), "f"(1.0f), "f"(t1571));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t1572;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1573 = acc_49 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1574 = words_185 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1575;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1575) : "f"(t1573), "f"(1.0f), "f"(t1574));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t1575;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1576 = acc_50 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1577 = words_186 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1578;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1578) : "f"(t1576), "f"(1.0f), "f"(t1577));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t1578;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1579 = acc_53 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1580 = words_189 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1581;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1581) : "f"(t1579), "f"(1.0f), "f"(t1580));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1581;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1582 = acc_54 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1583 = words_190 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1584;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1584) : "f"(t1582), "f"(1.0f), "f"(t1583));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1584;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1585 = acc_57 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1586 = words_193 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1587;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1587) : "f"(t1585), "f"(1.0f), "f"(t1586));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1587;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1588 = acc_58 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1589 = words_194 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1590;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1590) : "f"(t1588), "f"(1.0f), "f"(t1589));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1590;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1591 = acc_61 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1592 = words_197 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1593;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1593) : "f"(t1591), "f"(1.0f), "f"(t1592));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1593;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1594 = acc_62 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1595 = words_198 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1596;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1596) : "f"(t1594), "f"(1.0f), "f"(t1595));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1596;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_10;
            asm("max.f32 %0, %1, %2;" : "=f"(new_10) : "f"(row_max_2), "f"(words_202));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1598 = new_10 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1599 = new_10 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_10 = t1598 ? 0.0f : t1599;
            const f32 t1601 = -reference_10;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1602;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1602) : "f"(row_max_2), "f"(scale_log2), "f"(t1601));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_6) : "f"(t1602));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1604 = -reference_10;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1605;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1605) : "f"(words_202), "f"(scale_log2), "f"(t1604));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_6) : "f"(t1605));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_10;
            const f32 t1607 = row_sum_2 * ours_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1608 = words_204 * other_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1609;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1609) : "f"(t1607), "f"(1.0f), "f"(t1608));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1609;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1610 = acc_3 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1611 = words_139 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1612;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1612) : "f"(t1610), "f"(1.0f), "f"(t1611));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1612;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1613 = acc_4 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1614 = words_140 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1615;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1615) : "f"(t1613), "f"(1.0f), "f"(t1614));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1615;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1616 = acc_7 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1617 = words_143 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1618;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1618) : "f"(t1616), "f"(1.0f), "f"(t1617));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1618;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1619 = acc_8 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1620 = words_144 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1621;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1621) : "f"(t1619), "f"(1.0f), "f"(t1620));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1621;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1622 = acc_11 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1623 = words_147 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1624;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1624) : "f"(t1622), "f"(1.0f), "f"(t1623));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1624;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1625 = acc_12 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1626 = words_148 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1627;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1627) : "f"(t1625), "f"(1.0f), "f"(t1626));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1627;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1628 = acc_15 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1629 = words_151 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1630;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1630) : "f"(t1628), "f"(1.0f), "f"(t1629));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1630;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1631 = acc_16 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1632 = words_152 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1633;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1633) : "f"(t1631), "f"(1.0f), "f"(t1632));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1633;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1634 = acc_19 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1635 = words_155 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1636;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1636) : "f"(t1634), "f"(1.0f), "f"(t1635));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1636;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1637 = acc_20 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1638 = words_156 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1639;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1639) : "f"(t1637), "f"(1.0f), "f"(t1638));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1639;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1640 = acc_23 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1641 = words_159 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1642;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1642) : "f"(t1640), "f"(1.0f), "f"(t1641));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1642;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1643 = acc_24 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1644 = words_160 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1645;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1645) : "f"(t1643), "f"(1.0f), "f"(t1644));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1645;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1646 = acc_27 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1647 = words_163 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1648;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1648) : "f"(t1646), "f"(1.0f), "f"(t1647));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1648;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1649 = acc_28 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1650 = words_164 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1651;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1651) : "f"(t1649), "f"(1.0f), "f"(t1650));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1651;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1652 = acc_31 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1653 = words_167 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1654;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1654) : "f"(t1652), "f"(1.0f), "f"(t1653));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1654;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1655 = acc_32 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1656 = words_168 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1657;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1657) : "f"(t1655), "f"(1.0f), "f"(t1656));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1657;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1658 = acc_35 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1659 = words_171 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1660;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1660) : "f"(t1658), "f"(1.0f), "f"(t1659));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1660;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1661 = acc_36 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1662 = words_172 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1663;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1663) : "f"(t1661), "f"(1.0f), "f"(t1662));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1663;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1664 = acc_39 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1665 = words_175 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1666;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1666) : "f"(t1664), "f"(1.0f), "f"(t1665));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1666;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1667 = acc_40 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1668 = words_176 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1669;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1669) : "f"(t1667), "f"(1.0f), "f"(t1668));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1669;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1670 = acc_43 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1671 = words_179 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1672;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1672) : "f"(t1670), "f"(1.0f), "f"(t1671));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1672;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1673 = acc_44 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1674 = words_180 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1675;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1675) : "f"(t1673), "f"(1.0f), "f"(t1674));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1675;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1676 = acc_47 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1677 = words_183 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1678;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1678) : "f"(t1676), "f"(1.0f), "f"(t1677));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1678;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1679 = acc_48 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1680 = words_184 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1681;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1681) : "f"(t1679), "f"(1.0f), "f"(t1680));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1681;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1682 = acc_51 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1683 = words_187 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1684;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1684) : "f"(t1682), "f"(1.0f), "f"(t1683));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1684;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1685 = acc_52 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1686 = words_188 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1687;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1687) : "f"(t1685), "f"(1.0f), "f"(t1686));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1687;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1688 = acc_55 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1689 = words_191 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1690;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1690) : "f"(t1688), "f"(1.0f), "f"(t1689));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1690;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1691 = acc_56 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1692 = words_192 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1693;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1693) : "f"(t1691), "f"(1.0f), "f"(t1692));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1693;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1694 = acc_59 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1695 = words_195 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1696;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1696) : "f"(t1694), "f"(1.0f), "f"(t1695));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1696;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1697 = acc_60 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1698 = words_196 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1699;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1699) : "f"(t1697), "f"(1.0f), "f"(t1698));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1699;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1700 = acc_63 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1701 = words_199 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1702;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1702) : "f"(t1700), "f"(1.0f), "f"(t1701));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1702;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1703 = acc_64 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1704 = words_200 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1705;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1705) : "f"(t1703), "f"(1.0f), "f"(t1704));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1705;
        }
#line 140 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t1706 = t24 == 1u;
#line 140 "fa-kernels/src/attention/forward/decode/tile.rs"
        if (t1706) {
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1707 = warp == 0u;
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1707) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1708;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1708) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1708;
                f32 t1710;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1710) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1711 = pair_5 + t1710;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1711;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1712;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1712) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1712;
                f32 t1714;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1714) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1715 = pair_6 + t1714;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1715;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1716 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1717;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1717) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1716 ? 0.0f : t1717;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1719 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t1719;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1720 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1720;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1721 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1721;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1722 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1722;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1723 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1723;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1724 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1724;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1725 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1725;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1726 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1726;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1727 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1727;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1728 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1728;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1729 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1729;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1730 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1730;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1731 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1731;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1732 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1732;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1733 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1733;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1734 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1734;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1735 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t1735;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1736 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t1736;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1737 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t1737;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1738 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t1738;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1739 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t1739;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1740 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t1740;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1741 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t1741;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1742 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t1742;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1743 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t1743;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1744 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t1744;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1745 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t1745;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1746 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t1746;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1747 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t1747;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1748 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t1748;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1749 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t1749;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1750 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t1750;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1751 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1752;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1752) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1751 ? 0.0f : t1752;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1754 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1754;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1755 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1755;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1756 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1756;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1757 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1757;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1758 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1758;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1759 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1759;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1760 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1760;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1761 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1761;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1762 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1762;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1763 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1763;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1764 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1764;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1765 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1765;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1766 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1766;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1767 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1767;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1768 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1768;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1769 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1769;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1770 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t1770;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1771 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t1771;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1772 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t1772;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1773 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t1773;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1774 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t1774;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1775 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t1775;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1776 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t1776;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1777 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t1777;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1778 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t1778;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1779 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t1779;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1780 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t1780;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1781 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t1781;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1782 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t1782;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1783 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t1783;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1784 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t1784;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1785 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t1785;
#line 184 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1786 = smem_1 + 2048u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1787 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1788 = t1787 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1789 = 0u ^ t1788;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1790 = t1787 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1791 = t1789 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1792 = t1790 + t1791;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1793 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1794 = t1793 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1795 = t1792 + t1794;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1796;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1796) : "f"(acc), "f"(acc_2));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1797 = smem_1 + t1795;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1797), "r"(t1796) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1798;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1798) : "f"(acc_5), "f"(acc_6));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1799 = t1795 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1800 = smem_1 + t1799;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1800), "r"(t1798) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1801;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1801) : "f"(acc_9), "f"(acc_10));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1802 = t1795 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1803 = smem_1 + t1802;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1803), "r"(t1801) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1804;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1804) : "f"(acc_13), "f"(acc_14));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1805 = t1795 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1806 = smem_1 + t1805;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1806), "r"(t1804) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1807;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1807) : "f"(acc_17), "f"(acc_18));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1808 = t1795 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1809 = smem_1 + t1808;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1809), "r"(t1807) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1810;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1810) : "f"(acc_21), "f"(acc_22));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1811 = t1795 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1812 = smem_1 + t1811;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1812), "r"(t1810) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1813;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1813) : "f"(acc_25), "f"(acc_26));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1814 = t1795 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1815 = smem_1 + t1814;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1815), "r"(t1813) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1816;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1816) : "f"(acc_29), "f"(acc_30));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1817 = t1795 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1818 = smem_1 + t1817;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1818), "r"(t1816) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1819 = t1787 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1820 = 0u ^ t1819;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1821 = t1787 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1822 = t1820 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1823 = t1821 + t1822;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1824 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1825 = t1824 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1826 = t1823 + t1825;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1827;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1827) : "f"(acc_33), "f"(acc_34));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1828 = t1786 + t1826;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1828), "r"(t1827) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1829;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1829) : "f"(acc_37), "f"(acc_38));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1830 = t1826 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1831 = t1786 + t1830;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1831), "r"(t1829) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1832;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1832) : "f"(acc_41), "f"(acc_42));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1833 = t1826 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1834 = t1786 + t1833;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1834), "r"(t1832) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1835;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1835) : "f"(acc_45), "f"(acc_46));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1836 = t1826 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1837 = t1786 + t1836;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1837), "r"(t1835) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1838;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1838) : "f"(acc_49), "f"(acc_50));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1839 = t1826 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1840 = t1786 + t1839;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1840), "r"(t1838) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1841;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1841) : "f"(acc_53), "f"(acc_54));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1842 = t1826 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1843 = t1786 + t1842;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1843), "r"(t1841) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1844;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1844) : "f"(acc_57), "f"(acc_58));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1845 = t1826 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1846 = t1786 + t1845;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1846), "r"(t1844) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1847;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1847) : "f"(acc_61), "f"(acc_62));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1848 = t1826 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1849 = t1786 + t1848;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1849), "r"(t1847) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1850 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1851 = t1850 + 8u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1852 = t1851 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1853 = 0u ^ t1852;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1854 = t1851 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1855 = t1853 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1856 = t1854 + t1855;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1857 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1858 = t1857 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1859 = t1856 + t1858;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1860;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1860) : "f"(acc_3), "f"(acc_4));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1861 = smem_1 + t1859;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1861), "r"(t1860) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1862;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1862) : "f"(acc_7), "f"(acc_8));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1863 = t1859 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1864 = smem_1 + t1863;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1864), "r"(t1862) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1865;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1865) : "f"(acc_11), "f"(acc_12));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1866 = t1859 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1867 = smem_1 + t1866;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1867), "r"(t1865) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1868;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1868) : "f"(acc_15), "f"(acc_16));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1869 = t1859 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1870 = smem_1 + t1869;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1870), "r"(t1868) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1871;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1871) : "f"(acc_19), "f"(acc_20));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1872 = t1859 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1873 = smem_1 + t1872;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1873), "r"(t1871) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1874;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1874) : "f"(acc_23), "f"(acc_24));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1875 = t1859 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1876 = smem_1 + t1875;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1876), "r"(t1874) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1877;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1877) : "f"(acc_27), "f"(acc_28));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1878 = t1859 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1879 = smem_1 + t1878;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1879), "r"(t1877) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1880;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1880) : "f"(acc_31), "f"(acc_32));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1881 = t1859 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1882 = smem_1 + t1881;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1882), "r"(t1880) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1883 = t1851 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1884 = 0u ^ t1883;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1885 = t1851 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1886 = t1884 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1887 = t1885 + t1886;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1888 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1889 = t1888 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1890 = t1887 + t1889;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1891;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1891) : "f"(acc_35), "f"(acc_36));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1892 = t1786 + t1890;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1892), "r"(t1891) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1893;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1893) : "f"(acc_39), "f"(acc_40));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1894 = t1890 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1895 = t1786 + t1894;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1895), "r"(t1893) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1896;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1896) : "f"(acc_43), "f"(acc_44));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1897 = t1890 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1898 = t1786 + t1897;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1898), "r"(t1896) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1899;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1899) : "f"(acc_47), "f"(acc_48));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1900 = t1890 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1901 = t1786 + t1900;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1901), "r"(t1899) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1902;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1902) : "f"(acc_51), "f"(acc_52));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1903 = t1890 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1904 = t1786 + t1903;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1904), "r"(t1902) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1905;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1905) : "f"(acc_55), "f"(acc_56));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1906 = t1890 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1907 = t1786 + t1906;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1907), "r"(t1905) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1908;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1908) : "f"(acc_59), "f"(acc_60));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1909 = t1890 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1910 = t1786 + t1909;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1910), "r"(t1908) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1911;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1911) : "f"(acc_63), "f"(acc_64));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1912 = t1890 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1913 = t1786 + t1912;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1913), "r"(t1911) : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1914 = head_dim >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1915 = lane >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1916 = lane & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1917 = t1915 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1918 = t1916 < t1914;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1919 = t1917 & t1918;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1919) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1920 = t1915 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1921 = t1916 ^ t1920;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1922 = t1915 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1923 = t1921 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1924 = t1922 + t1923;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1925 = smem_1 + t1924;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1925) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1926 = first + t1915;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1927 = t1926 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1928 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1929 = first + t1915;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1930 = t1929 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1931 = t1928 + t1930;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1932 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1933 = t1932 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1934 = t1933 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1935 = o + t1934;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1936 = (u64)t1927;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1937 = t1936 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1938 = t1937 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1939 = t1935 + t1938;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1940 = (u64)t1931;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1941 = t1940 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1942 = t1941 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1943 = t1939 + t1942;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1944 = (u64)t1916 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1945 = t1943 + t1944;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1945), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1946 = t1915 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1947 = t1946 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1948 = t1916 < t1914;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1949 = t1947 & t1948;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1949) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1950 = t1946 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1951 = t1916 ^ t1950;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1952 = t1946 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1953 = t1951 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1954 = t1952 + t1953;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1955 = smem_1 + t1954;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1955) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1956 = first + t1946;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1957 = t1956 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1958 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1959 = first + t1946;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1960 = t1959 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1961 = t1958 + t1960;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1962 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1963 = t1962 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1964 = t1963 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1965 = o + t1964;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1966 = (u64)t1957;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1967 = t1966 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1968 = t1967 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1969 = t1965 + t1968;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1970 = (u64)t1961;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1971 = t1970 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1972 = t1971 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1973 = t1969 + t1972;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1974 = (u64)t1916 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1975 = t1973 + t1974;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1975), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1976 = t1915 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1977 = t1976 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1978 = t1916 < t1914;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1979 = t1977 & t1978;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1979) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1980 = t1976 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1981 = t1916 ^ t1980;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1982 = t1976 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1983 = t1981 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1984 = t1982 + t1983;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1985 = smem_1 + t1984;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1985) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1986 = first + t1976;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1987 = t1986 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1988 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1989 = first + t1976;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1990 = t1989 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1991 = t1988 + t1990;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1992 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1993 = t1992 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1994 = t1993 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1995 = o + t1994;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1996 = (u64)t1987;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1997 = t1996 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1998 = t1997 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1999 = t1995 + t1998;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2000 = (u64)t1991;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2001 = t2000 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2002 = t2001 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2003 = t1999 + t2002;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2004 = (u64)t1916 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2005 = t2003 + t2004;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2005), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2006 = t1915 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2007 = t2006 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2008 = t1916 < t1914;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2009 = t2007 & t2008;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2009) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2010 = t2006 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2011 = t1916 ^ t2010;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2012 = t2006 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2013 = t2011 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2014 = t2012 + t2013;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2015 = smem_1 + t2014;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2015) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2016 = first + t2006;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2017 = t2016 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2018 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2019 = first + t2006;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2020 = t2019 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2021 = t2018 + t2020;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2022 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2023 = t2022 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2024 = t2023 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2025 = o + t2024;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2026 = (u64)t2017;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2027 = t2026 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2028 = t2027 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2029 = t2025 + t2028;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2030 = (u64)t2021;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2031 = t2030 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2032 = t2031 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2033 = t2029 + t2032;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2034 = (u64)t1916 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2035 = t2033 + t2034;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2035), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2036 = smem_1 + 2048u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2037 = t1915 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2038 = t1916 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2039 = t2038 < t1914;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2040 = t2037 & t2039;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2040) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2041 = t1915 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2042 = t1916 ^ t2041;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2043 = t1915 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2044 = t2042 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2045 = t2043 + t2044;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2046 = t2036 + t2045;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2046) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2047 = first + t1915;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2048 = t2047 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2049 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2050 = first + t1915;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2051 = t2050 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2052 = t2049 + t2051;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2053 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2054 = t2053 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2055 = t2054 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2056 = o + t2055;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2057 = (u64)t2048;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2058 = t2057 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2059 = t2058 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2060 = t2056 + t2059;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2061 = (u64)t2052;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2062 = t2061 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2063 = t2062 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2064 = t2060 + t2063;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2065 = (u64)t1916 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2066 = t2064 + t2065;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2066), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2067 = t1915 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2068 = t2067 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2069 = t1916 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2070 = t2069 < t1914;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2071 = t2068 & t2070;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2071) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2072 = t2067 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2073 = t1916 ^ t2072;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2074 = t2067 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2075 = t2073 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2076 = t2074 + t2075;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2077 = t2036 + t2076;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2077) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2078 = first + t2067;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2079 = t2078 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2080 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2081 = first + t2067;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2082 = t2081 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2083 = t2080 + t2082;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2084 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2085 = t2084 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2086 = t2085 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2087 = o + t2086;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2088 = (u64)t2079;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2089 = t2088 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2090 = t2089 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2091 = t2087 + t2090;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2092 = (u64)t2083;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2093 = t2092 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2094 = t2093 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2095 = t2091 + t2094;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2096 = (u64)t1916 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2097 = t2095 + t2096;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2097), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2098 = t1915 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2099 = t2098 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2100 = t1916 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2101 = t2100 < t1914;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2102 = t2099 & t2101;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2102) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2103 = t2098 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2104 = t1916 ^ t2103;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2105 = t2098 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2106 = t2104 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2107 = t2105 + t2106;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2108 = t2036 + t2107;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2108) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2109 = first + t2098;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2110 = t2109 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2111 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2112 = first + t2098;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2113 = t2112 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2114 = t2111 + t2113;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2115 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2116 = t2115 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2117 = t2116 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2118 = o + t2117;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2119 = (u64)t2110;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2120 = t2119 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2121 = t2120 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2122 = t2118 + t2121;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2123 = (u64)t2114;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2124 = t2123 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2125 = t2124 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2126 = t2122 + t2125;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2127 = (u64)t1916 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2128 = t2126 + t2127;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2128), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2129 = t1915 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2130 = t2129 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2131 = t1916 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2132 = t2131 < t1914;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2133 = t2130 & t2132;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2133) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2134 = t2129 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2135 = t1916 ^ t2134;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2136 = t2129 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2137 = t2135 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2138 = t2136 + t2137;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2139 = t2036 + t2138;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2139) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2140 = first + t2129;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2141 = t2140 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2142 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2143 = first + t2129;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2144 = t2143 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2145 = t2142 + t2144;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2146 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2147 = t2146 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2148 = t2147 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2149 = o + t2148;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2150 = (u64)t2141;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2151 = t2150 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2152 = t2151 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2153 = t2149 + t2152;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2154 = (u64)t2145;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2155 = t2154 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2156 = t2155 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2157 = t2153 + t2156;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2158 = (u64)t1916 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2159 = t2157 + t2158;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2159), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_33 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2161 = row_33 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2162 = first + row_33;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2163 = t2162 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2164 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2165 = first + row_33;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2166 = t2165 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2167 = t2164 + t2166;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2168;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2168) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2169;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2169) : "f"(row_max), "f"(scale_log2), "f"(t2168));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2169 * 0.6931472f;
                const bool t2171 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t2171 ? __uint_as_float(0xff800000u) : lse_2;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2173 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2174 = t2173 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2175 = t2161 & t2174;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2175) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2176 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2177 = t2176 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2178 = t2177 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2179 = lse + t2178;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2180 = (u64)t2167;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2181 = t2180 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2182 = t2181 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2183 = t2179 + t2182;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2184 = (u64)t2163;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2185 = t2184 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2186 = t2185 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2187 = t2183 + t2186;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2187), "f"(value) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2188 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_34 = t2188 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2190 = row_34 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2191 = first + row_34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2192 = t2191 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2193 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2194 = first + row_34;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2195 = t2194 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2196 = t2193 + t2195;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2197;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2197) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2198;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2198) : "f"(row_max_2), "f"(scale_log2), "f"(t2197));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2198 * 0.6931472f;
                const bool t2200 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t2200 ? __uint_as_float(0xff800000u) : lse_3;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2202 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2203 = t2202 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2204 = t2190 & t2203;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2204) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2205 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2206 = t2205 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2207 = t2206 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2208 = lse + t2207;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2209 = (u64)t2196;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2210 = t2209 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2211 = t2210 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2212 = t2208 + t2211;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2213 = (u64)t2192;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2214 = t2213 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2215 = t2214 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2216 = t2212 + t2215;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2216), "f"(value_2) : "memory");
                }
            }
        } else {
#line 40 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2217 = warp == 0u;
#line 40 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2217) {
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2218 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2219 = t2218 < t12;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2219) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2220 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2221 = t2220 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2222 = t2221 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2223 = partials + t2222;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2224 = (u64)split;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2225 = t2224 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2226 = t2225 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2227 = t2223 + t2226;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2228 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2229 = t2228 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2230 = t2227 + t2229;
                    const u64 t2231 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2232 = t2230 + t2231;
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2232), "f"(acc) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2232), "f"(acc_2) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2232), "f"(acc_5) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2232), "f"(acc_6) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2232), "f"(acc_9) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2232), "f"(acc_10) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2232), "f"(acc_13) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2232), "f"(acc_14) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2232), "f"(acc_17) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2232), "f"(acc_18) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2232), "f"(acc_21) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2232), "f"(acc_22) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2232), "f"(acc_25) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2232), "f"(acc_26) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2232), "f"(acc_29) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2232), "f"(acc_30) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2232), "f"(acc_33) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2232), "f"(acc_34) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2232), "f"(acc_37) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2232), "f"(acc_38) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2232), "f"(acc_41) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2232), "f"(acc_42) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2232), "f"(acc_45) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2232), "f"(acc_46) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2232), "f"(acc_49) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2232), "f"(acc_50) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2232), "f"(acc_53) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2232), "f"(acc_54) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2232), "f"(acc_57) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2232), "f"(acc_58) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2232), "f"(acc_61) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2232), "f"(acc_62) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2232), "f"(row_max) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2232), "f"(row_sum) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2233 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2234 = t2233 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2235 = t2234 < t12;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2235) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2236 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2237 = t2236 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2238 = t2237 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2239 = partials + t2238;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2240 = (u64)split;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2241 = t2240 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2242 = t2241 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2243 = t2239 + t2242;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2244 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2245 = t2244 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2246 = t2243 + t2245;
                    const u64 t2247 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2248 = t2246 + t2247;
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2248), "f"(acc_3) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2248), "f"(acc_4) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2248), "f"(acc_7) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2248), "f"(acc_8) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2248), "f"(acc_11) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2248), "f"(acc_12) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2248), "f"(acc_15) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2248), "f"(acc_16) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2248), "f"(acc_19) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2248), "f"(acc_20) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2248), "f"(acc_23) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2248), "f"(acc_24) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2248), "f"(acc_27) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2248), "f"(acc_28) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2248), "f"(acc_31) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2248), "f"(acc_32) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2248), "f"(acc_35) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2248), "f"(acc_36) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2248), "f"(acc_39) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2248), "f"(acc_40) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2248), "f"(acc_43) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2248), "f"(acc_44) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2248), "f"(acc_47) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2248), "f"(acc_48) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2248), "f"(acc_51) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2248), "f"(acc_52) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2248), "f"(acc_55) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2248), "f"(acc_56) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2248), "f"(acc_59) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2248), "f"(acc_60) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2248), "f"(acc_63) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2248), "f"(acc_64) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2248), "f"(row_max_2) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2248), "f"(row_sum_2) : "memory");
                }
            }
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2249 = (u64)tile;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2250 = t2249 * arrived_stride0;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2251 = t2250 * 4ull;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2252 = arrived + t2251;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2253 = t24 - 1u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2254 = (u32)__cvta_generic_to_shared(smem);
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2255 = t2254 + 69632u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2256 = threadIdx.x;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2257 = t2256 == 0u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2257) {
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2258;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2258) : "l"(t2252), "r"(t2253) : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2255), "r"(t2258) : "memory");
            }
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t2259;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2259) : "r"(t2255) : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2260 = t2259 == t2253;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2260) {
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_2 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_3 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_4 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_5 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_6 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_7 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_8 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_9 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_10 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_11 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_12 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_13 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_14 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_15 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_16 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_17 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_18 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_19 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_20 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_21 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_22 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_23 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_24 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_25 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_26 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_27 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_28 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_29 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_30 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_31 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_32 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_33 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_34 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_35 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_36 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_37 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_38 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_39 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_40 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_41 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_42 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_43 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_44 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_45 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_46 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_47 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_48 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_49 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_50 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_51 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_52 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_53 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_54 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_55 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_56 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_57 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_58 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_59 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_60 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_61 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_62 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_63 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_64 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_max = __uint_as_float(0xff800000u);
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_max_2 = __uint_as_float(0xff800000u);
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_sum = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_sum_2 = 0.0f;
#line 58 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 split_2 = warp;
                while (true) {
#line 59 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2261 = split_2 < t24;
                    if (!t2261) break;
#line 83 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 last = t24 - 1u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2263 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2264 = t2263 < t12;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2264) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2265 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2266 = t2265 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2267 = t2266 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2268 = partials + t2267;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2269 = (u64)split_2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2270 = t2269 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2271 = t2270 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2272 = t2268 + t2271;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2273 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2274 = t2273 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2275 = t2272 + t2274;
                        const u64 t2276 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2277 = t2275 + t2276;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_2;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_2) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_3;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_3) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_4;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_4) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_5;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_5) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_6;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_6) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_7;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_7) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_8;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_8) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_9;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_9) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_10;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_10) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_11;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_11) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_12;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_12) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_13;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_13) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_14;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_14) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_15;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_15) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_16;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_16) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_17;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_17) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_18;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_18) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_19;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_19) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_20;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_20) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_21;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_21) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_22;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_22) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_23;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_23) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_24;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_24) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_25;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_25) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_26;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_26) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_27;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_27) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_28;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_28) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_29;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_29) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_30;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_30) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_31;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_31) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_32;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_32) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_33;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_33) : "l"(t2277) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_34;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_34) : "l"(t2277) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2312 = split_2 + 4u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2313 = t2312 < last ? t2312 : last;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2314 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2315 = t2314 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2316 = t2315 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2317 = partials + t2316;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2318 = (u64)t2313;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2319 = t2318 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2320 = t2319 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2321 = t2317 + t2320;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2322 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2323 = t2322 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2324 = t2321 + t2323;
                        const u64 t2325 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2326 = t2324 + t2325;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_35;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_35) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_36;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_36) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_37;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_37) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_38;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_38) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_39;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_39) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_40;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_40) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_41;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_41) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_42;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_42) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_43;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_43) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_44;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_44) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_45;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_45) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_46;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_46) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_47;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_47) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_48;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_48) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_49;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_49) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_50;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_50) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_51;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_51) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_52;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_52) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_53;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_53) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_54;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_54) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_55;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_55) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_56;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_56) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_57;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_57) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_58;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_58) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_59;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_59) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_60;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_60) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_61;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_61) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_62;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_62) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_63;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_63) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_64;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_64) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_65;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_65) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_66;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_66) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_67;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_67) : "l"(t2326) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_68;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_68) : "l"(t2326) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2361 = split_2 + 8u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2362 = t2361 < last ? t2361 : last;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2363 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2364 = t2363 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2365 = t2364 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2366 = partials + t2365;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2367 = (u64)t2362;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2368 = t2367 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2369 = t2368 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2370 = t2366 + t2369;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2371 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2372 = t2371 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2373 = t2370 + t2372;
                        const u64 t2374 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2375 = t2373 + t2374;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_69;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_69) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_70;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_70) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_71;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_71) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_72;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_72) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_73;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_73) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_74;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_74) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_75;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_75) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_76;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_76) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_77;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_77) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_78;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_78) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_79;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_79) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_80;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_80) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_81;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_81) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_82;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_82) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_83;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_83) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_84;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_84) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_85;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_85) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_86;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_86) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_87;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_87) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_88;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_88) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_89;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_89) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_90;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_90) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_91;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_91) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_92;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_92) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_93;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_93) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_94;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_94) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_95;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_95) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_96;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_96) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_97;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_97) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_98;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_98) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_99;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_99) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_100;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_100) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_101;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_101) : "l"(t2375) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_102;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_102) : "l"(t2375) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2410 = split_2 + 12u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2411 = t2410 < last ? t2410 : last;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2412 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2413 = t2412 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2414 = t2413 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2415 = partials + t2414;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2416 = (u64)t2411;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2417 = t2416 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2418 = t2417 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2419 = t2415 + t2418;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2420 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2421 = t2420 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2422 = t2419 + t2421;
                        const u64 t2423 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2424 = t2422 + t2423;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_103;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_103) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_104;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_104) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_105;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_105) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_106;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_106) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_107;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_107) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_108;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_108) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_109;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_109) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_110;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_110) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_111;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_111) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_112;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_112) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_113;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_113) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_114;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_114) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_115;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_115) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_116;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_116) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_117;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_117) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_118;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_118) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_119;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_119) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_120;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_120) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_121;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_121) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_122;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_122) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_123;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_123) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_124;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_124) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_125;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_125) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_126;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_126) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_127;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_127) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_128;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_128) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_129;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_129) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_130;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_130) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_131;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_131) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_132;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_132) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_133;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_133) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_134;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_134) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_135;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_135) : "l"(t2424) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_136;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_136) : "l"(t2424) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_11;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_11) : "f"(row_max), "f"(parts_33));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2460 = new_11 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2461 = new_11 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_11 = t2460 ? 0.0f : t2461;
                        const f32 t2463 = -reference_11;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2464) : "f"(row_max), "f"(scale_log2), "f"(t2463));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_7) : "f"(t2464));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2466 = -reference_11;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2467) : "f"(parts_33), "f"(scale_log2), "f"(t2466));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_7) : "f"(t2467));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_11;
                        const f32 t2469 = row_sum * ours_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2470 = parts_34 * other_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2471) : "f"(t2469), "f"(1.0f), "f"(t2470));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2471;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2472 = acc * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2473 = parts * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2474;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2474) : "f"(t2472), "f"(1.0f), "f"(t2473));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2474;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2475 = acc_2 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2476 = parts_2 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2477) : "f"(t2475), "f"(1.0f), "f"(t2476));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2477;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2478 = acc_5 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2479 = parts_3 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2480) : "f"(t2478), "f"(1.0f), "f"(t2479));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2480;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2481 = acc_6 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2482 = parts_4 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2483;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2483) : "f"(t2481), "f"(1.0f), "f"(t2482));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2483;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2484 = acc_9 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2485 = parts_5 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2486;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2486) : "f"(t2484), "f"(1.0f), "f"(t2485));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2486;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2487 = acc_10 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2488 = parts_6 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2489;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2489) : "f"(t2487), "f"(1.0f), "f"(t2488));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2489;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2490 = acc_13 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2491 = parts_7 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2492;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2492) : "f"(t2490), "f"(1.0f), "f"(t2491));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2492;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2493 = acc_14 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2494 = parts_8 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2495;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2495) : "f"(t2493), "f"(1.0f), "f"(t2494));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2495;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2496 = acc_17 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2497 = parts_9 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2498;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2498) : "f"(t2496), "f"(1.0f), "f"(t2497));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2498;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2499 = acc_18 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2500 = parts_10 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2501;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2501) : "f"(t2499), "f"(1.0f), "f"(t2500));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2501;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2502 = acc_21 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2503 = parts_11 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2504;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2504) : "f"(t2502), "f"(1.0f), "f"(t2503));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2504;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2505 = acc_22 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2506 = parts_12 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2507;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2507) : "f"(t2505), "f"(1.0f), "f"(t2506));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2507;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2508 = acc_25 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2509 = parts_13 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2510;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2510) : "f"(t2508), "f"(1.0f), "f"(t2509));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2510;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2511 = acc_26 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2512 = parts_14 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2513;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2513) : "f"(t2511), "f"(1.0f), "f"(t2512));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2513;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2514 = acc_29 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2515 = parts_15 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2516;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2516) : "f"(t2514), "f"(1.0f), "f"(t2515));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2516;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2517 = acc_30 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2518 = parts_16 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2519;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2519) : "f"(t2517), "f"(1.0f), "f"(t2518));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2519;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2520 = acc_33 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2521 = parts_17 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2522;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2522) : "f"(t2520), "f"(1.0f), "f"(t2521));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2522;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2523 = acc_34 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2524 = parts_18 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2525;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2525) : "f"(t2523), "f"(1.0f), "f"(t2524));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2525;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2526 = acc_37 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2527 = parts_19 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2528;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2528) : "f"(t2526), "f"(1.0f), "f"(t2527));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2528;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2529 = acc_38 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2530 = parts_20 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2531;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2531) : "f"(t2529), "f"(1.0f), "f"(t2530));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2531;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2532 = acc_41 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2533 = parts_21 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2534;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2534) : "f"(t2532), "f"(1.0f), "f"(t2533));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2534;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2535 = acc_42 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2536 = parts_22 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2537;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2537) : "f"(t2535), "f"(1.0f), "f"(t2536));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2537;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2538 = acc_45 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2539 = parts_23 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2540;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2540) : "f"(t2538), "f"(1.0f), "f"(t2539));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2540;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2541 = acc_46 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2542 = parts_24 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2543;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2543) : "f"(t2541), "f"(1.0f), "f"(t2542));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2543;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2544 = acc_49 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2545 = parts_25 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2546;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2546) : "f"(t2544), "f"(1.0f), "f"(t2545));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2546;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2547 = acc_50 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2548 = parts_26 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2549;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2549) : "f"(t2547), "f"(1.0f), "f"(t2548));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2549;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2550 = acc_53 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2551 = parts_27 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2552;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2552) : "f"(t2550), "f"(1.0f), "f"(t2551));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2552;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2553 = acc_54 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2554 = parts_28 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2555;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2555) : "f"(t2553), "f"(1.0f), "f"(t2554));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2555;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2556 = acc_57 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2557 = parts_29 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2558;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2558) : "f"(t2556), "f"(1.0f), "f"(t2557));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2558;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2559 = acc_58 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2560 = parts_30 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2561;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2561) : "f"(t2559), "f"(1.0f), "f"(t2560));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2561;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2562 = acc_61 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2563 = parts_31 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2564;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2564) : "f"(t2562), "f"(1.0f), "f"(t2563));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2564;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2565 = acc_62 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2566 = parts_32 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2567;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2567) : "f"(t2565), "f"(1.0f), "f"(t2566));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2567;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2568 = split_2 + 4u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2569 = t2568 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max = t2569 ? parts_67 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_12;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_12) : "f"(row_max), "f"(max));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2572 = new_12 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2573 = new_12 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_12 = t2572 ? 0.0f : t2573;
                        const f32 t2575 = -reference_12;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2576;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2576) : "f"(row_max), "f"(scale_log2), "f"(t2575));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_8) : "f"(t2576));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2578 = -reference_12;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2579;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2579) : "f"(max), "f"(scale_log2), "f"(t2578));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_8) : "f"(t2579));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_12;
                        const f32 t2581 = row_sum * ours_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2582 = parts_68 * other_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2583;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2583) : "f"(t2581), "f"(1.0f), "f"(t2582));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2583;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2584 = acc * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2585 = parts_35 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2586;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2586) : "f"(t2584), "f"(1.0f), "f"(t2585));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2586;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2587 = acc_2 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2588 = parts_36 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2589;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2589) : "f"(t2587), "f"(1.0f), "f"(t2588));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2589;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2590 = acc_5 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2591 = parts_37 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2592;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2592) : "f"(t2590), "f"(1.0f), "f"(t2591));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2592;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2593 = acc_6 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2594 = parts_38 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2595;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2595) : "f"(t2593), "f"(1.0f), "f"(t2594));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2595;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2596 = acc_9 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2597 = parts_39 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2598;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2598) : "f"(t2596), "f"(1.0f), "f"(t2597));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2598;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2599 = acc_10 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2600 = parts_40 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(t2599), "f"(1.0f), "f"(t2600));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2601;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2602 = acc_13 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2603 = parts_41 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2604;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2604) : "f"(t2602), "f"(1.0f), "f"(t2603));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2604;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2605 = acc_14 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2606 = parts_42 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2607;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2607) : "f"(t2605), "f"(1.0f), "f"(t2606));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2607;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2608 = acc_17 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2609 = parts_43 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2610;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2610) : "f"(t2608), "f"(1.0f), "f"(t2609));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2610;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2611 = acc_18 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2612 = parts_44 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2613;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2613) : "f"(t2611), "f"(1.0f), "f"(t2612));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2613;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2614 = acc_21 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2615 = parts_45 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2616) : "f"(t2614), "f"(1.0f), "f"(t2615));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2616;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2617 = acc_22 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2618 = parts_46 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2619) : "f"(t2617), "f"(1.0f), "f"(t2618));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2619;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2620 = acc_25 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2621 = parts_47 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2622;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2622) : "f"(t2620), "f"(1.0f), "f"(t2621));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2622;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2623 = acc_26 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2624 = parts_48 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2625) : "f"(t2623), "f"(1.0f), "f"(t2624));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2625;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2626 = acc_29 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2627 = parts_49 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2628;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2628) : "f"(t2626), "f"(1.0f), "f"(t2627));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2628;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2629 = acc_30 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2630 = parts_50 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2631;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2631) : "f"(t2629), "f"(1.0f), "f"(t2630));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2631;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2632 = acc_33 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2633 = parts_51 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2634) : "f"(t2632), "f"(1.0f), "f"(t2633));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2634;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2635 = acc_34 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2636 = parts_52 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2637;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2637) : "f"(t2635), "f"(1.0f), "f"(t2636));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2637;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2638 = acc_37 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2639 = parts_53 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2640;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2640) : "f"(t2638), "f"(1.0f), "f"(t2639));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2640;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2641 = acc_38 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2642 = parts_54 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2643;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2643) : "f"(t2641), "f"(1.0f), "f"(t2642));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2643;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2644 = acc_41 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2645 = parts_55 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2646) : "f"(t2644), "f"(1.0f), "f"(t2645));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2646;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2647 = acc_42 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2648 = parts_56 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(t2647), "f"(1.0f), "f"(t2648));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2649;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2650 = acc_45 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2651 = parts_57 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(t2650), "f"(1.0f), "f"(t2651));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2652;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2653 = acc_46 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2654 = parts_58 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2655) : "f"(t2653), "f"(1.0f), "f"(t2654));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2655;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2656 = acc_49 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2657 = parts_59 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2658) : "f"(t2656), "f"(1.0f), "f"(t2657));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2658;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2659 = acc_50 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2660 = parts_60 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2661) : "f"(t2659), "f"(1.0f), "f"(t2660));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2661;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2662 = acc_53 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2663 = parts_61 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2664) : "f"(t2662), "f"(1.0f), "f"(t2663));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2664;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2665 = acc_54 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2666 = parts_62 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(t2665), "f"(1.0f), "f"(t2666));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2667;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2668 = acc_57 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2669 = parts_63 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2670) : "f"(t2668), "f"(1.0f), "f"(t2669));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2670;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2671 = acc_58 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2672 = parts_64 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(t2671), "f"(1.0f), "f"(t2672));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2673;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2674 = acc_61 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2675 = parts_65 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(t2674), "f"(1.0f), "f"(t2675));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2676;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2677 = acc_62 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2678 = parts_66 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2679) : "f"(t2677), "f"(1.0f), "f"(t2678));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2679;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2680 = split_2 + 8u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2681 = t2680 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_2 = t2681 ? parts_101 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_13;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_13) : "f"(row_max), "f"(max_2));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2684 = new_13 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2685 = new_13 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_13 = t2684 ? 0.0f : t2685;
                        const f32 t2687 = -reference_13;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2688) : "f"(row_max), "f"(scale_log2), "f"(t2687));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_9) : "f"(t2688));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2690 = -reference_13;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2691) : "f"(max_2), "f"(scale_log2), "f"(t2690));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_9) : "f"(t2691));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_13;
                        const f32 t2693 = row_sum * ours_9;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2694 = parts_102 * other_9;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2695) : "f"(t2693), "f"(1.0f), "f"(t2694));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2695;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2696 = acc * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2697 = parts_69 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2698) : "f"(t2696), "f"(1.0f), "f"(t2697));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2698;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2699 = acc_2 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2700 = parts_70 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2701) : "f"(t2699), "f"(1.0f), "f"(t2700));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2701;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2702 = acc_5 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2703 = parts_71 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(t2702), "f"(1.0f), "f"(t2703));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2704;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2705 = acc_6 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2706 = parts_72 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(t2705), "f"(1.0f), "f"(t2706));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2707;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2708 = acc_9 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2709 = parts_73 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2710) : "f"(t2708), "f"(1.0f), "f"(t2709));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2710;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2711 = acc_10 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2712 = parts_74 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(t2711), "f"(1.0f), "f"(t2712));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2713;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2714 = acc_13 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2715 = parts_75 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2716) : "f"(t2714), "f"(1.0f), "f"(t2715));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2716;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2717 = acc_14 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2718 = parts_76 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2719) : "f"(t2717), "f"(1.0f), "f"(t2718));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2719;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2720 = acc_17 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2721 = parts_77 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(t2720), "f"(1.0f), "f"(t2721));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2722;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2723 = acc_18 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2724 = parts_78 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2725) : "f"(t2723), "f"(1.0f), "f"(t2724));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2725;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2726 = acc_21 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2727 = parts_79 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2728) : "f"(t2726), "f"(1.0f), "f"(t2727));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2728;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2729 = acc_22 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2730 = parts_80 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2731) : "f"(t2729), "f"(1.0f), "f"(t2730));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2731;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2732 = acc_25 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2733 = parts_81 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2734) : "f"(t2732), "f"(1.0f), "f"(t2733));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2734;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2735 = acc_26 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2736 = parts_82 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(t2735), "f"(1.0f), "f"(t2736));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2737;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2738 = acc_29 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2739 = parts_83 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2740) : "f"(t2738), "f"(1.0f), "f"(t2739));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2740;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2741 = acc_30 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2742 = parts_84 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2743) : "f"(t2741), "f"(1.0f), "f"(t2742));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2743;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2744 = acc_33 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2745 = parts_85 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2746) : "f"(t2744), "f"(1.0f), "f"(t2745));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2746;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2747 = acc_34 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2748 = parts_86 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2749) : "f"(t2747), "f"(1.0f), "f"(t2748));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2749;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2750 = acc_37 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2751 = parts_87 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(t2750), "f"(1.0f), "f"(t2751));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2752;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2753 = acc_38 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2754 = parts_88 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2755;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2755) : "f"(t2753), "f"(1.0f), "f"(t2754));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2755;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2756 = acc_41 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2757 = parts_89 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2758;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2758) : "f"(t2756), "f"(1.0f), "f"(t2757));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2758;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2759 = acc_42 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2760 = parts_90 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2761) : "f"(t2759), "f"(1.0f), "f"(t2760));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2761;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2762 = acc_45 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2763 = parts_91 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2764) : "f"(t2762), "f"(1.0f), "f"(t2763));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2764;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2765 = acc_46 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2766 = parts_92 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2767;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2767) : "f"(t2765), "f"(1.0f), "f"(t2766));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2767;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2768 = acc_49 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2769 = parts_93 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2770;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2770) : "f"(t2768), "f"(1.0f), "f"(t2769));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2770;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2771 = acc_50 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2772 = parts_94 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2773;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2773) : "f"(t2771), "f"(1.0f), "f"(t2772));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2773;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2774 = acc_53 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2775 = parts_95 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2776) : "f"(t2774), "f"(1.0f), "f"(t2775));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2776;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2777 = acc_54 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2778 = parts_96 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2779;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2779) : "f"(t2777), "f"(1.0f), "f"(t2778));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2779;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2780 = acc_57 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2781 = parts_97 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2782;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2782) : "f"(t2780), "f"(1.0f), "f"(t2781));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2782;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2783 = acc_58 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2784 = parts_98 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2785;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2785) : "f"(t2783), "f"(1.0f), "f"(t2784));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2785;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2786 = acc_61 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2787 = parts_99 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2788;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2788) : "f"(t2786), "f"(1.0f), "f"(t2787));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2788;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2789 = acc_62 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2790 = parts_100 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2791;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2791) : "f"(t2789), "f"(1.0f), "f"(t2790));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2791;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2792 = split_2 + 12u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2793 = t2792 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_3 = t2793 ? parts_135 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_14;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_14) : "f"(row_max), "f"(max_3));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2796 = new_14 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2797 = new_14 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_14 = t2796 ? 0.0f : t2797;
                        const f32 t2799 = -reference_14;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2800;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2800) : "f"(row_max), "f"(scale_log2), "f"(t2799));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_10) : "f"(t2800));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2802 = -reference_14;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2803;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2803) : "f"(max_3), "f"(scale_log2), "f"(t2802));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_10) : "f"(t2803));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_14;
                        const f32 t2805 = row_sum * ours_10;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2806 = parts_136 * other_10;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2807;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2807) : "f"(t2805), "f"(1.0f), "f"(t2806));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2807;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2808 = acc * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2809 = parts_103 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2810;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2810) : "f"(t2808), "f"(1.0f), "f"(t2809));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2810;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2811 = acc_2 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2812 = parts_104 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2813;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2813) : "f"(t2811), "f"(1.0f), "f"(t2812));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2813;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2814 = acc_5 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2815 = parts_105 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2816) : "f"(t2814), "f"(1.0f), "f"(t2815));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2816;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2817 = acc_6 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2818 = parts_106 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2819) : "f"(t2817), "f"(1.0f), "f"(t2818));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2819;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2820 = acc_9 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2821 = parts_107 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2822;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2822) : "f"(t2820), "f"(1.0f), "f"(t2821));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2822;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2823 = acc_10 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2824 = parts_108 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2825;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2825) : "f"(t2823), "f"(1.0f), "f"(t2824));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2825;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2826 = acc_13 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2827 = parts_109 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2828;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2828) : "f"(t2826), "f"(1.0f), "f"(t2827));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2828;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2829 = acc_14 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2830 = parts_110 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2831;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2831) : "f"(t2829), "f"(1.0f), "f"(t2830));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2831;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2832 = acc_17 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2833 = parts_111 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2834) : "f"(t2832), "f"(1.0f), "f"(t2833));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2834;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2835 = acc_18 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2836 = parts_112 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2837;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2837) : "f"(t2835), "f"(1.0f), "f"(t2836));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2837;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2838 = acc_21 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2839 = parts_113 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2840;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(t2838), "f"(1.0f), "f"(t2839));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2840;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2841 = acc_22 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2842 = parts_114 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(t2841), "f"(1.0f), "f"(t2842));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2843;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2844 = acc_25 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2845 = parts_115 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2846;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2846) : "f"(t2844), "f"(1.0f), "f"(t2845));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2846;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2847 = acc_26 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2848 = parts_116 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(t2847), "f"(1.0f), "f"(t2848));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2849;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2850 = acc_29 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2851 = parts_117 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2852;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2852) : "f"(t2850), "f"(1.0f), "f"(t2851));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2852;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2853 = acc_30 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2854 = parts_118 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2855;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2855) : "f"(t2853), "f"(1.0f), "f"(t2854));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2855;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2856 = acc_33 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2857 = parts_119 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2858;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2858) : "f"(t2856), "f"(1.0f), "f"(t2857));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2858;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2859 = acc_34 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2860 = parts_120 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2861;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2861) : "f"(t2859), "f"(1.0f), "f"(t2860));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2861;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2862 = acc_37 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2863 = parts_121 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2864;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(t2862), "f"(1.0f), "f"(t2863));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2864;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2865 = acc_38 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2866 = parts_122 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2867;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2867) : "f"(t2865), "f"(1.0f), "f"(t2866));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2867;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2868 = acc_41 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2869 = parts_123 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2870;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2870) : "f"(t2868), "f"(1.0f), "f"(t2869));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2870;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2871 = acc_42 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2872 = parts_124 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2873) : "f"(t2871), "f"(1.0f), "f"(t2872));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2873;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2874 = acc_45 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2875 = parts_125 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2876) : "f"(t2874), "f"(1.0f), "f"(t2875));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2876;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2877 = acc_46 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2878 = parts_126 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2879;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2879) : "f"(t2877), "f"(1.0f), "f"(t2878));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2879;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2880 = acc_49 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2881 = parts_127 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2882) : "f"(t2880), "f"(1.0f), "f"(t2881));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2882;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2883 = acc_50 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2884 = parts_128 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2885;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2885) : "f"(t2883), "f"(1.0f), "f"(t2884));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2885;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2886 = acc_53 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2887 = parts_129 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2888;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2888) : "f"(t2886), "f"(1.0f), "f"(t2887));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2888;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2889 = acc_54 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2890 = parts_130 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2891;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(t2889), "f"(1.0f), "f"(t2890));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2891;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2892 = acc_57 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2893 = parts_131 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2894;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2894) : "f"(t2892), "f"(1.0f), "f"(t2893));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2894;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2895 = acc_58 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2896 = parts_132 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2897;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2897) : "f"(t2895), "f"(1.0f), "f"(t2896));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2897;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2898 = acc_61 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2899 = parts_133 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(t2898), "f"(1.0f), "f"(t2899));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2900;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2901 = acc_62 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2902 = parts_134 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2903;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2903) : "f"(t2901), "f"(1.0f), "f"(t2902));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2903;
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2904 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2905 = t2904 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2906 = t2905 < t12;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2906) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2907 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2908 = t2907 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2909 = t2908 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2910 = partials + t2909;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2911 = (u64)split_2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2912 = t2911 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2913 = t2912 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2914 = t2910 + t2913;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2915 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2916 = t2915 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2917 = t2914 + t2916;
                        const u64 t2918 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2919 = t2917 + t2918;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_137;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_137) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_138;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_138) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_139;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_139) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_140;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_140) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_141;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_141) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_142;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_142) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_143;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_143) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_144;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_144) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_145;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_145) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_146;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_146) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_147;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_147) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_148;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_148) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_149;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_149) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_150;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_150) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_151;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_151) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_152;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_152) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_153;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_153) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_154;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_154) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_155;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_155) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_156;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_156) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_157;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_157) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_158;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_158) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_159;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_159) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_160;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_160) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_161;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_161) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_162;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_162) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_163;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_163) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_164;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_164) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_165;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_165) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_166;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_166) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_167;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_167) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_168;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_168) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_169;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_169) : "l"(t2919) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_170;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_170) : "l"(t2919) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2954 = split_2 + 4u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2955 = t2954 < last ? t2954 : last;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2956 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2957 = t2956 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2958 = t2957 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2959 = partials + t2958;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2960 = (u64)t2955;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2961 = t2960 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2962 = t2961 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2963 = t2959 + t2962;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2964 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2965 = t2964 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2966 = t2963 + t2965;
                        const u64 t2967 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2968 = t2966 + t2967;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_171;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_171) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_172;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_172) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_173;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_173) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_174;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_174) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_175;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_175) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_176;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_176) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_177;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_177) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_178;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_178) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_179;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_179) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_180;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_180) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_181;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_181) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_182;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_182) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_183;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_183) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_184;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_184) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_185;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_185) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_186;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_186) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_187;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_187) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_188;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_188) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_189;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_189) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_190;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_190) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_191;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_191) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_192;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_192) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_193;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_193) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_194;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_194) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_195;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_195) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_196;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_196) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_197;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_197) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_198;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_198) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_199;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_199) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_200;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_200) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_201;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_201) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_202;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_202) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_203;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_203) : "l"(t2968) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_204;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_204) : "l"(t2968) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3003 = split_2 + 8u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3004 = t3003 < last ? t3003 : last;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3005 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3006 = t3005 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3007 = t3006 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3008 = partials + t3007;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3009 = (u64)t3004;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3010 = t3009 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3011 = t3010 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3012 = t3008 + t3011;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3013 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3014 = t3013 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3015 = t3012 + t3014;
                        const u64 t3016 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3017 = t3015 + t3016;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_205;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_205) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_206;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_206) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_207;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_207) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_208;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_208) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_209;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_209) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_210;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_210) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_211;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_211) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_212;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_212) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_213;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_213) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_214;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_214) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_215;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_215) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_216;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_216) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_217;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_217) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_218;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_218) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_219;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_219) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_220;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_220) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_221;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_221) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_222;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_222) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_223;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_223) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_224;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_224) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_225;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_225) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_226;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_226) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_227;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_227) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_228;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_228) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_229;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_229) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_230;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_230) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_231;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_231) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_232;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_232) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_233;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_233) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_234;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_234) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_235;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_235) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_236;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_236) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_237;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_237) : "l"(t3017) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_238;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_238) : "l"(t3017) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3052 = split_2 + 12u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3053 = t3052 < last ? t3052 : last;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3054 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3055 = t3054 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3056 = t3055 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3057 = partials + t3056;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3058 = (u64)t3053;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3059 = t3058 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3060 = t3059 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3061 = t3057 + t3060;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3062 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3063 = t3062 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3064 = t3061 + t3063;
                        const u64 t3065 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3066 = t3064 + t3065;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_239;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_239) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_240;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_240) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_241;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_241) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_242;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_242) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_243;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_243) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_244;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_244) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_245;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_245) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_246;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_246) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_247;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_247) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_248;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_248) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_249;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_249) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_250;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_250) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_251;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_251) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_252;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_252) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_253;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_253) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_254;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_254) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_255;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_255) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_256;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_256) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_257;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_257) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_258;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_258) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_259;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_259) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_260;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_260) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_261;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_261) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_262;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_262) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_263;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_263) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_264;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_264) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_265;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_265) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_266;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_266) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_267;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_267) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_268;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_268) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_269;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_269) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_270;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_270) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_271;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_271) : "l"(t3066) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_272;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_272) : "l"(t3066) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_15;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_15) : "f"(row_max_2), "f"(parts_169));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3102 = new_15 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3103 = new_15 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_15 = t3102 ? 0.0f : t3103;
                        const f32 t3105 = -reference_15;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3106) : "f"(row_max_2), "f"(scale_log2), "f"(t3105));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_11) : "f"(t3106));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3108 = -reference_15;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3109) : "f"(parts_169), "f"(scale_log2), "f"(t3108));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_11) : "f"(t3109));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_15;
                        const f32 t3111 = row_sum_2 * ours_11;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3112 = parts_170 * other_11;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3113) : "f"(t3111), "f"(1.0f), "f"(t3112));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3113;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3114 = acc_3 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3115 = parts_137 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3116) : "f"(t3114), "f"(1.0f), "f"(t3115));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3116;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3117 = acc_4 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3118 = parts_138 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3119) : "f"(t3117), "f"(1.0f), "f"(t3118));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3119;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3120 = acc_7 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3121 = parts_139 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3122) : "f"(t3120), "f"(1.0f), "f"(t3121));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3122;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3123 = acc_8 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3124 = parts_140 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3125) : "f"(t3123), "f"(1.0f), "f"(t3124));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3125;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3126 = acc_11 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3127 = parts_141 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3128) : "f"(t3126), "f"(1.0f), "f"(t3127));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3128;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3129 = acc_12 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3130 = parts_142 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3131;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3131) : "f"(t3129), "f"(1.0f), "f"(t3130));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3131;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3132 = acc_15 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3133 = parts_143 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3134) : "f"(t3132), "f"(1.0f), "f"(t3133));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3134;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3135 = acc_16 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3136 = parts_144 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3137) : "f"(t3135), "f"(1.0f), "f"(t3136));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3137;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3138 = acc_19 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3139 = parts_145 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3140) : "f"(t3138), "f"(1.0f), "f"(t3139));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3140;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3141 = acc_20 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3142 = parts_146 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3143) : "f"(t3141), "f"(1.0f), "f"(t3142));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3143;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3144 = acc_23 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3145 = parts_147 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3146;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3146) : "f"(t3144), "f"(1.0f), "f"(t3145));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3146;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3147 = acc_24 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3148 = parts_148 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3149) : "f"(t3147), "f"(1.0f), "f"(t3148));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3149;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3150 = acc_27 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3151 = parts_149 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3152;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3152) : "f"(t3150), "f"(1.0f), "f"(t3151));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3152;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3153 = acc_28 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3154 = parts_150 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3155) : "f"(t3153), "f"(1.0f), "f"(t3154));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3155;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3156 = acc_31 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3157 = parts_151 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3158;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3158) : "f"(t3156), "f"(1.0f), "f"(t3157));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3158;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3159 = acc_32 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3160 = parts_152 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3161;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3161) : "f"(t3159), "f"(1.0f), "f"(t3160));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3161;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3162 = acc_35 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3163 = parts_153 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3164) : "f"(t3162), "f"(1.0f), "f"(t3163));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3164;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3165 = acc_36 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3166 = parts_154 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3167) : "f"(t3165), "f"(1.0f), "f"(t3166));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3167;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3168 = acc_39 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3169 = parts_155 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3170) : "f"(t3168), "f"(1.0f), "f"(t3169));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3170;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3171 = acc_40 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3172 = parts_156 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(t3171), "f"(1.0f), "f"(t3172));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3173;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3174 = acc_43 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3175 = parts_157 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3176;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3176) : "f"(t3174), "f"(1.0f), "f"(t3175));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3176;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3177 = acc_44 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3178 = parts_158 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3179) : "f"(t3177), "f"(1.0f), "f"(t3178));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3179;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3180 = acc_47 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3181 = parts_159 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3182) : "f"(t3180), "f"(1.0f), "f"(t3181));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3182;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3183 = acc_48 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3184 = parts_160 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3185) : "f"(t3183), "f"(1.0f), "f"(t3184));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3185;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3186 = acc_51 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3187 = parts_161 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3188) : "f"(t3186), "f"(1.0f), "f"(t3187));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3188;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3189 = acc_52 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3190 = parts_162 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3191) : "f"(t3189), "f"(1.0f), "f"(t3190));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3191;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3192 = acc_55 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3193 = parts_163 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3194) : "f"(t3192), "f"(1.0f), "f"(t3193));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3194;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3195 = acc_56 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3196 = parts_164 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3197) : "f"(t3195), "f"(1.0f), "f"(t3196));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3197;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3198 = acc_59 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3199 = parts_165 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3200) : "f"(t3198), "f"(1.0f), "f"(t3199));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3200;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3201 = acc_60 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3202 = parts_166 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3203) : "f"(t3201), "f"(1.0f), "f"(t3202));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3203;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3204 = acc_63 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3205 = parts_167 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3206) : "f"(t3204), "f"(1.0f), "f"(t3205));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3206;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3207 = acc_64 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3208 = parts_168 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3209) : "f"(t3207), "f"(1.0f), "f"(t3208));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3209;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3210 = split_2 + 4u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3211 = t3210 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_4 = t3211 ? parts_203 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_16;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_16) : "f"(row_max_2), "f"(max_4));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3214 = new_16 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3215 = new_16 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_16 = t3214 ? 0.0f : t3215;
                        const f32 t3217 = -reference_16;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3218) : "f"(row_max_2), "f"(scale_log2), "f"(t3217));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_12) : "f"(t3218));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3220 = -reference_16;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3221) : "f"(max_4), "f"(scale_log2), "f"(t3220));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_12) : "f"(t3221));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_16;
                        const f32 t3223 = row_sum_2 * ours_12;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3224 = parts_204 * other_12;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3225) : "f"(t3223), "f"(1.0f), "f"(t3224));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3225;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3226 = acc_3 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3227 = parts_171 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3228) : "f"(t3226), "f"(1.0f), "f"(t3227));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3228;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3229 = acc_4 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3230 = parts_172 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3231;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3231) : "f"(t3229), "f"(1.0f), "f"(t3230));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3231;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3232 = acc_7 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3233 = parts_173 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3234) : "f"(t3232), "f"(1.0f), "f"(t3233));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3234;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3235 = acc_8 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3236 = parts_174 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3237) : "f"(t3235), "f"(1.0f), "f"(t3236));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3237;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3238 = acc_11 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3239 = parts_175 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3240) : "f"(t3238), "f"(1.0f), "f"(t3239));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3240;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3241 = acc_12 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3242 = parts_176 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3243) : "f"(t3241), "f"(1.0f), "f"(t3242));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3243;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3244 = acc_15 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3245 = parts_177 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3246;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3246) : "f"(t3244), "f"(1.0f), "f"(t3245));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3246;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3247 = acc_16 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3248 = parts_178 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3249) : "f"(t3247), "f"(1.0f), "f"(t3248));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3249;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3250 = acc_19 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3251 = parts_179 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3252) : "f"(t3250), "f"(1.0f), "f"(t3251));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3252;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3253 = acc_20 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3254 = parts_180 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3255) : "f"(t3253), "f"(1.0f), "f"(t3254));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3255;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3256 = acc_23 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3257 = parts_181 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3258) : "f"(t3256), "f"(1.0f), "f"(t3257));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3258;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3259 = acc_24 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3260 = parts_182 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3261) : "f"(t3259), "f"(1.0f), "f"(t3260));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3261;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3262 = acc_27 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3263 = parts_183 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3264) : "f"(t3262), "f"(1.0f), "f"(t3263));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3264;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3265 = acc_28 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3266 = parts_184 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3267) : "f"(t3265), "f"(1.0f), "f"(t3266));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3267;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3268 = acc_31 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3269 = parts_185 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3270) : "f"(t3268), "f"(1.0f), "f"(t3269));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3270;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3271 = acc_32 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3272 = parts_186 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3273) : "f"(t3271), "f"(1.0f), "f"(t3272));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3273;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3274 = acc_35 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3275 = parts_187 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3276) : "f"(t3274), "f"(1.0f), "f"(t3275));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3276;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3277 = acc_36 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3278 = parts_188 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3279) : "f"(t3277), "f"(1.0f), "f"(t3278));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3279;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3280 = acc_39 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3281 = parts_189 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3282) : "f"(t3280), "f"(1.0f), "f"(t3281));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3282;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3283 = acc_40 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3284 = parts_190 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3285) : "f"(t3283), "f"(1.0f), "f"(t3284));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3285;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3286 = acc_43 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3287 = parts_191 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3288) : "f"(t3286), "f"(1.0f), "f"(t3287));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3288;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3289 = acc_44 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3290 = parts_192 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3291) : "f"(t3289), "f"(1.0f), "f"(t3290));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3291;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3292 = acc_47 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3293 = parts_193 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3294;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3294) : "f"(t3292), "f"(1.0f), "f"(t3293));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3294;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3295 = acc_48 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3296 = parts_194 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3297) : "f"(t3295), "f"(1.0f), "f"(t3296));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3297;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3298 = acc_51 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3299 = parts_195 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3300) : "f"(t3298), "f"(1.0f), "f"(t3299));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3300;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3301 = acc_52 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3302 = parts_196 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3303;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3303) : "f"(t3301), "f"(1.0f), "f"(t3302));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3303;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3304 = acc_55 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3305 = parts_197 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3306) : "f"(t3304), "f"(1.0f), "f"(t3305));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3306;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3307 = acc_56 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3308 = parts_198 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3309) : "f"(t3307), "f"(1.0f), "f"(t3308));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3309;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3310 = acc_59 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3311 = parts_199 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3312) : "f"(t3310), "f"(1.0f), "f"(t3311));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3312;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3313 = acc_60 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3314 = parts_200 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3315) : "f"(t3313), "f"(1.0f), "f"(t3314));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3315;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3316 = acc_63 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3317 = parts_201 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3318) : "f"(t3316), "f"(1.0f), "f"(t3317));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3318;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3319 = acc_64 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3320 = parts_202 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3321) : "f"(t3319), "f"(1.0f), "f"(t3320));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3321;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3322 = split_2 + 8u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3323 = t3322 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_5 = t3323 ? parts_237 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_17;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_17) : "f"(row_max_2), "f"(max_5));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3326 = new_17 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3327 = new_17 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_17 = t3326 ? 0.0f : t3327;
                        const f32 t3329 = -reference_17;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3330) : "f"(row_max_2), "f"(scale_log2), "f"(t3329));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_13) : "f"(t3330));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3332 = -reference_17;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3333;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3333) : "f"(max_5), "f"(scale_log2), "f"(t3332));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_13) : "f"(t3333));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_17;
                        const f32 t3335 = row_sum_2 * ours_13;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3336 = parts_238 * other_13;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3337) : "f"(t3335), "f"(1.0f), "f"(t3336));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3337;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3338 = acc_3 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3339 = parts_205 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3340) : "f"(t3338), "f"(1.0f), "f"(t3339));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3340;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3341 = acc_4 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3342 = parts_206 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3343) : "f"(t3341), "f"(1.0f), "f"(t3342));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3343;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3344 = acc_7 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3345 = parts_207 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3346) : "f"(t3344), "f"(1.0f), "f"(t3345));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3346;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3347 = acc_8 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3348 = parts_208 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3349) : "f"(t3347), "f"(1.0f), "f"(t3348));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3349;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3350 = acc_11 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3351 = parts_209 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3352) : "f"(t3350), "f"(1.0f), "f"(t3351));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3352;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3353 = acc_12 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3354 = parts_210 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3355) : "f"(t3353), "f"(1.0f), "f"(t3354));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3355;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3356 = acc_15 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3357 = parts_211 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3358) : "f"(t3356), "f"(1.0f), "f"(t3357));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3358;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3359 = acc_16 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3360 = parts_212 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3361) : "f"(t3359), "f"(1.0f), "f"(t3360));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3361;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3362 = acc_19 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3363 = parts_213 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3364) : "f"(t3362), "f"(1.0f), "f"(t3363));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3364;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3365 = acc_20 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3366 = parts_214 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3367) : "f"(t3365), "f"(1.0f), "f"(t3366));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3367;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3368 = acc_23 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3369 = parts_215 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3370) : "f"(t3368), "f"(1.0f), "f"(t3369));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3370;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3371 = acc_24 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3372 = parts_216 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3373;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3373) : "f"(t3371), "f"(1.0f), "f"(t3372));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3373;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3374 = acc_27 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3375 = parts_217 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3376) : "f"(t3374), "f"(1.0f), "f"(t3375));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3376;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3377 = acc_28 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3378 = parts_218 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(t3377), "f"(1.0f), "f"(t3378));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3379;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3380 = acc_31 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3381 = parts_219 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3382) : "f"(t3380), "f"(1.0f), "f"(t3381));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3382;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3383 = acc_32 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3384 = parts_220 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3385) : "f"(t3383), "f"(1.0f), "f"(t3384));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3385;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3386 = acc_35 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3387 = parts_221 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(t3386), "f"(1.0f), "f"(t3387));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3388;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3389 = acc_36 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3390 = parts_222 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(t3389), "f"(1.0f), "f"(t3390));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3391;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3392 = acc_39 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3393 = parts_223 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(t3392), "f"(1.0f), "f"(t3393));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3394;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3395 = acc_40 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3396 = parts_224 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3397) : "f"(t3395), "f"(1.0f), "f"(t3396));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3397;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3398 = acc_43 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3399 = parts_225 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3400) : "f"(t3398), "f"(1.0f), "f"(t3399));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3400;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3401 = acc_44 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3402 = parts_226 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3403) : "f"(t3401), "f"(1.0f), "f"(t3402));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3403;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3404 = acc_47 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3405 = parts_227 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3406) : "f"(t3404), "f"(1.0f), "f"(t3405));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3406;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3407 = acc_48 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3408 = parts_228 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3409) : "f"(t3407), "f"(1.0f), "f"(t3408));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3409;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3410 = acc_51 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3411 = parts_229 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3412) : "f"(t3410), "f"(1.0f), "f"(t3411));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3412;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3413 = acc_52 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3414 = parts_230 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(t3413), "f"(1.0f), "f"(t3414));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3415;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3416 = acc_55 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3417 = parts_231 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3418) : "f"(t3416), "f"(1.0f), "f"(t3417));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3418;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3419 = acc_56 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3420 = parts_232 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3421) : "f"(t3419), "f"(1.0f), "f"(t3420));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3421;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3422 = acc_59 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3423 = parts_233 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3424) : "f"(t3422), "f"(1.0f), "f"(t3423));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3424;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3425 = acc_60 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3426 = parts_234 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3427) : "f"(t3425), "f"(1.0f), "f"(t3426));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3427;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3428 = acc_63 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3429 = parts_235 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3430) : "f"(t3428), "f"(1.0f), "f"(t3429));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3430;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3431 = acc_64 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3432 = parts_236 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3433) : "f"(t3431), "f"(1.0f), "f"(t3432));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3433;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3434 = split_2 + 12u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3435 = t3434 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_6 = t3435 ? parts_271 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_18;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_18) : "f"(row_max_2), "f"(max_6));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3438 = new_18 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3439 = new_18 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_18 = t3438 ? 0.0f : t3439;
                        const f32 t3441 = -reference_18;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3442) : "f"(row_max_2), "f"(scale_log2), "f"(t3441));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_14) : "f"(t3442));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3444 = -reference_18;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3445) : "f"(max_6), "f"(scale_log2), "f"(t3444));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_14) : "f"(t3445));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_18;
                        const f32 t3447 = row_sum_2 * ours_14;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3448 = parts_272 * other_14;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3449) : "f"(t3447), "f"(1.0f), "f"(t3448));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3449;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3450 = acc_3 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3451 = parts_239 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3452) : "f"(t3450), "f"(1.0f), "f"(t3451));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3452;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3453 = acc_4 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3454 = parts_240 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3455) : "f"(t3453), "f"(1.0f), "f"(t3454));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3455;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3456 = acc_7 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3457 = parts_241 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3458;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3458) : "f"(t3456), "f"(1.0f), "f"(t3457));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3458;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3459 = acc_8 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3460 = parts_242 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3461) : "f"(t3459), "f"(1.0f), "f"(t3460));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3461;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3462 = acc_11 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3463 = parts_243 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3464) : "f"(t3462), "f"(1.0f), "f"(t3463));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3464;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3465 = acc_12 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3466 = parts_244 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3467) : "f"(t3465), "f"(1.0f), "f"(t3466));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3467;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3468 = acc_15 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3469 = parts_245 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3470) : "f"(t3468), "f"(1.0f), "f"(t3469));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3470;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3471 = acc_16 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3472 = parts_246 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3473;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3473) : "f"(t3471), "f"(1.0f), "f"(t3472));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3473;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3474 = acc_19 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3475 = parts_247 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3476;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3476) : "f"(t3474), "f"(1.0f), "f"(t3475));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3476;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3477 = acc_20 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3478 = parts_248 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3479;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3479) : "f"(t3477), "f"(1.0f), "f"(t3478));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3479;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3480 = acc_23 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3481 = parts_249 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3482) : "f"(t3480), "f"(1.0f), "f"(t3481));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3482;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3483 = acc_24 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3484 = parts_250 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3485;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3485) : "f"(t3483), "f"(1.0f), "f"(t3484));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3485;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3486 = acc_27 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3487 = parts_251 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3488;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3488) : "f"(t3486), "f"(1.0f), "f"(t3487));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3488;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3489 = acc_28 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3490 = parts_252 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3491;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3491) : "f"(t3489), "f"(1.0f), "f"(t3490));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3491;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3492 = acc_31 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3493 = parts_253 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3494;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3494) : "f"(t3492), "f"(1.0f), "f"(t3493));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3494;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3495 = acc_32 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3496 = parts_254 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3497;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3497) : "f"(t3495), "f"(1.0f), "f"(t3496));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3497;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3498 = acc_35 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3499 = parts_255 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3500;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3500) : "f"(t3498), "f"(1.0f), "f"(t3499));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3500;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3501 = acc_36 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3502 = parts_256 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3503) : "f"(t3501), "f"(1.0f), "f"(t3502));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3503;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3504 = acc_39 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3505 = parts_257 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3506;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3506) : "f"(t3504), "f"(1.0f), "f"(t3505));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3506;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3507 = acc_40 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3508 = parts_258 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3509;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3509) : "f"(t3507), "f"(1.0f), "f"(t3508));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3509;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3510 = acc_43 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3511 = parts_259 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3512;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3512) : "f"(t3510), "f"(1.0f), "f"(t3511));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3512;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3513 = acc_44 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3514 = parts_260 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3515;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3515) : "f"(t3513), "f"(1.0f), "f"(t3514));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3515;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3516 = acc_47 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3517 = parts_261 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3518;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3518) : "f"(t3516), "f"(1.0f), "f"(t3517));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3518;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3519 = acc_48 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3520 = parts_262 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3521;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3521) : "f"(t3519), "f"(1.0f), "f"(t3520));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3521;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3522 = acc_51 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3523 = parts_263 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3524;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3524) : "f"(t3522), "f"(1.0f), "f"(t3523));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3524;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3525 = acc_52 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3526 = parts_264 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3527;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3527) : "f"(t3525), "f"(1.0f), "f"(t3526));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3527;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3528 = acc_55 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3529 = parts_265 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3530;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3530) : "f"(t3528), "f"(1.0f), "f"(t3529));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3530;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3531 = acc_56 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3532 = parts_266 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3533;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3533) : "f"(t3531), "f"(1.0f), "f"(t3532));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3533;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3534 = acc_59 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3535 = parts_267 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3536;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3536) : "f"(t3534), "f"(1.0f), "f"(t3535));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3536;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3537 = acc_60 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3538 = parts_268 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3539;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3539) : "f"(t3537), "f"(1.0f), "f"(t3538));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3539;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3540 = acc_63 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3541 = parts_269 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3542;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3542) : "f"(t3540), "f"(1.0f), "f"(t3541));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3542;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3543 = acc_64 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3544 = parts_270 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3545;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3545) : "f"(t3543), "f"(1.0f), "f"(t3544));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3545;
                    }
#line 61 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3546 = split_2 + 16u;
#line 61 "fa-kernels/src/attention/forward/decode/merge.rs"
                    split_2 = t3546;
                }
#line 39 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("bar.sync 0;" :  :  : "memory");
                const bool t3548 = warp != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
                if (t3548) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3549 = warp - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3550 = t3549 * 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3551 = ring + t3550;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3552 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 mine_2 = t3551 + t3552;
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine_2), "f"(acc) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine_2), "f"(acc_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine_2), "f"(acc_3) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine_2), "f"(acc_4) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine_2), "f"(acc_5) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine_2), "f"(acc_6) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine_2), "f"(acc_7) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine_2), "f"(acc_8) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine_2), "f"(acc_9) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine_2), "f"(acc_10) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine_2), "f"(acc_11) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine_2), "f"(acc_12) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine_2), "f"(acc_13) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine_2), "f"(acc_14) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine_2), "f"(acc_15) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine_2), "f"(acc_16) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine_2), "f"(acc_17) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine_2), "f"(acc_18) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine_2), "f"(acc_19) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine_2), "f"(acc_20) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine_2), "f"(acc_21) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine_2), "f"(acc_22) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine_2), "f"(acc_23) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine_2), "f"(acc_24) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine_2), "f"(acc_25) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine_2), "f"(acc_26) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine_2), "f"(acc_27) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine_2), "f"(acc_28) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine_2), "f"(acc_29) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine_2), "f"(acc_30) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine_2), "f"(acc_31) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine_2), "f"(acc_32) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine_2), "f"(acc_33) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine_2), "f"(acc_34) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine_2), "f"(acc_35) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine_2), "f"(acc_36) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4608], %1;" :  : "r"(mine_2), "f"(acc_37) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4736], %1;" :  : "r"(mine_2), "f"(acc_38) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4864], %1;" :  : "r"(mine_2), "f"(acc_39) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4992], %1;" :  : "r"(mine_2), "f"(acc_40) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5120], %1;" :  : "r"(mine_2), "f"(acc_41) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5248], %1;" :  : "r"(mine_2), "f"(acc_42) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5376], %1;" :  : "r"(mine_2), "f"(acc_43) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5504], %1;" :  : "r"(mine_2), "f"(acc_44) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5632], %1;" :  : "r"(mine_2), "f"(acc_45) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5760], %1;" :  : "r"(mine_2), "f"(acc_46) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+5888], %1;" :  : "r"(mine_2), "f"(acc_47) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6016], %1;" :  : "r"(mine_2), "f"(acc_48) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6144], %1;" :  : "r"(mine_2), "f"(acc_49) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6272], %1;" :  : "r"(mine_2), "f"(acc_50) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6400], %1;" :  : "r"(mine_2), "f"(acc_51) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6528], %1;" :  : "r"(mine_2), "f"(acc_52) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6656], %1;" :  : "r"(mine_2), "f"(acc_53) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6784], %1;" :  : "r"(mine_2), "f"(acc_54) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+6912], %1;" :  : "r"(mine_2), "f"(acc_55) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7040], %1;" :  : "r"(mine_2), "f"(acc_56) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7168], %1;" :  : "r"(mine_2), "f"(acc_57) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7296], %1;" :  : "r"(mine_2), "f"(acc_58) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7424], %1;" :  : "r"(mine_2), "f"(acc_59) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7552], %1;" :  : "r"(mine_2), "f"(acc_60) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7680], %1;" :  : "r"(mine_2), "f"(acc_61) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7808], %1;" :  : "r"(mine_2), "f"(acc_62) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+7936], %1;" :  : "r"(mine_2), "f"(acc_63) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+8064], %1;" :  : "r"(mine_2), "f"(acc_64) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(mine_2), "f"(row_max) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+8320], %1;" :  : "r"(mine_2), "f"(row_max_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+8448], %1;" :  : "r"(mine_2), "f"(row_sum) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+8576], %1;" :  : "r"(mine_2), "f"(row_sum_2) : "memory");
                }
#line 46 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("bar.sync 0;" :  :  : "memory");
                const bool t3554 = warp == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
                if (t3554) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3555 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_4 = ring + t3555;
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_205;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_205) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_206;
                    asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_206) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_207;
                    asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_207) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_208;
                    asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_208) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_209;
                    asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_209) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_210;
                    asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_210) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_211;
                    asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_211) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_212;
                    asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_212) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_213;
                    asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_213) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_214;
                    asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_214) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_215;
                    asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_215) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_216;
                    asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_216) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_217;
                    asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_217) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_218;
                    asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_218) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_219;
                    asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_219) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_220;
                    asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_220) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_221;
                    asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_221) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_222;
                    asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_222) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_223;
                    asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_223) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_224;
                    asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_224) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_225;
                    asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_225) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_226;
                    asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_226) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_227;
                    asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_227) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_228;
                    asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_228) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_229;
                    asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_229) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_230;
                    asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_230) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_231;
                    asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_231) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_232;
                    asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_232) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_233;
                    asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_233) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_234;
                    asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_234) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_235;
                    asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_235) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_236;
                    asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_236) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_237;
                    asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_237) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_238;
                    asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_238) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_239;
                    asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_239) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_240;
                    asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_240) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_241;
                    asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(words_241) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_242;
                    asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(words_242) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_243;
                    asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(words_243) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_244;
                    asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(words_244) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_245;
                    asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(words_245) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_246;
                    asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(words_246) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_247;
                    asm volatile("ld.shared.f32 %0, [%1+5376];" : "=f"(words_247) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_248;
                    asm volatile("ld.shared.f32 %0, [%1+5504];" : "=f"(words_248) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_249;
                    asm volatile("ld.shared.f32 %0, [%1+5632];" : "=f"(words_249) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_250;
                    asm volatile("ld.shared.f32 %0, [%1+5760];" : "=f"(words_250) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_251;
                    asm volatile("ld.shared.f32 %0, [%1+5888];" : "=f"(words_251) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_252;
                    asm volatile("ld.shared.f32 %0, [%1+6016];" : "=f"(words_252) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_253;
                    asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(words_253) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_254;
                    asm volatile("ld.shared.f32 %0, [%1+6272];" : "=f"(words_254) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_255;
                    asm volatile("ld.shared.f32 %0, [%1+6400];" : "=f"(words_255) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_256;
                    asm volatile("ld.shared.f32 %0, [%1+6528];" : "=f"(words_256) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_257;
                    asm volatile("ld.shared.f32 %0, [%1+6656];" : "=f"(words_257) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_258;
                    asm volatile("ld.shared.f32 %0, [%1+6784];" : "=f"(words_258) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_259;
                    asm volatile("ld.shared.f32 %0, [%1+6912];" : "=f"(words_259) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_260;
                    asm volatile("ld.shared.f32 %0, [%1+7040];" : "=f"(words_260) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_261;
                    asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(words_261) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_262;
                    asm volatile("ld.shared.f32 %0, [%1+7296];" : "=f"(words_262) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_263;
                    asm volatile("ld.shared.f32 %0, [%1+7424];" : "=f"(words_263) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_264;
                    asm volatile("ld.shared.f32 %0, [%1+7552];" : "=f"(words_264) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_265;
                    asm volatile("ld.shared.f32 %0, [%1+7680];" : "=f"(words_265) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_266;
                    asm volatile("ld.shared.f32 %0, [%1+7808];" : "=f"(words_266) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_267;
                    asm volatile("ld.shared.f32 %0, [%1+7936];" : "=f"(words_267) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_268;
                    asm volatile("ld.shared.f32 %0, [%1+8064];" : "=f"(words_268) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_269;
                    asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(words_269) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_270;
                    asm volatile("ld.shared.f32 %0, [%1+8320];" : "=f"(words_270) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_271;
                    asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(words_271) : "r"(theirs_4) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_272;
                    asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(words_272) : "r"(theirs_4) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_19;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_19) : "f"(row_max), "f"(words_269));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t3626 = new_19 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3627 = new_19 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_19 = t3626 ? 0.0f : t3627;
                    const f32 t3629 = -reference_19;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3630;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3630) : "f"(row_max), "f"(scale_log2), "f"(t3629));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_15;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_15) : "f"(t3630));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3632 = -reference_19;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3633;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3633) : "f"(words_269), "f"(scale_log2), "f"(t3632));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_15;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_15) : "f"(t3633));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_19;
                    const f32 t3635 = row_sum * ours_15;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3636 = words_271 * other_15;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3637;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3637) : "f"(t3635), "f"(1.0f), "f"(t3636));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t3637;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3638 = acc * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3639 = words_205 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3640;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3640) : "f"(t3638), "f"(1.0f), "f"(t3639));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t3640;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3641 = acc_2 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3642 = words_206 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3643;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3643) : "f"(t3641), "f"(1.0f), "f"(t3642));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t3643;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3644 = acc_5 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3645 = words_209 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3646;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3646) : "f"(t3644), "f"(1.0f), "f"(t3645));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t3646;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3647 = acc_6 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3648 = words_210 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3649;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3649) : "f"(t3647), "f"(1.0f), "f"(t3648));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t3649;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3650 = acc_9 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3651 = words_213 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3652;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3652) : "f"(t3650), "f"(1.0f), "f"(t3651));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t3652;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3653 = acc_10 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3654 = words_214 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3655;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3655) : "f"(t3653), "f"(1.0f), "f"(t3654));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t3655;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3656 = acc_13 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3657 = words_217 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3658;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3658) : "f"(t3656), "f"(1.0f), "f"(t3657));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t3658;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3659 = acc_14 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3660 = words_218 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3661;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3661) : "f"(t3659), "f"(1.0f), "f"(t3660));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t3661;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3662 = acc_17 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3663 = words_221 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3664;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3664) : "f"(t3662), "f"(1.0f), "f"(t3663));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t3664;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3665 = acc_18 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3666 = words_222 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3667;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3667) : "f"(t3665), "f"(1.0f), "f"(t3666));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t3667;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3668 = acc_21 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3669 = words_225 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3670;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3670) : "f"(t3668), "f"(1.0f), "f"(t3669));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t3670;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3671 = acc_22 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3672 = words_226 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3673;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3673) : "f"(t3671), "f"(1.0f), "f"(t3672));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t3673;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3674 = acc_25 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3675 = words_229 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3676;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3676) : "f"(t3674), "f"(1.0f), "f"(t3675));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t3676;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3677 = acc_26 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3678 = words_230 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3679;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3679) : "f"(t3677), "f"(1.0f), "f"(t3678));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t3679;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3680 = acc_29 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3681 = words_233 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3682;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3682) : "f"(t3680), "f"(1.0f), "f"(t3681));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t3682;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3683 = acc_30 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3684 = words_234 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3685;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3685) : "f"(t3683), "f"(1.0f), "f"(t3684));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t3685;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3686 = acc_33 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3687 = words_237 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3688;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3688) : "f"(t3686), "f"(1.0f), "f"(t3687));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t3688;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3689 = acc_34 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3690 = words_238 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3691;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3691) : "f"(t3689), "f"(1.0f), "f"(t3690));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t3691;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3692 = acc_37 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3693 = words_241 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3694;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3694) : "f"(t3692), "f"(1.0f), "f"(t3693));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t3694;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3695 = acc_38 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3696 = words_242 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3697;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3697) : "f"(t3695), "f"(1.0f), "f"(t3696));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t3697;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3698 = acc_41 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3699 = words_245 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3700;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3700) : "f"(t3698), "f"(1.0f), "f"(t3699));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t3700;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3701 = acc_42 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3702 = words_246 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3703;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3703) : "f"(t3701), "f"(1.0f), "f"(t3702));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t3703;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3704 = acc_45 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3705 = words_249 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3706;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3706) : "f"(t3704), "f"(1.0f), "f"(t3705));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t3706;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3707 = acc_46 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3708 = words_250 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3709;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3709) : "f"(t3707), "f"(1.0f), "f"(t3708));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t3709;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3710 = acc_49 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3711 = words_253 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3712;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3712) : "f"(t3710), "f"(1.0f), "f"(t3711));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t3712;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3713 = acc_50 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3714 = words_254 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3715;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3715) : "f"(t3713), "f"(1.0f), "f"(t3714));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t3715;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3716 = acc_53 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3717 = words_257 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3718;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3718) : "f"(t3716), "f"(1.0f), "f"(t3717));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t3718;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3719 = acc_54 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3720 = words_258 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3721;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3721) : "f"(t3719), "f"(1.0f), "f"(t3720));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t3721;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3722 = acc_57 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3723 = words_261 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3724;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3724) : "f"(t3722), "f"(1.0f), "f"(t3723));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t3724;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3725 = acc_58 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3726 = words_262 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3727;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3727) : "f"(t3725), "f"(1.0f), "f"(t3726));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t3727;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3728 = acc_61 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3729 = words_265 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3730;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3730) : "f"(t3728), "f"(1.0f), "f"(t3729));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t3730;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3731 = acc_62 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3732 = words_266 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3733;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3733) : "f"(t3731), "f"(1.0f), "f"(t3732));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t3733;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_20;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_20) : "f"(row_max_2), "f"(words_270));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t3735 = new_20 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3736 = new_20 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_20 = t3735 ? 0.0f : t3736;
                    const f32 t3738 = -reference_20;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3739;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3739) : "f"(row_max_2), "f"(scale_log2), "f"(t3738));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_16;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_16) : "f"(t3739));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3741 = -reference_20;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3742;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3742) : "f"(words_270), "f"(scale_log2), "f"(t3741));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_16;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_16) : "f"(t3742));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_20;
                    const f32 t3744 = row_sum_2 * ours_16;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3745 = words_272 * other_16;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3746;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3746) : "f"(t3744), "f"(1.0f), "f"(t3745));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t3746;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3747 = acc_3 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3748 = words_207 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3749;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3749) : "f"(t3747), "f"(1.0f), "f"(t3748));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t3749;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3750 = acc_4 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3751 = words_208 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3752;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3752) : "f"(t3750), "f"(1.0f), "f"(t3751));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t3752;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3753 = acc_7 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3754 = words_211 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3755;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3755) : "f"(t3753), "f"(1.0f), "f"(t3754));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t3755;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3756 = acc_8 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3757 = words_212 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3758;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3758) : "f"(t3756), "f"(1.0f), "f"(t3757));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t3758;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3759 = acc_11 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3760 = words_215 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3761;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3761) : "f"(t3759), "f"(1.0f), "f"(t3760));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t3761;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3762 = acc_12 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3763 = words_216 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3764;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3764) : "f"(t3762), "f"(1.0f), "f"(t3763));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t3764;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3765 = acc_15 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3766 = words_219 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3767;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3767) : "f"(t3765), "f"(1.0f), "f"(t3766));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t3767;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3768 = acc_16 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3769 = words_220 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3770;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3770) : "f"(t3768), "f"(1.0f), "f"(t3769));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t3770;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3771 = acc_19 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3772 = words_223 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3773;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3773) : "f"(t3771), "f"(1.0f), "f"(t3772));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t3773;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3774 = acc_20 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3775 = words_224 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3776;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3776) : "f"(t3774), "f"(1.0f), "f"(t3775));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t3776;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3777 = acc_23 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3778 = words_227 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3779;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3779) : "f"(t3777), "f"(1.0f), "f"(t3778));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t3779;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3780 = acc_24 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3781 = words_228 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3782;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3782) : "f"(t3780), "f"(1.0f), "f"(t3781));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t3782;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3783 = acc_27 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3784 = words_231 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3785;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3785) : "f"(t3783), "f"(1.0f), "f"(t3784));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t3785;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3786 = acc_28 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3787 = words_232 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3788;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3788) : "f"(t3786), "f"(1.0f), "f"(t3787));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t3788;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3789 = acc_31 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3790 = words_235 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3791;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3791) : "f"(t3789), "f"(1.0f), "f"(t3790));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t3791;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3792 = acc_32 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3793 = words_236 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3794;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3794) : "f"(t3792), "f"(1.0f), "f"(t3793));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t3794;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3795 = acc_35 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3796 = words_239 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3797;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3797) : "f"(t3795), "f"(1.0f), "f"(t3796));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t3797;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3798 = acc_36 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3799 = words_240 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3800;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3800) : "f"(t3798), "f"(1.0f), "f"(t3799));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t3800;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3801 = acc_39 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3802 = words_243 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3803;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3803) : "f"(t3801), "f"(1.0f), "f"(t3802));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t3803;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3804 = acc_40 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3805 = words_244 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3806;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3806) : "f"(t3804), "f"(1.0f), "f"(t3805));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t3806;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3807 = acc_43 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3808 = words_247 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3809;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3809) : "f"(t3807), "f"(1.0f), "f"(t3808));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t3809;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3810 = acc_44 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3811 = words_248 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3812;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3812) : "f"(t3810), "f"(1.0f), "f"(t3811));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t3812;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3813 = acc_47 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3814 = words_251 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3815;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3815) : "f"(t3813), "f"(1.0f), "f"(t3814));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t3815;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3816 = acc_48 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3817 = words_252 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3818;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3818) : "f"(t3816), "f"(1.0f), "f"(t3817));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t3818;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3819 = acc_51 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3820 = words_255 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3821;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3821) : "f"(t3819), "f"(1.0f), "f"(t3820));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t3821;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3822 = acc_52 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3823 = words_256 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3824;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3824) : "f"(t3822), "f"(1.0f), "f"(t3823));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t3824;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3825 = acc_55 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3826 = words_259 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3827;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3827) : "f"(t3825), "f"(1.0f), "f"(t3826));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t3827;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3828 = acc_56 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3829 = words_260 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3830;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3830) : "f"(t3828), "f"(1.0f), "f"(t3829));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t3830;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3831 = acc_59 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3832 = words_263 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3833;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3833) : "f"(t3831), "f"(1.0f), "f"(t3832));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t3833;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3834 = acc_60 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3835 = words_264 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3836;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3836) : "f"(t3834), "f"(1.0f), "f"(t3835));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t3836;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3837 = acc_63 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3838 = words_267 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3839;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3839) : "f"(t3837), "f"(1.0f), "f"(t3838));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t3839;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3840 = acc_64 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3841 = words_268 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3842;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3842) : "f"(t3840), "f"(1.0f), "f"(t3841));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t3842;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3843 = ring + 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3844 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_5 = t3843 + t3844;
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_273;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_273) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_274;
                    asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_274) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_275;
                    asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_275) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_276;
                    asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_276) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_277;
                    asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_277) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_278;
                    asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_278) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_279;
                    asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_279) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_280;
                    asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_280) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_281;
                    asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_281) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_282;
                    asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_282) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_283;
                    asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_283) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_284;
                    asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_284) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_285;
                    asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_285) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_286;
                    asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_286) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_287;
                    asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_287) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_288;
                    asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_288) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_289;
                    asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_289) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_290;
                    asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_290) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_291;
                    asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_291) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_292;
                    asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_292) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_293;
                    asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_293) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_294;
                    asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_294) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_295;
                    asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_295) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_296;
                    asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_296) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_297;
                    asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_297) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_298;
                    asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_298) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_299;
                    asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_299) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_300;
                    asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_300) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_301;
                    asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_301) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_302;
                    asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_302) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_303;
                    asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_303) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_304;
                    asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_304) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_305;
                    asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_305) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_306;
                    asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_306) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_307;
                    asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_307) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_308;
                    asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_308) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_309;
                    asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(words_309) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_310;
                    asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(words_310) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_311;
                    asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(words_311) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_312;
                    asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(words_312) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_313;
                    asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(words_313) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_314;
                    asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(words_314) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_315;
                    asm volatile("ld.shared.f32 %0, [%1+5376];" : "=f"(words_315) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_316;
                    asm volatile("ld.shared.f32 %0, [%1+5504];" : "=f"(words_316) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_317;
                    asm volatile("ld.shared.f32 %0, [%1+5632];" : "=f"(words_317) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_318;
                    asm volatile("ld.shared.f32 %0, [%1+5760];" : "=f"(words_318) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_319;
                    asm volatile("ld.shared.f32 %0, [%1+5888];" : "=f"(words_319) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_320;
                    asm volatile("ld.shared.f32 %0, [%1+6016];" : "=f"(words_320) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_321;
                    asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(words_321) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_322;
                    asm volatile("ld.shared.f32 %0, [%1+6272];" : "=f"(words_322) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_323;
                    asm volatile("ld.shared.f32 %0, [%1+6400];" : "=f"(words_323) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_324;
                    asm volatile("ld.shared.f32 %0, [%1+6528];" : "=f"(words_324) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_325;
                    asm volatile("ld.shared.f32 %0, [%1+6656];" : "=f"(words_325) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_326;
                    asm volatile("ld.shared.f32 %0, [%1+6784];" : "=f"(words_326) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_327;
                    asm volatile("ld.shared.f32 %0, [%1+6912];" : "=f"(words_327) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_328;
                    asm volatile("ld.shared.f32 %0, [%1+7040];" : "=f"(words_328) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_329;
                    asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(words_329) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_330;
                    asm volatile("ld.shared.f32 %0, [%1+7296];" : "=f"(words_330) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_331;
                    asm volatile("ld.shared.f32 %0, [%1+7424];" : "=f"(words_331) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_332;
                    asm volatile("ld.shared.f32 %0, [%1+7552];" : "=f"(words_332) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_333;
                    asm volatile("ld.shared.f32 %0, [%1+7680];" : "=f"(words_333) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_334;
                    asm volatile("ld.shared.f32 %0, [%1+7808];" : "=f"(words_334) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_335;
                    asm volatile("ld.shared.f32 %0, [%1+7936];" : "=f"(words_335) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_336;
                    asm volatile("ld.shared.f32 %0, [%1+8064];" : "=f"(words_336) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_337;
                    asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(words_337) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_338;
                    asm volatile("ld.shared.f32 %0, [%1+8320];" : "=f"(words_338) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_339;
                    asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(words_339) : "r"(theirs_5) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_340;
                    asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(words_340) : "r"(theirs_5) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_21;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_21) : "f"(row_max), "f"(words_337));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t3915 = new_21 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3916 = new_21 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_21 = t3915 ? 0.0f : t3916;
                    const f32 t3918 = -reference_21;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3919;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3919) : "f"(row_max), "f"(scale_log2), "f"(t3918));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_17;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_17) : "f"(t3919));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3921 = -reference_21;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3922;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3922) : "f"(words_337), "f"(scale_log2), "f"(t3921));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_17;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_17) : "f"(t3922));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_21;
                    const f32 t3924 = row_sum * ours_17;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3925 = words_339 * other_17;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3926;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3926) : "f"(t3924), "f"(1.0f), "f"(t3925));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t3926;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3927 = acc * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3928 = words_273 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3929;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3929) : "f"(t3927), "f"(1.0f), "f"(t3928));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t3929;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3930 = acc_2 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3931 = words_274 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3932;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3932) : "f"(t3930), "f"(1.0f), "f"(t3931));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t3932;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3933 = acc_5 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3934 = words_277 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3935;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3935) : "f"(t3933), "f"(1.0f), "f"(t3934));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t3935;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3936 = acc_6 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3937 = words_278 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3938;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3938) : "f"(t3936), "f"(1.0f), "f"(t3937));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t3938;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3939 = acc_9 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3940 = words_281 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3941;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3941) : "f"(t3939), "f"(1.0f), "f"(t3940));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t3941;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3942 = acc_10 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3943 = words_282 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3944;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3944) : "f"(t3942), "f"(1.0f), "f"(t3943));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t3944;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3945 = acc_13 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3946 = words_285 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3947;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3947) : "f"(t3945), "f"(1.0f), "f"(t3946));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t3947;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3948 = acc_14 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3949 = words_286 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3950;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3950) : "f"(t3948), "f"(1.0f), "f"(t3949));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t3950;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3951 = acc_17 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3952 = words_289 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3953;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3953) : "f"(t3951), "f"(1.0f), "f"(t3952));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t3953;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3954 = acc_18 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3955 = words_290 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3956;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3956) : "f"(t3954), "f"(1.0f), "f"(t3955));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t3956;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3957 = acc_21 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3958 = words_293 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3959;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3959) : "f"(t3957), "f"(1.0f), "f"(t3958));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t3959;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3960 = acc_22 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3961 = words_294 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3962;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3962) : "f"(t3960), "f"(1.0f), "f"(t3961));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t3962;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3963 = acc_25 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3964 = words_297 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3965;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3965) : "f"(t3963), "f"(1.0f), "f"(t3964));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t3965;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3966 = acc_26 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3967 = words_298 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3968;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3968) : "f"(t3966), "f"(1.0f), "f"(t3967));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t3968;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3969 = acc_29 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3970 = words_301 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3971;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3971) : "f"(t3969), "f"(1.0f), "f"(t3970));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t3971;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3972 = acc_30 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3973 = words_302 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3974;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3974) : "f"(t3972), "f"(1.0f), "f"(t3973));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t3974;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3975 = acc_33 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3976 = words_305 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3977;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3977) : "f"(t3975), "f"(1.0f), "f"(t3976));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t3977;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3978 = acc_34 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3979 = words_306 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3980;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3980) : "f"(t3978), "f"(1.0f), "f"(t3979));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t3980;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3981 = acc_37 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3982 = words_309 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3983;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3983) : "f"(t3981), "f"(1.0f), "f"(t3982));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t3983;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3984 = acc_38 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3985 = words_310 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3986;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3986) : "f"(t3984), "f"(1.0f), "f"(t3985));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t3986;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3987 = acc_41 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3988 = words_313 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3989;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3989) : "f"(t3987), "f"(1.0f), "f"(t3988));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t3989;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3990 = acc_42 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3991 = words_314 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3992;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3992) : "f"(t3990), "f"(1.0f), "f"(t3991));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t3992;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3993 = acc_45 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3994 = words_317 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3995;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3995) : "f"(t3993), "f"(1.0f), "f"(t3994));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t3995;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3996 = acc_46 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3997 = words_318 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3998;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3998) : "f"(t3996), "f"(1.0f), "f"(t3997));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t3998;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3999 = acc_49 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4000 = words_321 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4001;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4001) : "f"(t3999), "f"(1.0f), "f"(t4000));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t4001;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4002 = acc_50 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4003 = words_322 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4004;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4004) : "f"(t4002), "f"(1.0f), "f"(t4003));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t4004;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4005 = acc_53 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4006 = words_325 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4007;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4007) : "f"(t4005), "f"(1.0f), "f"(t4006));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t4007;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4008 = acc_54 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4009 = words_326 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4010;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4010) : "f"(t4008), "f"(1.0f), "f"(t4009));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t4010;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4011 = acc_57 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4012 = words_329 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4013;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4013) : "f"(t4011), "f"(1.0f), "f"(t4012));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t4013;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4014 = acc_58 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4015 = words_330 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4016;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4016) : "f"(t4014), "f"(1.0f), "f"(t4015));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t4016;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4017 = acc_61 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4018 = words_333 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4019;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4019) : "f"(t4017), "f"(1.0f), "f"(t4018));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t4019;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4020 = acc_62 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4021 = words_334 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4022;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4022) : "f"(t4020), "f"(1.0f), "f"(t4021));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t4022;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_22;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_22) : "f"(row_max_2), "f"(words_338));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t4024 = new_22 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4025 = new_22 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_22 = t4024 ? 0.0f : t4025;
                    const f32 t4027 = -reference_22;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4028;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4028) : "f"(row_max_2), "f"(scale_log2), "f"(t4027));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_18;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_18) : "f"(t4028));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4030 = -reference_22;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4031;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4031) : "f"(words_338), "f"(scale_log2), "f"(t4030));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_18;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_18) : "f"(t4031));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_22;
                    const f32 t4033 = row_sum_2 * ours_18;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4034 = words_340 * other_18;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4035;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4035) : "f"(t4033), "f"(1.0f), "f"(t4034));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t4035;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4036 = acc_3 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4037 = words_275 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4038;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4038) : "f"(t4036), "f"(1.0f), "f"(t4037));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t4038;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4039 = acc_4 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4040 = words_276 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4041;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4041) : "f"(t4039), "f"(1.0f), "f"(t4040));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t4041;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4042 = acc_7 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4043 = words_279 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4044;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4044) : "f"(t4042), "f"(1.0f), "f"(t4043));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t4044;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4045 = acc_8 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4046 = words_280 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4047;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4047) : "f"(t4045), "f"(1.0f), "f"(t4046));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t4047;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4048 = acc_11 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4049 = words_283 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4050;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4050) : "f"(t4048), "f"(1.0f), "f"(t4049));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t4050;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4051 = acc_12 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4052 = words_284 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4053;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4053) : "f"(t4051), "f"(1.0f), "f"(t4052));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t4053;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4054 = acc_15 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4055 = words_287 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4056;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4056) : "f"(t4054), "f"(1.0f), "f"(t4055));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t4056;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4057 = acc_16 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4058 = words_288 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4059;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4059) : "f"(t4057), "f"(1.0f), "f"(t4058));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t4059;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4060 = acc_19 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4061 = words_291 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4062;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4062) : "f"(t4060), "f"(1.0f), "f"(t4061));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t4062;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4063 = acc_20 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4064 = words_292 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4065;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4065) : "f"(t4063), "f"(1.0f), "f"(t4064));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t4065;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4066 = acc_23 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4067 = words_295 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4068;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4068) : "f"(t4066), "f"(1.0f), "f"(t4067));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t4068;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4069 = acc_24 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4070 = words_296 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4071;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4071) : "f"(t4069), "f"(1.0f), "f"(t4070));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t4071;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4072 = acc_27 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4073 = words_299 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4074;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4074) : "f"(t4072), "f"(1.0f), "f"(t4073));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t4074;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4075 = acc_28 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4076 = words_300 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4077;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4077) : "f"(t4075), "f"(1.0f), "f"(t4076));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t4077;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4078 = acc_31 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4079 = words_303 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4080;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4080) : "f"(t4078), "f"(1.0f), "f"(t4079));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t4080;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4081 = acc_32 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4082 = words_304 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4083;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4083) : "f"(t4081), "f"(1.0f), "f"(t4082));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t4083;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4084 = acc_35 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4085 = words_307 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4086;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4086) : "f"(t4084), "f"(1.0f), "f"(t4085));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t4086;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4087 = acc_36 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4088 = words_308 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4089;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4089) : "f"(t4087), "f"(1.0f), "f"(t4088));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t4089;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4090 = acc_39 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4091 = words_311 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4092;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4092) : "f"(t4090), "f"(1.0f), "f"(t4091));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t4092;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4093 = acc_40 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4094 = words_312 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4095;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4095) : "f"(t4093), "f"(1.0f), "f"(t4094));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t4095;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4096 = acc_43 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4097 = words_315 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4098;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4098) : "f"(t4096), "f"(1.0f), "f"(t4097));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t4098;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4099 = acc_44 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4100 = words_316 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4101) : "f"(t4099), "f"(1.0f), "f"(t4100));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t4101;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4102 = acc_47 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4103 = words_319 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4104) : "f"(t4102), "f"(1.0f), "f"(t4103));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t4104;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4105 = acc_48 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4106 = words_320 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4107) : "f"(t4105), "f"(1.0f), "f"(t4106));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t4107;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4108 = acc_51 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4109 = words_323 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4110) : "f"(t4108), "f"(1.0f), "f"(t4109));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t4110;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4111 = acc_52 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4112 = words_324 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4113) : "f"(t4111), "f"(1.0f), "f"(t4112));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t4113;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4114 = acc_55 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4115 = words_327 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4116) : "f"(t4114), "f"(1.0f), "f"(t4115));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t4116;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4117 = acc_56 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4118 = words_328 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4119) : "f"(t4117), "f"(1.0f), "f"(t4118));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t4119;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4120 = acc_59 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4121 = words_331 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4122) : "f"(t4120), "f"(1.0f), "f"(t4121));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t4122;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4123 = acc_60 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4124 = words_332 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4125) : "f"(t4123), "f"(1.0f), "f"(t4124));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t4125;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4126 = acc_63 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4127 = words_335 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4128) : "f"(t4126), "f"(1.0f), "f"(t4127));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t4128;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4129 = acc_64 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4130 = words_336 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4131) : "f"(t4129), "f"(1.0f), "f"(t4130));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t4131;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t4132 = ring + 17408u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t4133 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_6 = t4132 + t4133;
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_341;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_341) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_342;
                    asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_342) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_343;
                    asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_343) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_344;
                    asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_344) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_345;
                    asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_345) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_346;
                    asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_346) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_347;
                    asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_347) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_348;
                    asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_348) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_349;
                    asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_349) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_350;
                    asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_350) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_351;
                    asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_351) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_352;
                    asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_352) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_353;
                    asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_353) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_354;
                    asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_354) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_355;
                    asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_355) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_356;
                    asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_356) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_357;
                    asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_357) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_358;
                    asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_358) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_359;
                    asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_359) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_360;
                    asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_360) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_361;
                    asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_361) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_362;
                    asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_362) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_363;
                    asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_363) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_364;
                    asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_364) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_365;
                    asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_365) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_366;
                    asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_366) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_367;
                    asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_367) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_368;
                    asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_368) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_369;
                    asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_369) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_370;
                    asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_370) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_371;
                    asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_371) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_372;
                    asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_372) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_373;
                    asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_373) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_374;
                    asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_374) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_375;
                    asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_375) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_376;
                    asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_376) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_377;
                    asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(words_377) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_378;
                    asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(words_378) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_379;
                    asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(words_379) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_380;
                    asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(words_380) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_381;
                    asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(words_381) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_382;
                    asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(words_382) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_383;
                    asm volatile("ld.shared.f32 %0, [%1+5376];" : "=f"(words_383) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_384;
                    asm volatile("ld.shared.f32 %0, [%1+5504];" : "=f"(words_384) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_385;
                    asm volatile("ld.shared.f32 %0, [%1+5632];" : "=f"(words_385) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_386;
                    asm volatile("ld.shared.f32 %0, [%1+5760];" : "=f"(words_386) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_387;
                    asm volatile("ld.shared.f32 %0, [%1+5888];" : "=f"(words_387) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_388;
                    asm volatile("ld.shared.f32 %0, [%1+6016];" : "=f"(words_388) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_389;
                    asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(words_389) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_390;
                    asm volatile("ld.shared.f32 %0, [%1+6272];" : "=f"(words_390) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_391;
                    asm volatile("ld.shared.f32 %0, [%1+6400];" : "=f"(words_391) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_392;
                    asm volatile("ld.shared.f32 %0, [%1+6528];" : "=f"(words_392) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_393;
                    asm volatile("ld.shared.f32 %0, [%1+6656];" : "=f"(words_393) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_394;
                    asm volatile("ld.shared.f32 %0, [%1+6784];" : "=f"(words_394) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_395;
                    asm volatile("ld.shared.f32 %0, [%1+6912];" : "=f"(words_395) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_396;
                    asm volatile("ld.shared.f32 %0, [%1+7040];" : "=f"(words_396) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_397;
                    asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(words_397) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_398;
                    asm volatile("ld.shared.f32 %0, [%1+7296];" : "=f"(words_398) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_399;
                    asm volatile("ld.shared.f32 %0, [%1+7424];" : "=f"(words_399) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_400;
                    asm volatile("ld.shared.f32 %0, [%1+7552];" : "=f"(words_400) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_401;
                    asm volatile("ld.shared.f32 %0, [%1+7680];" : "=f"(words_401) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_402;
                    asm volatile("ld.shared.f32 %0, [%1+7808];" : "=f"(words_402) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_403;
                    asm volatile("ld.shared.f32 %0, [%1+7936];" : "=f"(words_403) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_404;
                    asm volatile("ld.shared.f32 %0, [%1+8064];" : "=f"(words_404) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_405;
                    asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(words_405) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_406;
                    asm volatile("ld.shared.f32 %0, [%1+8320];" : "=f"(words_406) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_407;
                    asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(words_407) : "r"(theirs_6) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_408;
                    asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(words_408) : "r"(theirs_6) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_23;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_23) : "f"(row_max), "f"(words_405));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t4204 = new_23 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4205 = new_23 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_23 = t4204 ? 0.0f : t4205;
                    const f32 t4207 = -reference_23;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4208;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4208) : "f"(row_max), "f"(scale_log2), "f"(t4207));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_19;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_19) : "f"(t4208));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4210 = -reference_23;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4211;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4211) : "f"(words_405), "f"(scale_log2), "f"(t4210));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_19;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_19) : "f"(t4211));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_23;
                    const f32 t4213 = row_sum * ours_19;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4214 = words_407 * other_19;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4215) : "f"(t4213), "f"(1.0f), "f"(t4214));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t4215;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4216 = acc * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4217 = words_341 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4218) : "f"(t4216), "f"(1.0f), "f"(t4217));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t4218;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4219 = acc_2 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4220 = words_342 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4221) : "f"(t4219), "f"(1.0f), "f"(t4220));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t4221;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4222 = acc_5 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4223 = words_345 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4224) : "f"(t4222), "f"(1.0f), "f"(t4223));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t4224;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4225 = acc_6 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4226 = words_346 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4227) : "f"(t4225), "f"(1.0f), "f"(t4226));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t4227;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4228 = acc_9 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4229 = words_349 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4230) : "f"(t4228), "f"(1.0f), "f"(t4229));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t4230;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4231 = acc_10 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4232 = words_350 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4233) : "f"(t4231), "f"(1.0f), "f"(t4232));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t4233;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4234 = acc_13 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4235 = words_353 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4236) : "f"(t4234), "f"(1.0f), "f"(t4235));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t4236;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4237 = acc_14 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4238 = words_354 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4239;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4239) : "f"(t4237), "f"(1.0f), "f"(t4238));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t4239;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4240 = acc_17 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4241 = words_357 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4242;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4242) : "f"(t4240), "f"(1.0f), "f"(t4241));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t4242;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4243 = acc_18 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4244 = words_358 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4245) : "f"(t4243), "f"(1.0f), "f"(t4244));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t4245;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4246 = acc_21 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4247 = words_361 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4248;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4248) : "f"(t4246), "f"(1.0f), "f"(t4247));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t4248;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4249 = acc_22 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4250 = words_362 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4251) : "f"(t4249), "f"(1.0f), "f"(t4250));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t4251;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4252 = acc_25 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4253 = words_365 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4254;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4254) : "f"(t4252), "f"(1.0f), "f"(t4253));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t4254;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4255 = acc_26 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4256 = words_366 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4257;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4257) : "f"(t4255), "f"(1.0f), "f"(t4256));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t4257;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4258 = acc_29 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4259 = words_369 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4260;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4260) : "f"(t4258), "f"(1.0f), "f"(t4259));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t4260;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4261 = acc_30 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4262 = words_370 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4263;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4263) : "f"(t4261), "f"(1.0f), "f"(t4262));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t4263;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4264 = acc_33 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4265 = words_373 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4266;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4266) : "f"(t4264), "f"(1.0f), "f"(t4265));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t4266;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4267 = acc_34 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4268 = words_374 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4269;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4269) : "f"(t4267), "f"(1.0f), "f"(t4268));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t4269;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4270 = acc_37 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4271 = words_377 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4272;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4272) : "f"(t4270), "f"(1.0f), "f"(t4271));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t4272;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4273 = acc_38 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4274 = words_378 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4275;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4275) : "f"(t4273), "f"(1.0f), "f"(t4274));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t4275;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4276 = acc_41 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4277 = words_381 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4278;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4278) : "f"(t4276), "f"(1.0f), "f"(t4277));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t4278;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4279 = acc_42 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4280 = words_382 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4281;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4281) : "f"(t4279), "f"(1.0f), "f"(t4280));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t4281;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4282 = acc_45 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4283 = words_385 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4284;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4284) : "f"(t4282), "f"(1.0f), "f"(t4283));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t4284;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4285 = acc_46 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4286 = words_386 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4287;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4287) : "f"(t4285), "f"(1.0f), "f"(t4286));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t4287;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4288 = acc_49 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4289 = words_389 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4290;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4290) : "f"(t4288), "f"(1.0f), "f"(t4289));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t4290;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4291 = acc_50 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4292 = words_390 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4293;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4293) : "f"(t4291), "f"(1.0f), "f"(t4292));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t4293;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4294 = acc_53 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4295 = words_393 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4296;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4296) : "f"(t4294), "f"(1.0f), "f"(t4295));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t4296;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4297 = acc_54 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4298 = words_394 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4299;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4299) : "f"(t4297), "f"(1.0f), "f"(t4298));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t4299;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4300 = acc_57 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4301 = words_397 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4302;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4302) : "f"(t4300), "f"(1.0f), "f"(t4301));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t4302;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4303 = acc_58 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4304 = words_398 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4305;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4305) : "f"(t4303), "f"(1.0f), "f"(t4304));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t4305;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4306 = acc_61 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4307 = words_401 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4308;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4308) : "f"(t4306), "f"(1.0f), "f"(t4307));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t4308;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4309 = acc_62 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4310 = words_402 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4311;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4311) : "f"(t4309), "f"(1.0f), "f"(t4310));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t4311;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_24;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_24) : "f"(row_max_2), "f"(words_406));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t4313 = new_24 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4314 = new_24 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_24 = t4313 ? 0.0f : t4314;
                    const f32 t4316 = -reference_24;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4317;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4317) : "f"(row_max_2), "f"(scale_log2), "f"(t4316));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_20;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_20) : "f"(t4317));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4319 = -reference_24;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4320;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4320) : "f"(words_406), "f"(scale_log2), "f"(t4319));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_20;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_20) : "f"(t4320));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_24;
                    const f32 t4322 = row_sum_2 * ours_20;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4323 = words_408 * other_20;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4324;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4324) : "f"(t4322), "f"(1.0f), "f"(t4323));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t4324;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4325 = acc_3 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4326 = words_343 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4327;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4327) : "f"(t4325), "f"(1.0f), "f"(t4326));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t4327;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4328 = acc_4 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4329 = words_344 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4330;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4330) : "f"(t4328), "f"(1.0f), "f"(t4329));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t4330;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4331 = acc_7 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4332 = words_347 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4333;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4333) : "f"(t4331), "f"(1.0f), "f"(t4332));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t4333;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4334 = acc_8 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4335 = words_348 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4336;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4336) : "f"(t4334), "f"(1.0f), "f"(t4335));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t4336;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4337 = acc_11 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4338 = words_351 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4339;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4339) : "f"(t4337), "f"(1.0f), "f"(t4338));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t4339;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4340 = acc_12 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4341 = words_352 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4342;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4342) : "f"(t4340), "f"(1.0f), "f"(t4341));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t4342;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4343 = acc_15 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4344 = words_355 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4345;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4345) : "f"(t4343), "f"(1.0f), "f"(t4344));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t4345;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4346 = acc_16 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4347 = words_356 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4348;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4348) : "f"(t4346), "f"(1.0f), "f"(t4347));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t4348;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4349 = acc_19 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4350 = words_359 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4351;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4351) : "f"(t4349), "f"(1.0f), "f"(t4350));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t4351;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4352 = acc_20 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4353 = words_360 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4354;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4354) : "f"(t4352), "f"(1.0f), "f"(t4353));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t4354;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4355 = acc_23 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4356 = words_363 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4357;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4357) : "f"(t4355), "f"(1.0f), "f"(t4356));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t4357;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4358 = acc_24 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4359 = words_364 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4360;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4360) : "f"(t4358), "f"(1.0f), "f"(t4359));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t4360;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4361 = acc_27 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4362 = words_367 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4363;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4363) : "f"(t4361), "f"(1.0f), "f"(t4362));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t4363;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4364 = acc_28 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4365 = words_368 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4366;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4366) : "f"(t4364), "f"(1.0f), "f"(t4365));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t4366;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4367 = acc_31 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4368 = words_371 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4369;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4369) : "f"(t4367), "f"(1.0f), "f"(t4368));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t4369;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4370 = acc_32 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4371 = words_372 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4372;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4372) : "f"(t4370), "f"(1.0f), "f"(t4371));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t4372;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4373 = acc_35 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4374 = words_375 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4375;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4375) : "f"(t4373), "f"(1.0f), "f"(t4374));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t4375;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4376 = acc_36 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4377 = words_376 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4378;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4378) : "f"(t4376), "f"(1.0f), "f"(t4377));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t4378;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4379 = acc_39 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4380 = words_379 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4381;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4381) : "f"(t4379), "f"(1.0f), "f"(t4380));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t4381;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4382 = acc_40 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4383 = words_380 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4384;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4384) : "f"(t4382), "f"(1.0f), "f"(t4383));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t4384;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4385 = acc_43 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4386 = words_383 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4387;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4387) : "f"(t4385), "f"(1.0f), "f"(t4386));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t4387;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4388 = acc_44 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4389 = words_384 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4390;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4390) : "f"(t4388), "f"(1.0f), "f"(t4389));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t4390;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4391 = acc_47 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4392 = words_387 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4393;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4393) : "f"(t4391), "f"(1.0f), "f"(t4392));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t4393;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4394 = acc_48 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4395 = words_388 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4396;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4396) : "f"(t4394), "f"(1.0f), "f"(t4395));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t4396;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4397 = acc_51 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4398 = words_391 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4399;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4399) : "f"(t4397), "f"(1.0f), "f"(t4398));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t4399;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4400 = acc_52 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4401 = words_392 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4402;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4402) : "f"(t4400), "f"(1.0f), "f"(t4401));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t4402;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4403 = acc_55 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4404 = words_395 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4405;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4405) : "f"(t4403), "f"(1.0f), "f"(t4404));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t4405;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4406 = acc_56 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4407 = words_396 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4408;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4408) : "f"(t4406), "f"(1.0f), "f"(t4407));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t4408;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4409 = acc_59 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4410 = words_399 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4411;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4411) : "f"(t4409), "f"(1.0f), "f"(t4410));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t4411;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4412 = acc_60 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4413 = words_400 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4414;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4414) : "f"(t4412), "f"(1.0f), "f"(t4413));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t4414;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4415 = acc_63 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4416 = words_403 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4417;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4417) : "f"(t4415), "f"(1.0f), "f"(t4416));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t4417;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4418 = acc_64 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4419 = words_404 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4420;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4420) : "f"(t4418), "f"(1.0f), "f"(t4419));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t4420;
                }
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t4421 = warp == 0u;
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t4421) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t4422;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4422) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_7 = row_sum + t4422;
                    f32 t4424;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4424) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4425 = pair_7 + t4424;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t4425;
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t4426;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4426) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_8 = row_sum_2 + t4426;
                    f32 t4428;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4428) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4429 = pair_8 + t4428;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t4429;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_3 = row_sum;
                    const bool t4430 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t4431;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4431) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_3 = t4430 ? 0.0f : t4431;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4433 = acc * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc = t4433;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4434 = acc_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_2 = t4434;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4435 = acc_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_5 = t4435;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4436 = acc_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_6 = t4436;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4437 = acc_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_9 = t4437;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4438 = acc_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_10 = t4438;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4439 = acc_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_13 = t4439;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4440 = acc_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_14 = t4440;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4441 = acc_17 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_17 = t4441;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4442 = acc_18 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_18 = t4442;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4443 = acc_21 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_21 = t4443;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4444 = acc_22 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_22 = t4444;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4445 = acc_25 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_25 = t4445;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4446 = acc_26 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_26 = t4446;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4447 = acc_29 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_29 = t4447;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4448 = acc_30 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_30 = t4448;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4449 = acc_33 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_33 = t4449;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4450 = acc_34 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_34 = t4450;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4451 = acc_37 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_37 = t4451;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4452 = acc_38 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_38 = t4452;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4453 = acc_41 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_41 = t4453;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4454 = acc_42 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_42 = t4454;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4455 = acc_45 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_45 = t4455;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4456 = acc_46 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_46 = t4456;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4457 = acc_49 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_49 = t4457;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4458 = acc_50 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_50 = t4458;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4459 = acc_53 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_53 = t4459;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4460 = acc_54 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_54 = t4460;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4461 = acc_57 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_57 = t4461;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4462 = acc_58 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_58 = t4462;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4463 = acc_61 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_61 = t4463;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4464 = acc_62 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_62 = t4464;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_4 = row_sum_2;
                    const bool t4465 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t4466;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4466) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_4 = t4465 ? 0.0f : t4466;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4468 = acc_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_3 = t4468;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4469 = acc_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_4 = t4469;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4470 = acc_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_7 = t4470;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4471 = acc_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_8 = t4471;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4472 = acc_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_11 = t4472;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4473 = acc_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_12 = t4473;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4474 = acc_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_15 = t4474;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4475 = acc_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_16 = t4475;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4476 = acc_19 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_19 = t4476;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4477 = acc_20 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_20 = t4477;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4478 = acc_23 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_23 = t4478;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4479 = acc_24 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_24 = t4479;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4480 = acc_27 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_27 = t4480;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4481 = acc_28 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_28 = t4481;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4482 = acc_31 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_31 = t4482;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4483 = acc_32 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_32 = t4483;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4484 = acc_35 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_35 = t4484;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4485 = acc_36 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_36 = t4485;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4486 = acc_39 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_39 = t4486;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4487 = acc_40 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_40 = t4487;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4488 = acc_43 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_43 = t4488;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4489 = acc_44 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_44 = t4489;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4490 = acc_47 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_47 = t4490;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4491 = acc_48 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_48 = t4491;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4492 = acc_51 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_51 = t4492;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4493 = acc_52 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_52 = t4493;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4494 = acc_55 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_55 = t4494;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4495 = acc_56 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_56 = t4495;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4496 = acc_59 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_59 = t4496;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4497 = acc_60 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_60 = t4497;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4498 = acc_63 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_63 = t4498;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4499 = acc_64 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_64 = t4499;
#line 184 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t4500 = smem_1 + 2048u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4501 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4502 = t4501 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4503 = 0u ^ t4502;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4504 = t4501 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4505 = t4503 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4506 = t4504 + t4505;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4507 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4508 = t4507 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4509 = t4506 + t4508;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4510;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4510) : "f"(acc), "f"(acc_2));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4511 = smem_1 + t4509;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4511), "r"(t4510) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4512;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4512) : "f"(acc_5), "f"(acc_6));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4513 = t4509 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4514 = smem_1 + t4513;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4514), "r"(t4512) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4515;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4515) : "f"(acc_9), "f"(acc_10));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4516 = t4509 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4517 = smem_1 + t4516;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4517), "r"(t4515) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4518;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4518) : "f"(acc_13), "f"(acc_14));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4519 = t4509 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4520 = smem_1 + t4519;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4520), "r"(t4518) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4521;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4521) : "f"(acc_17), "f"(acc_18));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4522 = t4509 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4523 = smem_1 + t4522;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4523), "r"(t4521) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4524;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4524) : "f"(acc_21), "f"(acc_22));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4525 = t4509 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4526 = smem_1 + t4525;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4526), "r"(t4524) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4527;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4527) : "f"(acc_25), "f"(acc_26));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4528 = t4509 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4529 = smem_1 + t4528;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4529), "r"(t4527) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4530;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4530) : "f"(acc_29), "f"(acc_30));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4531 = t4509 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4532 = smem_1 + t4531;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4532), "r"(t4530) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4533 = t4501 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4534 = 0u ^ t4533;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4535 = t4501 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4536 = t4534 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4537 = t4535 + t4536;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4538 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4539 = t4538 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4540 = t4537 + t4539;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4541;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4541) : "f"(acc_33), "f"(acc_34));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4542 = t4500 + t4540;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4542), "r"(t4541) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4543;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4543) : "f"(acc_37), "f"(acc_38));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4544 = t4540 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4545 = t4500 + t4544;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4545), "r"(t4543) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4546;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4546) : "f"(acc_41), "f"(acc_42));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4547 = t4540 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4548 = t4500 + t4547;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4548), "r"(t4546) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4549;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4549) : "f"(acc_45), "f"(acc_46));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4550 = t4540 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4551 = t4500 + t4550;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4551), "r"(t4549) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4552;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4552) : "f"(acc_49), "f"(acc_50));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4553 = t4540 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4554 = t4500 + t4553;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4554), "r"(t4552) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4555;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4555) : "f"(acc_53), "f"(acc_54));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4556 = t4540 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4557 = t4500 + t4556;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4557), "r"(t4555) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4558;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4558) : "f"(acc_57), "f"(acc_58));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4559 = t4540 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4560 = t4500 + t4559;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4560), "r"(t4558) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4561;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4561) : "f"(acc_61), "f"(acc_62));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4562 = t4540 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4563 = t4500 + t4562;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4563), "r"(t4561) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4564 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4565 = t4564 + 8u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4566 = t4565 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4567 = 0u ^ t4566;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4568 = t4565 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4569 = t4567 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4570 = t4568 + t4569;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4571 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4572 = t4571 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4573 = t4570 + t4572;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4574;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4574) : "f"(acc_3), "f"(acc_4));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4575 = smem_1 + t4573;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4575), "r"(t4574) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4576;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4576) : "f"(acc_7), "f"(acc_8));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4577 = t4573 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4578 = smem_1 + t4577;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4578), "r"(t4576) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4579;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4579) : "f"(acc_11), "f"(acc_12));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4580 = t4573 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4581 = smem_1 + t4580;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4581), "r"(t4579) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4582;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4582) : "f"(acc_15), "f"(acc_16));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4583 = t4573 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4584 = smem_1 + t4583;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4584), "r"(t4582) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4585;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4585) : "f"(acc_19), "f"(acc_20));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4586 = t4573 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4587 = smem_1 + t4586;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4587), "r"(t4585) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4588;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4588) : "f"(acc_23), "f"(acc_24));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4589 = t4573 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4590 = smem_1 + t4589;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4590), "r"(t4588) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4591;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4591) : "f"(acc_27), "f"(acc_28));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4592 = t4573 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4593 = smem_1 + t4592;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4593), "r"(t4591) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4594;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4594) : "f"(acc_31), "f"(acc_32));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4595 = t4573 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4596 = smem_1 + t4595;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4596), "r"(t4594) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4597 = t4565 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4598 = 0u ^ t4597;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4599 = t4565 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4600 = t4598 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4601 = t4599 + t4600;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4602 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4603 = t4602 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4604 = t4601 + t4603;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4605;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4605) : "f"(acc_35), "f"(acc_36));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4606 = t4500 + t4604;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4606), "r"(t4605) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4607;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4607) : "f"(acc_39), "f"(acc_40));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4608 = t4604 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4609 = t4500 + t4608;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4609), "r"(t4607) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4610;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4610) : "f"(acc_43), "f"(acc_44));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4611 = t4604 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4612 = t4500 + t4611;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4612), "r"(t4610) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4613;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4613) : "f"(acc_47), "f"(acc_48));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4614 = t4604 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4615 = t4500 + t4614;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4615), "r"(t4613) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4616;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4616) : "f"(acc_51), "f"(acc_52));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4617 = t4604 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4618 = t4500 + t4617;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4618), "r"(t4616) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4619;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4619) : "f"(acc_55), "f"(acc_56));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4620 = t4604 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4621 = t4500 + t4620;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4621), "r"(t4619) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4622;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4622) : "f"(acc_59), "f"(acc_60));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4623 = t4604 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4624 = t4500 + t4623;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4624), "r"(t4622) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4625;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4625) : "f"(acc_63), "f"(acc_64));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4626 = t4604 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4627 = t4500 + t4626;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4627), "r"(t4625) : "memory");
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t4628 = head_dim >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4629 = lane >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4630 = lane & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4631 = t4629 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4632 = t4630 < t4628;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4633 = t4631 & t4632;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4633) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4634 = t4629 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4635 = t4630 ^ t4634;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4636 = t4629 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4637 = t4635 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4638 = t4636 + t4637;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4639 = smem_1 + t4638;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_35;
                        u32 row_36;
                        u32 row_37;
                        u32 row_38;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t4639) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4640 = first + t4629;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4641 = t4640 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4642 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4643 = first + t4629;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4644 = t4643 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4645 = t4642 + t4644;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4646 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4647 = t4646 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4648 = t4647 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4649 = o + t4648;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4650 = (u64)t4641;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4651 = t4650 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4652 = t4651 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4653 = t4649 + t4652;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4654 = (u64)t4645;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4655 = t4654 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4656 = t4655 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4657 = t4653 + t4656;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4658 = (u64)t4630 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4659 = t4657 + t4658;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4659), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4660 = t4629 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4661 = t4660 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4662 = t4630 < t4628;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4663 = t4661 & t4662;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4663) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4664 = t4660 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4665 = t4630 ^ t4664;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4666 = t4660 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4667 = t4665 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4668 = t4666 + t4667;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4669 = smem_1 + t4668;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_39;
                        u32 row_40;
                        u32 row_41;
                        u32 row_42;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t4669) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4670 = first + t4660;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4671 = t4670 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4672 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4673 = first + t4660;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4674 = t4673 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4675 = t4672 + t4674;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4676 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4677 = t4676 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4678 = t4677 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4679 = o + t4678;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4680 = (u64)t4671;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4681 = t4680 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4682 = t4681 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4683 = t4679 + t4682;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4684 = (u64)t4675;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4685 = t4684 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4686 = t4685 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4687 = t4683 + t4686;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4688 = (u64)t4630 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4689 = t4687 + t4688;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4689), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4690 = t4629 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4691 = t4690 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4692 = t4630 < t4628;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4693 = t4691 & t4692;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4693) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4694 = t4690 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4695 = t4630 ^ t4694;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4696 = t4690 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4697 = t4695 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4698 = t4696 + t4697;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4699 = smem_1 + t4698;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_43;
                        u32 row_44;
                        u32 row_45;
                        u32 row_46;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t4699) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4700 = first + t4690;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4701 = t4700 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4702 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4703 = first + t4690;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4704 = t4703 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4705 = t4702 + t4704;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4706 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4707 = t4706 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4708 = t4707 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4709 = o + t4708;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4710 = (u64)t4701;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4711 = t4710 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4712 = t4711 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4713 = t4709 + t4712;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4714 = (u64)t4705;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4715 = t4714 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4716 = t4715 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4717 = t4713 + t4716;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4718 = (u64)t4630 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4719 = t4717 + t4718;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4719), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4720 = t4629 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4721 = t4720 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4722 = t4630 < t4628;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4723 = t4721 & t4722;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4723) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4724 = t4720 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4725 = t4630 ^ t4724;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4726 = t4720 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4727 = t4725 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4728 = t4726 + t4727;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4729 = smem_1 + t4728;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_47;
                        u32 row_48;
                        u32 row_49;
                        u32 row_50;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t4729) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4730 = first + t4720;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4731 = t4730 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4732 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4733 = first + t4720;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4734 = t4733 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4735 = t4732 + t4734;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4736 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4737 = t4736 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4738 = t4737 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4739 = o + t4738;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4740 = (u64)t4731;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4741 = t4740 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4742 = t4741 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4743 = t4739 + t4742;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4744 = (u64)t4735;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4745 = t4744 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4746 = t4745 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4747 = t4743 + t4746;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4748 = (u64)t4630 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4749 = t4747 + t4748;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4749), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4750 = smem_1 + 2048u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4751 = t4629 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4752 = t4630 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4753 = t4752 < t4628;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4754 = t4751 & t4753;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4754) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4755 = t4629 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4756 = t4630 ^ t4755;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4757 = t4629 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4758 = t4756 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4759 = t4757 + t4758;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4760 = t4750 + t4759;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_51;
                        u32 row_52;
                        u32 row_53;
                        u32 row_54;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t4760) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4761 = first + t4629;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4762 = t4761 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4763 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4764 = first + t4629;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4765 = t4764 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4766 = t4763 + t4765;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4767 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4768 = t4767 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4769 = t4768 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4770 = o + t4769;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4771 = (u64)t4762;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4772 = t4771 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4773 = t4772 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4774 = t4770 + t4773;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4775 = (u64)t4766;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4776 = t4775 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4777 = t4776 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4778 = t4774 + t4777;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4779 = (u64)t4630 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4780 = t4778 + t4779;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t4780), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4781 = t4629 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4782 = t4781 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4783 = t4630 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4784 = t4783 < t4628;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4785 = t4782 & t4784;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4785) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4786 = t4781 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4787 = t4630 ^ t4786;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4788 = t4781 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4789 = t4787 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4790 = t4788 + t4789;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4791 = t4750 + t4790;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_55;
                        u32 row_56;
                        u32 row_57;
                        u32 row_58;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t4791) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4792 = first + t4781;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4793 = t4792 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4794 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4795 = first + t4781;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4796 = t4795 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4797 = t4794 + t4796;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4798 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4799 = t4798 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4800 = t4799 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4801 = o + t4800;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4802 = (u64)t4793;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4803 = t4802 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4804 = t4803 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4805 = t4801 + t4804;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4806 = (u64)t4797;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4807 = t4806 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4808 = t4807 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4809 = t4805 + t4808;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4810 = (u64)t4630 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4811 = t4809 + t4810;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t4811), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4812 = t4629 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4813 = t4812 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4814 = t4630 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4815 = t4814 < t4628;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4816 = t4813 & t4815;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4816) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4817 = t4812 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4818 = t4630 ^ t4817;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4819 = t4812 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4820 = t4818 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4821 = t4819 + t4820;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4822 = t4750 + t4821;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_59;
                        u32 row_60;
                        u32 row_61;
                        u32 row_62;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t4822) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4823 = first + t4812;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4824 = t4823 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4825 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4826 = first + t4812;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4827 = t4826 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4828 = t4825 + t4827;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4829 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4830 = t4829 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4831 = t4830 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4832 = o + t4831;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4833 = (u64)t4824;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4834 = t4833 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4835 = t4834 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4836 = t4832 + t4835;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4837 = (u64)t4828;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4838 = t4837 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4839 = t4838 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4840 = t4836 + t4839;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4841 = (u64)t4630 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4842 = t4840 + t4841;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t4842), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4843 = t4629 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4844 = t4843 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4845 = t4630 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4846 = t4845 < t4628;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4847 = t4844 & t4846;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4847) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4848 = t4843 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4849 = t4630 ^ t4848;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4850 = t4843 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4851 = t4849 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4852 = t4850 + t4851;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4853 = t4750 + t4852;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_63;
                        u32 row_64;
                        u32 row_65;
                        u32 row_66;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t4853) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4854 = first + t4843;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4855 = t4854 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4856 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4857 = first + t4843;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4858 = t4857 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4859 = t4856 + t4858;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4860 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4861 = t4860 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4862 = t4861 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4863 = o + t4862;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4864 = (u64)t4855;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4865 = t4864 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4866 = t4865 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4867 = t4863 + t4866;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4868 = (u64)t4859;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4869 = t4868 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4870 = t4869 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4871 = t4867 + t4870;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4872 = (u64)t4630 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4873 = t4871 + t4872;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t4873), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_67 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t4875 = row_67 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4876 = first + row_67;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4877 = t4876 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4878 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4879 = first + row_67;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4880 = t4879 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4881 = t4878 + t4880;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4882;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4882) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4883;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4883) : "f"(row_max), "f"(scale_log2), "f"(t4882));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t4883 * 0.6931472f;
                    const bool t4885 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t4885 ? __uint_as_float(0xff800000u) : lse_4;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t4887 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t4888 = t4887 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t4889 = t4875 & t4888;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t4889) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4890 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4891 = t4890 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4892 = t4891 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4893 = lse + t4892;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4894 = (u64)t4881;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4895 = t4894 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4896 = t4895 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4897 = t4893 + t4896;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4898 = (u64)t4877;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4899 = t4898 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4900 = t4899 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4901 = t4897 + t4900;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4901), "f"(value_3) : "memory");
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4902 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_68 = t4902 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t4904 = row_68 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4905 = first + row_68;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4906 = t4905 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4907 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4908 = first + row_68;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4909 = t4908 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4910 = t4907 + t4909;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4911;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4911) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4912;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4912) : "f"(row_max_2), "f"(scale_log2), "f"(t4911));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t4912 * 0.6931472f;
                    const bool t4914 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t4914 ? __uint_as_float(0xff800000u) : lse_5;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t4916 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t4917 = t4916 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t4918 = t4904 & t4917;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t4918) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4919 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4920 = t4919 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4921 = t4920 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4922 = lse + t4921;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4923 = (u64)t4910;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4924 = t4923 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4925 = t4924 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4926 = t4922 + t4925;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4927 = (u64)t4906;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4928 = t4927 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4929 = t4928 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4930 = t4926 + t4929;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4930), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
