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
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t380 = lane >> 2u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t381 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t382 = first + t380;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t383 = t382 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t384 = t381 + t383;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t385 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t386 = first + t385;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t387 = t386 / group;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t388 = t384 / group;
#line 55 "src/functions/sequences.rs"
        const u32 first_2 = seq_k - seq_q;
#line 58 "src/functions/sequences.rs"
        const u64 t5_2 = (u64)batch_2;
#line 58 "src/functions/sequences.rs"
        const u64 t6_2 = t5_2 * argument0_stride0;
#line 58 "src/functions/sequences.rs"
        const u64 t7_2 = t6_2 * 4ull;
#line 58 "src/functions/sequences.rs"
        const u64 t8_2 = argument0 + t7_2;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t394 = seq_q - 1u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t395 = t387 < t394 ? t387 : t394;
#line 58 "src/functions/sequences.rs"
        const u64 t9_2 = (u64)t395;
#line 58 "src/functions/sequences.rs"
        const u64 t10_2 = t9_2 * argument0_stride1;
#line 58 "src/functions/sequences.rs"
        const u64 t11_2 = t10_2 * 4ull;
#line 58 "src/functions/sequences.rs"
        const u64 t12_2 = t8_2 + t11_2;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t400 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t401 = t400 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t402 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t403 = first + t401;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t404 = t403 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t405 = t402 + t404;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t406 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t407 = first + t406;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t408 = t407 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t409 = t408 / group;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t410 = t405 / group;
#line 55 "src/functions/sequences.rs"
        const u32 first_3 = seq_k - seq_q;
#line 58 "src/functions/sequences.rs"
        const u64 t5_3 = (u64)batch_2;
#line 58 "src/functions/sequences.rs"
        const u64 t6_3 = t5_3 * argument0_stride0;
#line 58 "src/functions/sequences.rs"
        const u64 t7_3 = t6_3 * 4ull;
#line 58 "src/functions/sequences.rs"
        const u64 t8_3 = argument0 + t7_3;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t416 = seq_q - 1u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t417 = t409 < t416 ? t409 : t416;
#line 58 "src/functions/sequences.rs"
        const u64 t9_3 = (u64)t417;
#line 58 "src/functions/sequences.rs"
        const u64 t10_3 = t9_3 * argument0_stride1;
#line 58 "src/functions/sequences.rs"
        const u64 t11_3 = t10_3 * 4ull;
#line 58 "src/functions/sequences.rs"
        const u64 t12_3 = t8_3 + t11_3;
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
        u32 t422;
        asm volatile("mov.b32 %0, %1;" : "=r"(t422) : "r"(t371));
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t423 = t422 ^ 32u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t424 = t422 ^ 64u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t425 = t422 ^ 96u;
        const u32 t426 = ring + t422;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t426) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t427 = ring + t423;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t427) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t428 = ring + t424;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t428) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t429 = ring + t425;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t429) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t426) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t427) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t428) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t429) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t430 = t27 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t431 = t430 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_5 = t431 + t41;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t433 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t434 = t433 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_5 + t434;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last = seq_k - 1u;
#line 324 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t437 = column < last ? column : last;
#line 57 "src/functions/sequences.rs"
        const u32 t2_2 = t437 > first_2 ? t437 : first_2;
#line 57 "src/functions/sequences.rs"
        const u32 token = t2_2 - first_2;
        const u32 t4_2 = token >> 5u;
#line 58 "src/functions/sequences.rs"
        const u64 t13_2 = (u64)t4_2;
#line 58 "src/functions/sequences.rs"
        const u64 t14_2 = t13_2 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
        const u64 t15_2 = t14_2 * 4ull;
        const bool t18_2 = t437 < first_2;
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed = t23_2 ? s : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_2 = t23_3 ? s_3 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
        s_3 = changed_2;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 key = column + 1u;
        const u32 t461 = key < last ? key : last;
#line 57 "src/functions/sequences.rs"
        const u32 t2_3 = t461 > first_2 ? t461 : first_2;
#line 57 "src/functions/sequences.rs"
        const u32 token_2 = t2_3 - first_2;
        const u32 t4_3 = token_2 >> 5u;
#line 58 "src/functions/sequences.rs"
        const u64 t13_3 = (u64)t4_3;
#line 58 "src/functions/sequences.rs"
        const u64 t14_3 = t13_3 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
        const u64 t15_3 = t14_3 * 4ull;
        const bool t18_3 = t461 < first_2;
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_3 = t23_4 ? s_2 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_4 = t23_5 ? s_4 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
        s_4 = changed_4;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 key_2 = column + 8u;
        const u32 t485 = key_2 < last ? key_2 : last;
#line 57 "src/functions/sequences.rs"
        const u32 t2_4 = t485 > first_2 ? t485 : first_2;
#line 57 "src/functions/sequences.rs"
        const u32 token_3 = t2_4 - first_2;
        const u32 t4_4 = token_3 >> 5u;
#line 58 "src/functions/sequences.rs"
        const u64 t13_4 = (u64)t4_4;
#line 58 "src/functions/sequences.rs"
        const u64 t14_4 = t13_4 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
        const u64 t15_4 = t14_4 * 4ull;
        const bool t18_4 = t485 < first_2;
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_5 = t23_6 ? s_5 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_6 = t23_7 ? s_7 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
        s_7 = changed_6;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 key_3 = column + 9u;
        const u32 t509 = key_3 < last ? key_3 : last;
#line 57 "src/functions/sequences.rs"
        const u32 t2_5 = t509 > first_2 ? t509 : first_2;
#line 57 "src/functions/sequences.rs"
        const u32 token_4 = t2_5 - first_2;
        const u32 t4_5 = token_4 >> 5u;
#line 58 "src/functions/sequences.rs"
        const u64 t13_5 = (u64)t4_5;
#line 58 "src/functions/sequences.rs"
        const u64 t14_5 = t13_5 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
        const u64 t15_5 = t14_5 * 4ull;
        const bool t18_5 = t509 < first_2;
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_7 = t23_8 ? s_6 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_8 = t23_9 ? s_8 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
        s_8 = changed_8;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t532 = 0u < t31;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t533 = t33 <= 0u;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t534 = t532 | t533;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        if (t534) {
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t535 = t27 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t536 = t535 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_6 = t536 + t41;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t538 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t539 = t538 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_6 + t539;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t541 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t542 = first + t541;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t543 = t542 / group;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t544 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t544 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t547 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t547;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t549 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t549;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t551 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t551;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t553 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t553;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t554 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t555 = first + t554;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t556 = t555 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t557 = t556 / group;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t558 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t558 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t561 = visible_5 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t561;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t563 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t563;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t565 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t565;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t567 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t567;
        }
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t569;
        asm("max.f32 %0, %1, %2;" : "=f"(t569) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t570;
        asm("max.f32 %0, %1, %2;" : "=f"(t570) : "f"(t569), "f"(s_2));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t571;
        asm("max.f32 %0, %1, %2;" : "=f"(t571) : "f"(t570), "f"(s_5));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t572;
        asm("max.f32 %0, %1, %2;" : "=f"(t572) : "f"(t571), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t573;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t573) : "f"(t572));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t572), "f"(t573));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t575;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t575) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t575));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t578 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t578;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t580 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t581;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t581) : "f"(old), "f"(scale_log2), "f"(t580));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t581));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t583 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t584 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t584));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t586;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t586) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s = t586;
        const f32 t587 = t583 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t588 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t588));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t590;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t590) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_2 = t590;
        const f32 t591 = t587 + s_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t592 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t592));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t594;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_5 = t594;
        const f32 t595 = t591 + s_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t596 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t596));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t598;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t598) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_6 = t598;
        const f32 t599 = t595 + s_6;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum = t599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t600 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t601 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t602 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t603 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t604 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t605 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t606 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t607 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t608 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t608;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t609 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t609;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t610 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t610;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t611 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t611;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t612 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t612;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t613 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t613;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t614 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t614;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t615 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t615;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t616 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t616;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t617 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t618 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t619 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t620 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t621 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t622 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t623 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t624 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t625 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t626 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t627 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t628 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t629 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t630 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t631 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t631;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t633;
        asm("max.f32 %0, %1, %2;" : "=f"(t633) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t634;
        asm("max.f32 %0, %1, %2;" : "=f"(t634) : "f"(t633), "f"(s_4));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t635;
        asm("max.f32 %0, %1, %2;" : "=f"(t635) : "f"(t634), "f"(s_7));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t636;
        asm("max.f32 %0, %1, %2;" : "=f"(t636) : "f"(t635), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t637;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t637) : "f"(t636));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t636), "f"(t637));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t639;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t639) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t639));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t642 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t642;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t644 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t645;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(old_2), "f"(scale_log2), "f"(t644));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t645));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t647 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t648 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t648));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t650;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t650) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_3 = t650;
        const f32 t651 = t647 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t652 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t652));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t654;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_4 = t654;
        const f32 t655 = t651 + s_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t656 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t656));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t658;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t658) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_7 = t658;
        const f32 t659 = t655 + s_7;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t660 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t660));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t662;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t662) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_8 = t662;
        const f32 t663 = t659 + s_8;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t663;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t664 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t664;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t665 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t665;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t666 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t666;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t667 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t667;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t668 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t668;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t669 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t669;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t670 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t670;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t671 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t671;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t672 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t672;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t673 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t673;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t674 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t674;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t675 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t675;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t676 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t676;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t677 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t677;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t678 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t678;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t679 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t679;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t680 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t680;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t681 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t681;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t682 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t682;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t683 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t683;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t684 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t684;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t685 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t685;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t686 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t686;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t687 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t687;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t688 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t688;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t689 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t689;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t690 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t690;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t691 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t691;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t692 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t692;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t693 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t693;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t694 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t694;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t695 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t695;
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t696;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t696) : "f"(s), "f"(s_2));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t697;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t697) : "f"(s_3), "f"(s_4));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t698;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t698) : "f"(s_5), "f"(s_6));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t699;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t699) : "f"(s_7), "f"(s_8));
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t700;
        asm volatile("mov.b32 %0, %1;" : "=r"(t700) : "r"(t379));
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t701 = t700 ^ 32u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t702 = t700 ^ 64u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t703 = t700 ^ 96u;
        const u32 t704 = t89 + t700;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t705 = t89 + t701;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t706 = t89 + t702;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t707 = t89 + t703;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t704) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_65), "r"(m_66));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_67), "r"(m_68));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t705) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_69), "r"(m_70));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_71), "r"(m_72));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t706) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_73), "r"(m_74));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_75), "r"(m_76));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t707) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_77), "r"(m_78));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_79), "r"(m_80));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t704) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_81), "r"(m_82));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_83), "r"(m_84));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t705) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_85), "r"(m_86));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_87), "r"(m_88));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t706) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_89), "r"(m_90));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_91), "r"(m_92));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t707) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_93), "r"(m_94));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_95), "r"(m_96));
#line 88 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < t29; i += 1u) {
#line 255 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t708 = i + 1u;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t709 = t708 < t29;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t709) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t710 = t708 & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t711 = t710 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t712 = ring + t711;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t713 = t27 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t714 = t713 - t708;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t714 << 6u;
                const u32 t716 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t717 = t712 + t109;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t718 = (u64)first_key_7 * t102;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t719 = t113 + t718;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t720 = t719 + t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t721 = t720 + t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t722 = t721 + t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t723 = t104 < t716;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t724 = t723 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t717), "l"(t719), "r"(t724) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t725 = t104 < t716;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t726 = t725 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t717), "l"(t720), "r"(t726) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t727 = t104 < t716;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t728 = t727 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t717), "l"(t721), "r"(t728) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t729 = t104 < t716;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t730 = t729 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t717), "l"(t722), "r"(t730) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t731 = t719 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t732 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t733 = t732 < t716;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t734 = t733 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t717), "l"(t731), "r"(t734) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t735 = t720 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t736 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t737 = t736 < t716;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t738 = t737 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t717), "l"(t735), "r"(t738) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t739 = t721 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t740 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t741 = t740 < t716;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t742 = t741 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t717), "l"(t739), "r"(t742) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t743 = t722 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t744 = t104 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t745 = t744 < t716;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t746 = t745 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t717), "l"(t743), "r"(t746) : "memory");
            }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t747 = t708 < t29;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t747) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t748 = t708 & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t749 = t748 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t750 = t89 + t749;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t751 = t27 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t752 = t751 - t708;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_8 = t752 << 6u;
                const u32 t754 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t755 = t750 + t134;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t756 = (u64)first_key_8 * t127;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t757 = t138 + t756;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t758 = t757 + t139;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t759 = t758 + t139;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t760 = t759 + t139;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t761 = t129 < t754;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t762 = t761 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t755), "l"(t757), "r"(t762) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t763 = t129 < t754;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t764 = t763 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t755), "l"(t758), "r"(t764) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t765 = t129 < t754;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t766 = t765 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t755), "l"(t759), "r"(t766) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t767 = t129 < t754;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t768 = t767 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t755), "l"(t760), "r"(t768) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t769 = t757 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t770 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t771 = t770 < t754;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t772 = t771 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t755), "l"(t769), "r"(t772) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t773 = t758 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t774 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t775 = t774 < t754;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t776 = t775 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t755), "l"(t773), "r"(t776) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t777 = t759 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t778 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t779 = t778 < t754;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t780 = t779 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t755), "l"(t777), "r"(t780) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t781 = t760 + 128ull;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t782 = t129 + 8u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t783 = t782 < t754;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t784 = t783 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t755), "l"(t781), "r"(t784) : "memory");
            }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 171 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t785 = t708 + 1u;
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
            const u32 t786 = i & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t787 = t786 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t788 = ring + t787;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t789;
            asm volatile("mov.b32 %0, %1;" : "=r"(t789) : "r"(t371));
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t790 = t789 ^ 32u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t791 = t789 ^ 64u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t792 = t789 ^ 96u;
            const u32 t793 = t788 + t789;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t793) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t794 = t788 + t790;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t794) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t795 = t788 + t791;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t795) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t796 = t788 + t792;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t796) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t793) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t794) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t795) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t796) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t797 = t27 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t798 = t797 - i;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t799 = t798 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_9 = t799 + t41;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t801 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t802 = t801 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_3 = first_key_9 + t802;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last_2 = seq_k - 1u;
#line 324 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t805 = column_3 < last_2 ? column_3 : last_2;
#line 57 "src/functions/sequences.rs"
            const u32 t2_6 = t805 > first_2 ? t805 : first_2;
#line 57 "src/functions/sequences.rs"
            const u32 token_5 = t2_6 - first_2;
            const u32 t4_6 = token_5 >> 5u;
#line 58 "src/functions/sequences.rs"
            const u64 t13_6 = (u64)t4_6;
#line 58 "src/functions/sequences.rs"
            const u64 t14_6 = t13_6 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
            const u64 t15_6 = t14_6 * 4ull;
            const bool t18_6 = t805 < first_2;
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_9 = t23_10 ? s_9 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_10 = t23_11 ? s_11 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_11 = changed_10;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_4 = column_3 + 1u;
            const u32 t829 = key_4 < last_2 ? key_4 : last_2;
#line 57 "src/functions/sequences.rs"
            const u32 t2_7 = t829 > first_2 ? t829 : first_2;
#line 57 "src/functions/sequences.rs"
            const u32 token_6 = t2_7 - first_2;
            const u32 t4_7 = token_6 >> 5u;
#line 58 "src/functions/sequences.rs"
            const u64 t13_7 = (u64)t4_7;
#line 58 "src/functions/sequences.rs"
            const u64 t14_7 = t13_7 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
            const u64 t15_7 = t14_7 * 4ull;
            const bool t18_7 = t829 < first_2;
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_11 = t23_12 ? s_10 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_12 = t23_13 ? s_12 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_12 = changed_12;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_5 = column_3 + 8u;
            const u32 t853 = key_5 < last_2 ? key_5 : last_2;
#line 57 "src/functions/sequences.rs"
            const u32 t2_8 = t853 > first_2 ? t853 : first_2;
#line 57 "src/functions/sequences.rs"
            const u32 token_7 = t2_8 - first_2;
            const u32 t4_8 = token_7 >> 5u;
#line 58 "src/functions/sequences.rs"
            const u64 t13_8 = (u64)t4_8;
#line 58 "src/functions/sequences.rs"
            const u64 t14_8 = t13_8 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
            const u64 t15_8 = t14_8 * 4ull;
            const bool t18_8 = t853 < first_2;
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_13 = t23_14 ? s_13 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_14 = t23_15 ? s_15 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_15 = changed_14;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_6 = column_3 + 9u;
            const u32 t877 = key_6 < last_2 ? key_6 : last_2;
#line 57 "src/functions/sequences.rs"
            const u32 t2_9 = t877 > first_2 ? t877 : first_2;
#line 57 "src/functions/sequences.rs"
            const u32 token_8 = t2_9 - first_2;
            const u32 t4_9 = token_8 >> 5u;
#line 58 "src/functions/sequences.rs"
            const u64 t13_9 = (u64)t4_9;
#line 58 "src/functions/sequences.rs"
            const u64 t14_9 = t13_9 * argument0_stride2;
#line 58 "src/functions/sequences.rs"
            const u64 t15_9 = t14_9 * 4ull;
            const bool t18_9 = t877 < first_2;
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_15 = t23_16 ? s_14 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
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
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_16 = t23_17 ? s_16 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_16 = changed_16;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t900 = i < t31;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t901 = t33 <= i;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t902 = t900 | t901;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            if (t902) {
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t903 = t27 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t904 = t903 - i;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t905 = t904 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_10 = t905 + t41;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t907 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t908 = t907 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_4 = first_key_10 + t908;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t910 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t911 = first + t910;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t912 = t911 / group;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t913 = seq_k > column_4 ? seq_k : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t913 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t916 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t916;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t918 = visible_10 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t918;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t920 = visible_11 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t920;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t922 = visible_12 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t922;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t923 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t924 = first + t923;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t925 = t924 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t926 = t925 / group;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t927 = seq_k > column_4 ? seq_k : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_5 = t927 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t930 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t930;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t932 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t932;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t934 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t934;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t936 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t936;
            }
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t938;
            asm("max.f32 %0, %1, %2;" : "=f"(t938) : "f"(old_3), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t939;
            asm("max.f32 %0, %1, %2;" : "=f"(t939) : "f"(t938), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t940;
            asm("max.f32 %0, %1, %2;" : "=f"(t940) : "f"(t939), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t941;
            asm("max.f32 %0, %1, %2;" : "=f"(t941) : "f"(t940), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t942;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t942) : "f"(t941));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t941), "f"(t942));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t944;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t944) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t944));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t947 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t947;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t949 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t950;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t950) : "f"(old_3), "f"(scale_log2), "f"(t949));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t950));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t952 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t953 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t953));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t955;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_9 = t955;
            const f32 t956 = t952 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t957 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t957));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t959;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t959) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_10 = t959;
            const f32 t960 = t956 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t961 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t961));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t963;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_13 = t963;
            const f32 t964 = t960 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t965 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t965));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t967;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_14 = t967;
            const f32 t968 = t964 + s_14;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t968;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t969 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t969;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t970 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t970;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t971 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t971;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t972 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t972;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t973 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t973;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t974 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t975 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t976 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t977 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t978 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t979 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t980 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t981 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t982 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t983 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t984 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t985 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t986 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t987 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t988 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t989 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t990 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t991 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t992 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t993 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t994 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t995 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t996 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t997 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t998 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t999 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1000 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1000;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1002;
            asm("max.f32 %0, %1, %2;" : "=f"(t1002) : "f"(old_4), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1003;
            asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(t1002), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1004;
            asm("max.f32 %0, %1, %2;" : "=f"(t1004) : "f"(t1003), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1005;
            asm("max.f32 %0, %1, %2;" : "=f"(t1005) : "f"(t1004), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1006;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1006) : "f"(t1005));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1005), "f"(t1006));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1008;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1008) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1008));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1011 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1011;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1013 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1014;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1014) : "f"(old_4), "f"(scale_log2), "f"(t1013));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1014));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1016 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1017 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t1017));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1019;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1019) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1019;
            const f32 t1020 = t1016 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1021 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t1021));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1023;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1023;
            const f32 t1024 = t1020 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1025 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t1025));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1027;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1027;
            const f32 t1028 = t1024 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1029 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t1029));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1031;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1031;
            const f32 t1032 = t1028 + s_16;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1033 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1034 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1035 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1036 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1037 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1038 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1039 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1040 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1041 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1042 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1043 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1043;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1044 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1044;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1045 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1045;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1046 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1046;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1047 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1047;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1048 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1048;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1049 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1049;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1050 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1050;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1051 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1051;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1052 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1052;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1053 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1053;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1054 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1054;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1055 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1055;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1056 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1056;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1057 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1057;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1058 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1058;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1059 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1059;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1060 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1060;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1061 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1061;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1062 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1062;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1063 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1063;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1064 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1064;
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1065;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(s_9), "f"(s_10));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1066;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1066) : "f"(s_11), "f"(s_12));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1067;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(s_13), "f"(s_14));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1068;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(s_15), "f"(s_16));
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1069 = i & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1070 = t1069 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1071 = t89 + t1070;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1072;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1072) : "r"(t379));
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1073 = t1072 ^ 32u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1074 = t1072 ^ 64u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1075 = t1072 ^ 96u;
            const u32 t1076 = t1071 + t1072;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1077 = t1071 + t1073;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1078 = t1071 + t1074;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1079 = t1071 + t1075;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1076) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_129), "r"(m_130));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_131), "r"(m_132));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1077) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_133), "r"(m_134));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_135), "r"(m_136));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1078) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_137), "r"(m_138));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_139), "r"(m_140));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1079) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_141), "r"(m_142));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_143), "r"(m_144));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1076) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_145), "r"(m_146));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_147), "r"(m_148));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1077) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_149), "r"(m_150));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_151), "r"(m_152));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1078) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_153), "r"(m_154));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_155), "r"(m_156));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1079) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_157), "r"(m_158));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_159), "r"(m_160));
        }
#line 39 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t1080 = warp != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
        if (t1080) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1081 = warp - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1082 = t1081 * 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1083 = ring + t1082;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1084 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 mine = t1083 + t1084;
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
        const bool t1086 = warp == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
        if (t1086) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1087 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs = ring + t1087;
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
            const bool t1158 = new_5 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1159 = new_5 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_5 = t1158 ? 0.0f : t1159;
            const f32 t1161 = -reference_5;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1162;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1162) : "f"(row_max), "f"(scale_log2), "f"(t1161));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t1162));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1164 = -reference_5;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1165;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1165) : "f"(words_65), "f"(scale_log2), "f"(t1164));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t1165));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_5;
            const f32 t1167 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1168 = words_67 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1169;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1169) : "f"(t1167), "f"(1.0f), "f"(t1168));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1169;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1170 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1171 = words * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1172;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1172) : "f"(t1170), "f"(1.0f), "f"(t1171));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1172;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1173 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1174 = words_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1175;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1175) : "f"(t1173), "f"(1.0f), "f"(t1174));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1175;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1176 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1177 = words_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1178;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1178) : "f"(t1176), "f"(1.0f), "f"(t1177));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1178;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1179 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1180 = words_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1181;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1181) : "f"(t1179), "f"(1.0f), "f"(t1180));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1181;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1182 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1183 = words_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1184;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1184) : "f"(t1182), "f"(1.0f), "f"(t1183));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1184;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1185 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1186 = words_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1187;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1187) : "f"(t1185), "f"(1.0f), "f"(t1186));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1187;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1188 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1189 = words_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1190;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1190) : "f"(t1188), "f"(1.0f), "f"(t1189));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1190;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1191 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1192 = words_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1193;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1193) : "f"(t1191), "f"(1.0f), "f"(t1192));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1193;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1194 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1195 = words_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1196;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1196) : "f"(t1194), "f"(1.0f), "f"(t1195));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1196;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1197 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1198 = words_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1199;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1199) : "f"(t1197), "f"(1.0f), "f"(t1198));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1199;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1200 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1201 = words_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1202;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1202) : "f"(t1200), "f"(1.0f), "f"(t1201));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1202;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1203 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1204 = words_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1205;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1205) : "f"(t1203), "f"(1.0f), "f"(t1204));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1205;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1206 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1207 = words_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1208;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1208) : "f"(t1206), "f"(1.0f), "f"(t1207));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1208;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1209 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1210 = words_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1211;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1211) : "f"(t1209), "f"(1.0f), "f"(t1210));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1211;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1212 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1213 = words_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1214;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1214) : "f"(t1212), "f"(1.0f), "f"(t1213));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1214;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1215 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1216 = words_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1217;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1217) : "f"(t1215), "f"(1.0f), "f"(t1216));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1217;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1218 = acc_33 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1219 = words_33 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1220;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1220) : "f"(t1218), "f"(1.0f), "f"(t1219));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t1220;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1221 = acc_34 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1222 = words_34 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1223;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1223) : "f"(t1221), "f"(1.0f), "f"(t1222));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t1223;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1224 = acc_37 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1225 = words_37 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1226;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1226) : "f"(t1224), "f"(1.0f), "f"(t1225));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t1226;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1227 = acc_38 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1228 = words_38 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1229;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1229) : "f"(t1227), "f"(1.0f), "f"(t1228));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t1229;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1230 = acc_41 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1231 = words_41 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1232;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1232) : "f"(t1230), "f"(1.0f), "f"(t1231));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t1232;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1233 = acc_42 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1234 = words_42 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1235;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1235) : "f"(t1233), "f"(1.0f), "f"(t1234));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t1235;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1236 = acc_45 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1237 = words_45 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1238;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1238) : "f"(t1236), "f"(1.0f), "f"(t1237));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t1238;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1239 = acc_46 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1240 = words_46 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1241;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(t1239), "f"(1.0f), "f"(t1240));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t1241;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1242 = acc_49 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1243 = words_49 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1244;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1244) : "f"(t1242), "f"(1.0f), "f"(t1243));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t1244;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1245 = acc_50 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1246 = words_50 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1247;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1247) : "f"(t1245), "f"(1.0f), "f"(t1246));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t1247;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1248 = acc_53 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1249 = words_53 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1250;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1250) : "f"(t1248), "f"(1.0f), "f"(t1249));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1250;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1251 = acc_54 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1252 = words_54 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1253;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1253) : "f"(t1251), "f"(1.0f), "f"(t1252));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1253;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1254 = acc_57 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1255 = words_57 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1256;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1256) : "f"(t1254), "f"(1.0f), "f"(t1255));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1256;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1257 = acc_58 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1258 = words_58 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1259;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1259) : "f"(t1257), "f"(1.0f), "f"(t1258));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1259;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1260 = acc_61 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1261 = words_61 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1262;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1262) : "f"(t1260), "f"(1.0f), "f"(t1261));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1262;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1263 = acc_62 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1264 = words_62 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1265;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1265) : "f"(t1263), "f"(1.0f), "f"(t1264));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1265;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_6;
            asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(row_max_2), "f"(words_66));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1267 = new_6 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1268 = new_6 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_6 = t1267 ? 0.0f : t1268;
            const f32 t1270 = -reference_6;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1271;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1271) : "f"(row_max_2), "f"(scale_log2), "f"(t1270));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t1271));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1273 = -reference_6;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1274;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1274) : "f"(words_66), "f"(scale_log2), "f"(t1273));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t1274));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_6;
            const f32 t1276 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1277 = words_68 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1278;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1278) : "f"(t1276), "f"(1.0f), "f"(t1277));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1278;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1279 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1280 = words_3 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1281;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1281) : "f"(t1279), "f"(1.0f), "f"(t1280));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1281;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1282 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1283 = words_4 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1284;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1284) : "f"(t1282), "f"(1.0f), "f"(t1283));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1284;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1285 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1286 = words_7 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1287;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1287) : "f"(t1285), "f"(1.0f), "f"(t1286));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1287;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1288 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1289 = words_8 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1290;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1290) : "f"(t1288), "f"(1.0f), "f"(t1289));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1290;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1291 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1292 = words_11 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1293;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1293) : "f"(t1291), "f"(1.0f), "f"(t1292));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1293;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1294 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1295 = words_12 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1296;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1296) : "f"(t1294), "f"(1.0f), "f"(t1295));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1296;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1297 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1298 = words_15 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1299;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1299) : "f"(t1297), "f"(1.0f), "f"(t1298));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1299;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1300 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1301 = words_16 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1302;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1302) : "f"(t1300), "f"(1.0f), "f"(t1301));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1302;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1303 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1304 = words_19 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1305;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1305) : "f"(t1303), "f"(1.0f), "f"(t1304));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1305;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1306 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1307 = words_20 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1308;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1308) : "f"(t1306), "f"(1.0f), "f"(t1307));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1308;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1309 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1310 = words_23 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1311;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1311) : "f"(t1309), "f"(1.0f), "f"(t1310));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1311;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1312 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1313 = words_24 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1314;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1314) : "f"(t1312), "f"(1.0f), "f"(t1313));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1314;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1315 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1316 = words_27 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1317;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1317) : "f"(t1315), "f"(1.0f), "f"(t1316));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1317;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1318 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1319 = words_28 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1320;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1320) : "f"(t1318), "f"(1.0f), "f"(t1319));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1320;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1321 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1322 = words_31 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1323;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1323) : "f"(t1321), "f"(1.0f), "f"(t1322));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1323;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1324 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1325 = words_32 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1326;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1326) : "f"(t1324), "f"(1.0f), "f"(t1325));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1326;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1327 = acc_35 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1328 = words_35 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1329;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1329) : "f"(t1327), "f"(1.0f), "f"(t1328));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1329;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1330 = acc_36 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1331 = words_36 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1332;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1332) : "f"(t1330), "f"(1.0f), "f"(t1331));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1332;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1333 = acc_39 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1334 = words_39 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1335;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1335) : "f"(t1333), "f"(1.0f), "f"(t1334));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1335;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1336 = acc_40 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1337 = words_40 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1338;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1338) : "f"(t1336), "f"(1.0f), "f"(t1337));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1338;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1339 = acc_43 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1340 = words_43 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1341;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1341) : "f"(t1339), "f"(1.0f), "f"(t1340));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1341;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1342 = acc_44 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1343 = words_44 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1344;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1344) : "f"(t1342), "f"(1.0f), "f"(t1343));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1344;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1345 = acc_47 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1346 = words_47 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1347;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1347) : "f"(t1345), "f"(1.0f), "f"(t1346));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1347;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1348 = acc_48 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1349 = words_48 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1350;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1350) : "f"(t1348), "f"(1.0f), "f"(t1349));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1350;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1351 = acc_51 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1352 = words_51 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1353;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1353) : "f"(t1351), "f"(1.0f), "f"(t1352));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1353;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1354 = acc_52 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1355 = words_52 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1356;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1356) : "f"(t1354), "f"(1.0f), "f"(t1355));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1356;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1357 = acc_55 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1358 = words_55 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1359;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1359) : "f"(t1357), "f"(1.0f), "f"(t1358));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1359;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1360 = acc_56 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1361 = words_56 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1362;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1362) : "f"(t1360), "f"(1.0f), "f"(t1361));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1362;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1363 = acc_59 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1364 = words_59 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1365;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1365) : "f"(t1363), "f"(1.0f), "f"(t1364));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1365;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1366 = acc_60 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1367 = words_60 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1368;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1368) : "f"(t1366), "f"(1.0f), "f"(t1367));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1368;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1369 = acc_63 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1370 = words_63 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1371;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1371) : "f"(t1369), "f"(1.0f), "f"(t1370));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1371;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1372 = acc_64 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1373 = words_64 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1374;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1374) : "f"(t1372), "f"(1.0f), "f"(t1373));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1374;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1375 = ring + 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1376 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs_2 = t1375 + t1376;
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
            const bool t1447 = new_7 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1448 = new_7 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_7 = t1447 ? 0.0f : t1448;
            const f32 t1450 = -reference_7;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1451;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1451) : "f"(row_max), "f"(scale_log2), "f"(t1450));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_3) : "f"(t1451));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1453 = -reference_7;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1454;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1454) : "f"(words_133), "f"(scale_log2), "f"(t1453));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_3) : "f"(t1454));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_7;
            const f32 t1456 = row_sum * ours_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1457 = words_135 * other_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1458;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1458) : "f"(t1456), "f"(1.0f), "f"(t1457));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1458;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1459 = acc * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1460 = words_69 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1461;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1461) : "f"(t1459), "f"(1.0f), "f"(t1460));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1461;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1462 = acc_2 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1463 = words_70 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1464;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1464) : "f"(t1462), "f"(1.0f), "f"(t1463));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1464;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1465 = acc_5 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1466 = words_73 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1467;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1467) : "f"(t1465), "f"(1.0f), "f"(t1466));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1467;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1468 = acc_6 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1469 = words_74 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1470;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1470) : "f"(t1468), "f"(1.0f), "f"(t1469));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1470;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1471 = acc_9 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1472 = words_77 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1473;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1473) : "f"(t1471), "f"(1.0f), "f"(t1472));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1473;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1474 = acc_10 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1475 = words_78 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1476;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1476) : "f"(t1474), "f"(1.0f), "f"(t1475));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1476;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1477 = acc_13 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1478 = words_81 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1479;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1479) : "f"(t1477), "f"(1.0f), "f"(t1478));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1479;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1480 = acc_14 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1481 = words_82 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1482;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1482) : "f"(t1480), "f"(1.0f), "f"(t1481));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1482;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1483 = acc_17 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1484 = words_85 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1485;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1485) : "f"(t1483), "f"(1.0f), "f"(t1484));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1485;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1486 = acc_18 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1487 = words_86 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1488;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1488) : "f"(t1486), "f"(1.0f), "f"(t1487));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1488;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1489 = acc_21 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1490 = words_89 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1491;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1491) : "f"(t1489), "f"(1.0f), "f"(t1490));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1491;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1492 = acc_22 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1493 = words_90 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1494;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1494) : "f"(t1492), "f"(1.0f), "f"(t1493));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1494;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1495 = acc_25 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1496 = words_93 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1497;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1497) : "f"(t1495), "f"(1.0f), "f"(t1496));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1497;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1498 = acc_26 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1499 = words_94 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1500;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1500) : "f"(t1498), "f"(1.0f), "f"(t1499));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1500;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1501 = acc_29 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1502 = words_97 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1503;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1503) : "f"(t1501), "f"(1.0f), "f"(t1502));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1503;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1504 = acc_30 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1505 = words_98 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1506;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1506) : "f"(t1504), "f"(1.0f), "f"(t1505));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1506;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1507 = acc_33 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1508 = words_101 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1509;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1509) : "f"(t1507), "f"(1.0f), "f"(t1508));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t1509;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1510 = acc_34 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1511 = words_102 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1512;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1512) : "f"(t1510), "f"(1.0f), "f"(t1511));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t1512;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1513 = acc_37 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1514 = words_105 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1515;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1515) : "f"(t1513), "f"(1.0f), "f"(t1514));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t1515;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1516 = acc_38 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1517 = words_106 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1518;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1518) : "f"(t1516), "f"(1.0f), "f"(t1517));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t1518;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1519 = acc_41 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1520 = words_109 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1521;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1521) : "f"(t1519), "f"(1.0f), "f"(t1520));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t1521;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1522 = acc_42 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1523 = words_110 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1524;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1524) : "f"(t1522), "f"(1.0f), "f"(t1523));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t1524;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1525 = acc_45 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1526 = words_113 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1527;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1527) : "f"(t1525), "f"(1.0f), "f"(t1526));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t1527;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1528 = acc_46 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1529 = words_114 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1530;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1530) : "f"(t1528), "f"(1.0f), "f"(t1529));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t1530;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1531 = acc_49 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1532 = words_117 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1533;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1533) : "f"(t1531), "f"(1.0f), "f"(t1532));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t1533;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1534 = acc_50 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1535 = words_118 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1536;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1536) : "f"(t1534), "f"(1.0f), "f"(t1535));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t1536;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1537 = acc_53 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1538 = words_121 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1539;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1539) : "f"(t1537), "f"(1.0f), "f"(t1538));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1539;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1540 = acc_54 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1541 = words_122 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1542;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1542) : "f"(t1540), "f"(1.0f), "f"(t1541));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1542;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1543 = acc_57 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1544 = words_125 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1545;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1545) : "f"(t1543), "f"(1.0f), "f"(t1544));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1545;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1546 = acc_58 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1547 = words_126 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1548;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1548) : "f"(t1546), "f"(1.0f), "f"(t1547));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1548;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1549 = acc_61 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1550 = words_129 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1551;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1551) : "f"(t1549), "f"(1.0f), "f"(t1550));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1551;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1552 = acc_62 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1553 = words_130 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1554;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1554) : "f"(t1552), "f"(1.0f), "f"(t1553));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1554;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_8;
            asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(row_max_2), "f"(words_134));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1556 = new_8 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1557 = new_8 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_8 = t1556 ? 0.0f : t1557;
            const f32 t1559 = -reference_8;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1560;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1560) : "f"(row_max_2), "f"(scale_log2), "f"(t1559));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_4) : "f"(t1560));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1562 = -reference_8;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1563;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1563) : "f"(words_134), "f"(scale_log2), "f"(t1562));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_4) : "f"(t1563));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_8;
            const f32 t1565 = row_sum_2 * ours_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1566 = words_136 * other_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1567;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1567) : "f"(t1565), "f"(1.0f), "f"(t1566));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1567;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1568 = acc_3 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1569 = words_71 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1570;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1570) : "f"(t1568), "f"(1.0f), "f"(t1569));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1570;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1571 = acc_4 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1572 = words_72 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1573;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1573) : "f"(t1571), "f"(1.0f), "f"(t1572));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1573;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1574 = acc_7 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1575 = words_75 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1576;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1576) : "f"(t1574), "f"(1.0f), "f"(t1575));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1576;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1577 = acc_8 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1578 = words_76 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1579;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1579) : "f"(t1577), "f"(1.0f), "f"(t1578));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1579;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1580 = acc_11 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1581 = words_79 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1582;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1582) : "f"(t1580), "f"(1.0f), "f"(t1581));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1582;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1583 = acc_12 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1584 = words_80 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1585;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1585) : "f"(t1583), "f"(1.0f), "f"(t1584));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1585;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1586 = acc_15 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1587 = words_83 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1588;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1588) : "f"(t1586), "f"(1.0f), "f"(t1587));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1588;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1589 = acc_16 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1590 = words_84 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1591;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1591) : "f"(t1589), "f"(1.0f), "f"(t1590));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1591;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1592 = acc_19 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1593 = words_87 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1594;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1594) : "f"(t1592), "f"(1.0f), "f"(t1593));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1594;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1595 = acc_20 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1596 = words_88 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1597;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1597) : "f"(t1595), "f"(1.0f), "f"(t1596));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1597;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1598 = acc_23 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1599 = words_91 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1600;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1600) : "f"(t1598), "f"(1.0f), "f"(t1599));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1600;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1601 = acc_24 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1602 = words_92 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1603;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1603) : "f"(t1601), "f"(1.0f), "f"(t1602));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1603;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1604 = acc_27 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1605 = words_95 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1606;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1606) : "f"(t1604), "f"(1.0f), "f"(t1605));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1606;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1607 = acc_28 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1608 = words_96 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1609;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1609) : "f"(t1607), "f"(1.0f), "f"(t1608));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1609;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1610 = acc_31 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1611 = words_99 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1612;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1612) : "f"(t1610), "f"(1.0f), "f"(t1611));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1612;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1613 = acc_32 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1614 = words_100 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1615;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1615) : "f"(t1613), "f"(1.0f), "f"(t1614));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1615;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1616 = acc_35 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1617 = words_103 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1618;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1618) : "f"(t1616), "f"(1.0f), "f"(t1617));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1618;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1619 = acc_36 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1620 = words_104 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1621;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1621) : "f"(t1619), "f"(1.0f), "f"(t1620));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1621;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1622 = acc_39 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1623 = words_107 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1624;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1624) : "f"(t1622), "f"(1.0f), "f"(t1623));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1624;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1625 = acc_40 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1626 = words_108 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1627;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1627) : "f"(t1625), "f"(1.0f), "f"(t1626));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1627;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1628 = acc_43 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1629 = words_111 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1630;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1630) : "f"(t1628), "f"(1.0f), "f"(t1629));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1630;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1631 = acc_44 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1632 = words_112 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1633;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1633) : "f"(t1631), "f"(1.0f), "f"(t1632));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1633;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1634 = acc_47 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1635 = words_115 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1636;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1636) : "f"(t1634), "f"(1.0f), "f"(t1635));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1636;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1637 = acc_48 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1638 = words_116 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1639;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1639) : "f"(t1637), "f"(1.0f), "f"(t1638));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1639;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1640 = acc_51 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1641 = words_119 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1642;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1642) : "f"(t1640), "f"(1.0f), "f"(t1641));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1642;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1643 = acc_52 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1644 = words_120 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1645;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1645) : "f"(t1643), "f"(1.0f), "f"(t1644));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1645;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1646 = acc_55 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1647 = words_123 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1648;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1648) : "f"(t1646), "f"(1.0f), "f"(t1647));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1648;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1649 = acc_56 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1650 = words_124 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1651;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1651) : "f"(t1649), "f"(1.0f), "f"(t1650));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1651;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1652 = acc_59 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1653 = words_127 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1654;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1654) : "f"(t1652), "f"(1.0f), "f"(t1653));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1654;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1655 = acc_60 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1656 = words_128 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1657;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1657) : "f"(t1655), "f"(1.0f), "f"(t1656));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1657;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1658 = acc_63 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1659 = words_131 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1660;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1660) : "f"(t1658), "f"(1.0f), "f"(t1659));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1660;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1661 = acc_64 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1662 = words_132 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1663;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1663) : "f"(t1661), "f"(1.0f), "f"(t1662));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1663;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1664 = ring + 17408u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1665 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs_3 = t1664 + t1665;
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
            const bool t1736 = new_9 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1737 = new_9 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_9 = t1736 ? 0.0f : t1737;
            const f32 t1739 = -reference_9;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1740;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1740) : "f"(row_max), "f"(scale_log2), "f"(t1739));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_5) : "f"(t1740));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1742 = -reference_9;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1743;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1743) : "f"(words_201), "f"(scale_log2), "f"(t1742));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_5) : "f"(t1743));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_9;
            const f32 t1745 = row_sum * ours_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1746 = words_203 * other_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1747;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1747) : "f"(t1745), "f"(1.0f), "f"(t1746));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1747;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1748 = acc * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1749 = words_137 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1750;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1750) : "f"(t1748), "f"(1.0f), "f"(t1749));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1750;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1751 = acc_2 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1752 = words_138 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1753;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1753) : "f"(t1751), "f"(1.0f), "f"(t1752));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1753;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1754 = acc_5 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1755 = words_141 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1756;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1756) : "f"(t1754), "f"(1.0f), "f"(t1755));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1756;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1757 = acc_6 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1758 = words_142 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1759;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1759) : "f"(t1757), "f"(1.0f), "f"(t1758));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1759;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1760 = acc_9 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1761 = words_145 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1762;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1762) : "f"(t1760), "f"(1.0f), "f"(t1761));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1762;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1763 = acc_10 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1764 = words_146 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1765;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1765) : "f"(t1763), "f"(1.0f), "f"(t1764));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1765;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1766 = acc_13 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1767 = words_149 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1768;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1768) : "f"(t1766), "f"(1.0f), "f"(t1767));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1768;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1769 = acc_14 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1770 = words_150 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1771;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1771) : "f"(t1769), "f"(1.0f), "f"(t1770));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1771;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1772 = acc_17 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1773 = words_153 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1774;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1774) : "f"(t1772), "f"(1.0f), "f"(t1773));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1774;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1775 = acc_18 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1776 = words_154 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1777;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1777) : "f"(t1775), "f"(1.0f), "f"(t1776));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1777;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1778 = acc_21 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1779 = words_157 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1780;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1780) : "f"(t1778), "f"(1.0f), "f"(t1779));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1780;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1781 = acc_22 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1782 = words_158 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1783;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1783) : "f"(t1781), "f"(1.0f), "f"(t1782));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1783;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1784 = acc_25 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1785 = words_161 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1786;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1786) : "f"(t1784), "f"(1.0f), "f"(t1785));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1786;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1787 = acc_26 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1788 = words_162 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1789;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1789) : "f"(t1787), "f"(1.0f), "f"(t1788));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1789;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1790 = acc_29 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1791 = words_165 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1792;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1792) : "f"(t1790), "f"(1.0f), "f"(t1791));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1792;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1793 = acc_30 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1794 = words_166 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1795;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1795) : "f"(t1793), "f"(1.0f), "f"(t1794));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1795;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1796 = acc_33 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1797 = words_169 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1798;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1798) : "f"(t1796), "f"(1.0f), "f"(t1797));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t1798;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1799 = acc_34 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1800 = words_170 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1801;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1801) : "f"(t1799), "f"(1.0f), "f"(t1800));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t1801;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1802 = acc_37 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1803 = words_173 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1804;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1804) : "f"(t1802), "f"(1.0f), "f"(t1803));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t1804;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1805 = acc_38 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1806 = words_174 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1807;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1807) : "f"(t1805), "f"(1.0f), "f"(t1806));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t1807;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1808 = acc_41 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1809 = words_177 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1810;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1810) : "f"(t1808), "f"(1.0f), "f"(t1809));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t1810;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1811 = acc_42 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1812 = words_178 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1813;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1813) : "f"(t1811), "f"(1.0f), "f"(t1812));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t1813;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1814 = acc_45 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1815 = words_181 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1816;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1816) : "f"(t1814), "f"(1.0f), "f"(t1815));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t1816;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1817 = acc_46 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1818 = words_182 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1819;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1819) : "f"(t1817), "f"(1.0f), "f"(t1818));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t1819;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1820 = acc_49 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1821 = words_185 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1822;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1822) : "f"(t1820), "f"(1.0f), "f"(t1821));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t1822;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1823 = acc_50 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1824 = words_186 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1825;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1825) : "f"(t1823), "f"(1.0f), "f"(t1824));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t1825;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1826 = acc_53 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1827 = words_189 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1828;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1828) : "f"(t1826), "f"(1.0f), "f"(t1827));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1828;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1829 = acc_54 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1830 = words_190 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1831;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1831) : "f"(t1829), "f"(1.0f), "f"(t1830));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1831;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1832 = acc_57 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1833 = words_193 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1834;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1834) : "f"(t1832), "f"(1.0f), "f"(t1833));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1834;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1835 = acc_58 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1836 = words_194 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1837;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1837) : "f"(t1835), "f"(1.0f), "f"(t1836));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1837;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1838 = acc_61 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1839 = words_197 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1840;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1840) : "f"(t1838), "f"(1.0f), "f"(t1839));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1840;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1841 = acc_62 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1842 = words_198 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1843;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1843) : "f"(t1841), "f"(1.0f), "f"(t1842));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1843;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_10;
            asm("max.f32 %0, %1, %2;" : "=f"(new_10) : "f"(row_max_2), "f"(words_202));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1845 = new_10 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1846 = new_10 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_10 = t1845 ? 0.0f : t1846;
            const f32 t1848 = -reference_10;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1849;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1849) : "f"(row_max_2), "f"(scale_log2), "f"(t1848));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_6) : "f"(t1849));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1851 = -reference_10;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1852;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1852) : "f"(words_202), "f"(scale_log2), "f"(t1851));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_6) : "f"(t1852));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_10;
            const f32 t1854 = row_sum_2 * ours_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1855 = words_204 * other_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1856;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1856) : "f"(t1854), "f"(1.0f), "f"(t1855));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1856;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1857 = acc_3 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1858 = words_139 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1859;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1859) : "f"(t1857), "f"(1.0f), "f"(t1858));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1859;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1860 = acc_4 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1861 = words_140 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1862;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1862) : "f"(t1860), "f"(1.0f), "f"(t1861));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1862;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1863 = acc_7 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1864 = words_143 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1865;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1865) : "f"(t1863), "f"(1.0f), "f"(t1864));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1865;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1866 = acc_8 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1867 = words_144 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1868;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1868) : "f"(t1866), "f"(1.0f), "f"(t1867));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1868;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1869 = acc_11 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1870 = words_147 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1871;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1871) : "f"(t1869), "f"(1.0f), "f"(t1870));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1871;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1872 = acc_12 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1873 = words_148 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1874;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1874) : "f"(t1872), "f"(1.0f), "f"(t1873));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1874;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1875 = acc_15 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1876 = words_151 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1877;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1877) : "f"(t1875), "f"(1.0f), "f"(t1876));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1877;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1878 = acc_16 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1879 = words_152 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1880;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1880) : "f"(t1878), "f"(1.0f), "f"(t1879));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1880;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1881 = acc_19 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1882 = words_155 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1883;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1883) : "f"(t1881), "f"(1.0f), "f"(t1882));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1883;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1884 = acc_20 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1885 = words_156 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1886;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1886) : "f"(t1884), "f"(1.0f), "f"(t1885));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1886;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1887 = acc_23 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1888 = words_159 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1889;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1889) : "f"(t1887), "f"(1.0f), "f"(t1888));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1889;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1890 = acc_24 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1891 = words_160 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1892;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1892) : "f"(t1890), "f"(1.0f), "f"(t1891));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1892;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1893 = acc_27 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1894 = words_163 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1895;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1895) : "f"(t1893), "f"(1.0f), "f"(t1894));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1895;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1896 = acc_28 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1897 = words_164 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1898;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1898) : "f"(t1896), "f"(1.0f), "f"(t1897));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1898;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1899 = acc_31 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1900 = words_167 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1901;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1901) : "f"(t1899), "f"(1.0f), "f"(t1900));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1901;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1902 = acc_32 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1903 = words_168 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1904;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1904) : "f"(t1902), "f"(1.0f), "f"(t1903));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1904;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1905 = acc_35 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1906 = words_171 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1907;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1907) : "f"(t1905), "f"(1.0f), "f"(t1906));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1907;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1908 = acc_36 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1909 = words_172 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1910;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1910) : "f"(t1908), "f"(1.0f), "f"(t1909));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1910;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1911 = acc_39 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1912 = words_175 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1913;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1913) : "f"(t1911), "f"(1.0f), "f"(t1912));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1913;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1914 = acc_40 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1915 = words_176 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1916;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1916) : "f"(t1914), "f"(1.0f), "f"(t1915));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1916;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1917 = acc_43 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1918 = words_179 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1919;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1919) : "f"(t1917), "f"(1.0f), "f"(t1918));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1919;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1920 = acc_44 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1921 = words_180 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1922;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1922) : "f"(t1920), "f"(1.0f), "f"(t1921));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1922;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1923 = acc_47 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1924 = words_183 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1925;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1925) : "f"(t1923), "f"(1.0f), "f"(t1924));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1925;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1926 = acc_48 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1927 = words_184 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1928;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1928) : "f"(t1926), "f"(1.0f), "f"(t1927));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1928;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1929 = acc_51 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1930 = words_187 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1931;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1931) : "f"(t1929), "f"(1.0f), "f"(t1930));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1931;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1932 = acc_52 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1933 = words_188 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1934;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1934) : "f"(t1932), "f"(1.0f), "f"(t1933));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1934;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1935 = acc_55 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1936 = words_191 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1937;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1937) : "f"(t1935), "f"(1.0f), "f"(t1936));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1937;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1938 = acc_56 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1939 = words_192 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1940;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1940) : "f"(t1938), "f"(1.0f), "f"(t1939));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1940;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1941 = acc_59 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1942 = words_195 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1943;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1943) : "f"(t1941), "f"(1.0f), "f"(t1942));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1943;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1944 = acc_60 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1945 = words_196 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1946;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1946) : "f"(t1944), "f"(1.0f), "f"(t1945));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1946;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1947 = acc_63 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1948 = words_199 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1949;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1949) : "f"(t1947), "f"(1.0f), "f"(t1948));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1949;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1950 = acc_64 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1951 = words_200 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1952;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1952) : "f"(t1950), "f"(1.0f), "f"(t1951));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1952;
        }
#line 140 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t1953 = t24 == 1u;
#line 140 "fa-kernels/src/attention/forward/decode/tile.rs"
        if (t1953) {
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1954 = warp == 0u;
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1954) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1955;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1955) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1955;
                f32 t1957;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1957) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1958 = pair_5 + t1957;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1958;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1959;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1959) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1959;
                f32 t1961;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1961) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1962 = pair_6 + t1961;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1962;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1963 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1964;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1964) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1963 ? 0.0f : t1964;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1966 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t1966;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1967 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1967;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1968 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1968;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1969 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1969;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1970 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1970;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1971 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1971;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1972 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1972;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1973 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1973;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1974 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1974;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1975 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1975;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1976 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1976;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1977 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1977;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1978 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1978;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1979 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1979;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1980 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1980;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1981 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1981;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1982 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t1982;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1983 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t1983;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1984 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t1984;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1985 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t1985;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1986 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t1986;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1987 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t1987;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1988 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t1988;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1989 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t1989;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1990 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t1990;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1991 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t1991;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1992 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t1992;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1993 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t1993;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1994 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t1994;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1995 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t1995;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1996 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t1996;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1997 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t1997;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1998 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1999;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1999) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1998 ? 0.0f : t1999;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2001 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2001;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2002 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2002;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2003 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2003;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2004 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2004;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2005 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2005;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2006 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2006;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2007 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2007;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2008 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2008;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2009 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2009;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2010 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2010;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2011 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2011;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2012 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2012;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2013 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2013;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2014 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2014;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2015 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2015;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2016 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2016;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2017 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2017;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2018 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2018;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2019 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2019;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2020 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2020;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2021 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2021;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2022 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2022;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2023 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2023;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2024 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2024;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2025 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2025;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2026 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2026;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2027 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2027;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2028 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2028;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2029 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2029;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2030 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2030;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2031 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2031;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2032 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2032;
#line 184 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2033 = smem_1 + 2048u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2034 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2035 = t2034 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2036 = 0u ^ t2035;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2037 = t2034 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2038 = t2036 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2039 = t2037 + t2038;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2040 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2041 = t2040 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2042 = t2039 + t2041;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2043;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2043) : "f"(acc), "f"(acc_2));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2044 = smem_1 + t2042;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2044), "r"(t2043) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2045;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2045) : "f"(acc_5), "f"(acc_6));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2046 = t2042 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2047 = smem_1 + t2046;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2047), "r"(t2045) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2048;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2048) : "f"(acc_9), "f"(acc_10));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2049 = t2042 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2050 = smem_1 + t2049;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2050), "r"(t2048) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2051;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2051) : "f"(acc_13), "f"(acc_14));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2052 = t2042 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2053 = smem_1 + t2052;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2053), "r"(t2051) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2054;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2054) : "f"(acc_17), "f"(acc_18));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2055 = t2042 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2056 = smem_1 + t2055;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2056), "r"(t2054) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2057;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2057) : "f"(acc_21), "f"(acc_22));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2058 = t2042 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2059 = smem_1 + t2058;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2059), "r"(t2057) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2060;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2060) : "f"(acc_25), "f"(acc_26));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2061 = t2042 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2062 = smem_1 + t2061;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2062), "r"(t2060) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2063;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2063) : "f"(acc_29), "f"(acc_30));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2064 = t2042 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2065 = smem_1 + t2064;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2065), "r"(t2063) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2066 = t2034 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2067 = 0u ^ t2066;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2068 = t2034 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2069 = t2067 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2070 = t2068 + t2069;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2071 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2072 = t2071 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2073 = t2070 + t2072;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2074;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2074) : "f"(acc_33), "f"(acc_34));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2075 = t2033 + t2073;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2075), "r"(t2074) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2076;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2076) : "f"(acc_37), "f"(acc_38));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2077 = t2073 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2078 = t2033 + t2077;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2078), "r"(t2076) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2079;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2079) : "f"(acc_41), "f"(acc_42));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2080 = t2073 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2081 = t2033 + t2080;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2081), "r"(t2079) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2082;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2082) : "f"(acc_45), "f"(acc_46));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2083 = t2073 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2084 = t2033 + t2083;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2084), "r"(t2082) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2085;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2085) : "f"(acc_49), "f"(acc_50));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2086 = t2073 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2087 = t2033 + t2086;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2087), "r"(t2085) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2088;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2088) : "f"(acc_53), "f"(acc_54));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2089 = t2073 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2090 = t2033 + t2089;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2090), "r"(t2088) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2091;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2091) : "f"(acc_57), "f"(acc_58));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2092 = t2073 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2093 = t2033 + t2092;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2093), "r"(t2091) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2094;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2094) : "f"(acc_61), "f"(acc_62));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2095 = t2073 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2096 = t2033 + t2095;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2096), "r"(t2094) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2097 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2098 = t2097 + 8u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2099 = t2098 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2100 = 0u ^ t2099;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2101 = t2098 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2102 = t2100 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2103 = t2101 + t2102;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2104 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2105 = t2104 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2106 = t2103 + t2105;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2107;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2107) : "f"(acc_3), "f"(acc_4));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2108 = smem_1 + t2106;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2108), "r"(t2107) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2109;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2109) : "f"(acc_7), "f"(acc_8));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2110 = t2106 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2111 = smem_1 + t2110;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2111), "r"(t2109) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2112;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2112) : "f"(acc_11), "f"(acc_12));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2113 = t2106 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2114 = smem_1 + t2113;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2114), "r"(t2112) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2115;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2115) : "f"(acc_15), "f"(acc_16));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2116 = t2106 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2117 = smem_1 + t2116;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2117), "r"(t2115) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2118;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2118) : "f"(acc_19), "f"(acc_20));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2119 = t2106 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2120 = smem_1 + t2119;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2120), "r"(t2118) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2121;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2121) : "f"(acc_23), "f"(acc_24));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2122 = t2106 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2123 = smem_1 + t2122;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2123), "r"(t2121) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2124;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2124) : "f"(acc_27), "f"(acc_28));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2125 = t2106 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2126 = smem_1 + t2125;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2126), "r"(t2124) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2127;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(acc_31), "f"(acc_32));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2128 = t2106 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2129 = smem_1 + t2128;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2129), "r"(t2127) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2130 = t2098 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2131 = 0u ^ t2130;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2132 = t2098 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2133 = t2131 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2134 = t2132 + t2133;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2135 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2136 = t2135 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2137 = t2134 + t2136;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2138;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2138) : "f"(acc_35), "f"(acc_36));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2139 = t2033 + t2137;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2139), "r"(t2138) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2140;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2140) : "f"(acc_39), "f"(acc_40));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2141 = t2137 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2142 = t2033 + t2141;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2142), "r"(t2140) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2143;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2143) : "f"(acc_43), "f"(acc_44));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2144 = t2137 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2145 = t2033 + t2144;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2145), "r"(t2143) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2146;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2146) : "f"(acc_47), "f"(acc_48));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2147 = t2137 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2148 = t2033 + t2147;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2148), "r"(t2146) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2149;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2149) : "f"(acc_51), "f"(acc_52));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2150 = t2137 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2151 = t2033 + t2150;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2151), "r"(t2149) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2152;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2152) : "f"(acc_55), "f"(acc_56));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2153 = t2137 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2154 = t2033 + t2153;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2154), "r"(t2152) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2155;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2155) : "f"(acc_59), "f"(acc_60));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2156 = t2137 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2157 = t2033 + t2156;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2157), "r"(t2155) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2158;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2158) : "f"(acc_63), "f"(acc_64));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2159 = t2137 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2160 = t2033 + t2159;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2160), "r"(t2158) : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2161 = head_dim >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2162 = lane >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2163 = lane & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2164 = t2162 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2165 = t2163 < t2161;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2166 = t2164 & t2165;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2166) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2167 = t2162 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2168 = t2163 ^ t2167;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2169 = t2162 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2170 = t2168 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2171 = t2169 + t2170;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2172 = smem_1 + t2171;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2172) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2173 = first + t2162;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2174 = t2173 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2175 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2176 = first + t2162;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2177 = t2176 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2178 = t2175 + t2177;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2179 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2180 = t2179 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2181 = t2180 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2182 = o + t2181;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2183 = (u64)t2174;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2184 = t2183 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2185 = t2184 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2186 = t2182 + t2185;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2187 = (u64)t2178;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2188 = t2187 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2189 = t2188 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2190 = t2186 + t2189;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2191 = (u64)t2163 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2192 = t2190 + t2191;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2192), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2193 = t2162 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2194 = t2193 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2195 = t2163 < t2161;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2196 = t2194 & t2195;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2196) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2197 = t2193 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2198 = t2163 ^ t2197;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2199 = t2193 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2200 = t2198 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2201 = t2199 + t2200;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2202 = smem_1 + t2201;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2202) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2203 = first + t2193;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2204 = t2203 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2205 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2206 = first + t2193;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2207 = t2206 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2208 = t2205 + t2207;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2209 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2210 = t2209 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2211 = t2210 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2212 = o + t2211;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2213 = (u64)t2204;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2214 = t2213 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2215 = t2214 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2216 = t2212 + t2215;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2217 = (u64)t2208;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2218 = t2217 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2219 = t2218 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2220 = t2216 + t2219;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2221 = (u64)t2163 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2222 = t2220 + t2221;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2222), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2223 = t2162 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2224 = t2223 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2225 = t2163 < t2161;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2226 = t2224 & t2225;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2226) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2227 = t2223 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2228 = t2163 ^ t2227;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2229 = t2223 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2230 = t2228 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2231 = t2229 + t2230;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2232 = smem_1 + t2231;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2232) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2233 = first + t2223;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2234 = t2233 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2235 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2236 = first + t2223;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2237 = t2236 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2238 = t2235 + t2237;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2239 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2240 = t2239 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2241 = t2240 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2242 = o + t2241;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2243 = (u64)t2234;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2244 = t2243 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2245 = t2244 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2246 = t2242 + t2245;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2247 = (u64)t2238;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2248 = t2247 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2249 = t2248 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2250 = t2246 + t2249;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2251 = (u64)t2163 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2252 = t2250 + t2251;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2252), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2253 = t2162 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2254 = t2253 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2255 = t2163 < t2161;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2256 = t2254 & t2255;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2256) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2257 = t2253 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2258 = t2163 ^ t2257;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2259 = t2253 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2260 = t2258 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2261 = t2259 + t2260;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2262 = smem_1 + t2261;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2262) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2263 = first + t2253;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2264 = t2263 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2265 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2266 = first + t2253;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2267 = t2266 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2268 = t2265 + t2267;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2269 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2270 = t2269 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2271 = t2270 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2272 = o + t2271;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2273 = (u64)t2264;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2274 = t2273 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2275 = t2274 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2276 = t2272 + t2275;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2277 = (u64)t2268;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2278 = t2277 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2279 = t2278 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2280 = t2276 + t2279;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2281 = (u64)t2163 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2282 = t2280 + t2281;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2282), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2283 = smem_1 + 2048u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2284 = t2162 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2285 = t2163 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2286 = t2285 < t2161;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2287 = t2284 & t2286;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2287) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2288 = t2162 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2289 = t2163 ^ t2288;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2290 = t2162 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2291 = t2289 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2292 = t2290 + t2291;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2293 = t2283 + t2292;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2293) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2294 = first + t2162;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2295 = t2294 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2296 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2297 = first + t2162;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2298 = t2297 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2299 = t2296 + t2298;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2300 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2301 = t2300 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2302 = t2301 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2303 = o + t2302;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2304 = (u64)t2295;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2305 = t2304 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2306 = t2305 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2307 = t2303 + t2306;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2308 = (u64)t2299;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2309 = t2308 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2310 = t2309 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2311 = t2307 + t2310;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2312 = (u64)t2163 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2313 = t2311 + t2312;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2313), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2314 = t2162 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2315 = t2314 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2316 = t2163 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2317 = t2316 < t2161;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2318 = t2315 & t2317;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2318) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2319 = t2314 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2320 = t2163 ^ t2319;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2321 = t2314 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2322 = t2320 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2323 = t2321 + t2322;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2324 = t2283 + t2323;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2324) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2325 = first + t2314;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2326 = t2325 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2327 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2328 = first + t2314;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2329 = t2328 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2330 = t2327 + t2329;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2331 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2332 = t2331 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2333 = t2332 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2334 = o + t2333;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2335 = (u64)t2326;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2336 = t2335 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2337 = t2336 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2338 = t2334 + t2337;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2339 = (u64)t2330;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2340 = t2339 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2341 = t2340 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2342 = t2338 + t2341;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2343 = (u64)t2163 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2344 = t2342 + t2343;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2344), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2345 = t2162 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2346 = t2345 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2347 = t2163 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2348 = t2347 < t2161;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2349 = t2346 & t2348;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2349) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2350 = t2345 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2351 = t2163 ^ t2350;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2352 = t2345 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2353 = t2351 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2354 = t2352 + t2353;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2355 = t2283 + t2354;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2355) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2356 = first + t2345;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2357 = t2356 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2358 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2359 = first + t2345;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2360 = t2359 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2361 = t2358 + t2360;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2362 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2363 = t2362 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2364 = t2363 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2365 = o + t2364;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2366 = (u64)t2357;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2367 = t2366 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2368 = t2367 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2369 = t2365 + t2368;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2370 = (u64)t2361;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2371 = t2370 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2372 = t2371 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2373 = t2369 + t2372;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2374 = (u64)t2163 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2375 = t2373 + t2374;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2375), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2376 = t2162 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2377 = t2376 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2378 = t2163 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2379 = t2378 < t2161;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2380 = t2377 & t2379;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2380) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2381 = t2376 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2382 = t2163 ^ t2381;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2383 = t2376 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2384 = t2382 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2385 = t2383 + t2384;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2386 = t2283 + t2385;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2386) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2387 = first + t2376;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2388 = t2387 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2389 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2390 = first + t2376;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2391 = t2390 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2392 = t2389 + t2391;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2393 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2394 = t2393 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2395 = t2394 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2396 = o + t2395;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2397 = (u64)t2388;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2398 = t2397 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2399 = t2398 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2400 = t2396 + t2399;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2401 = (u64)t2392;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2402 = t2401 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2403 = t2402 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2404 = t2400 + t2403;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2405 = (u64)t2163 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2406 = t2404 + t2405;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2406), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_33 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2408 = row_33 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2409 = first + row_33;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2410 = t2409 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2411 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2412 = first + row_33;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2413 = t2412 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2414 = t2411 + t2413;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2415;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2415) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2416;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2416) : "f"(row_max), "f"(scale_log2), "f"(t2415));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2416 * 0.6931472f;
                const bool t2418 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t2418 ? __uint_as_float(0xff800000u) : lse_2;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2420 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2421 = t2420 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2422 = t2408 & t2421;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2422) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2423 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2424 = t2423 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2425 = t2424 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2426 = lse + t2425;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2427 = (u64)t2414;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2428 = t2427 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2429 = t2428 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2430 = t2426 + t2429;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2431 = (u64)t2410;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2432 = t2431 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2433 = t2432 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2434 = t2430 + t2433;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2434), "f"(value) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2435 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_34 = t2435 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2437 = row_34 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2438 = first + row_34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2439 = t2438 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2440 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2441 = first + row_34;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2442 = t2441 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2443 = t2440 + t2442;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2444;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2444) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2445;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2445) : "f"(row_max_2), "f"(scale_log2), "f"(t2444));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2445 * 0.6931472f;
                const bool t2447 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t2447 ? __uint_as_float(0xff800000u) : lse_3;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2449 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2450 = t2449 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2451 = t2437 & t2450;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2451) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2452 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2453 = t2452 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2454 = t2453 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2455 = lse + t2454;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2456 = (u64)t2443;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2457 = t2456 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2458 = t2457 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2459 = t2455 + t2458;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2460 = (u64)t2439;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2461 = t2460 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2462 = t2461 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2463 = t2459 + t2462;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2463), "f"(value_2) : "memory");
                }
            }
        } else {
#line 40 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2464 = warp == 0u;
#line 40 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2464) {
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2465 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2466 = t2465 < t12;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2466) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2467 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2468 = t2467 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2469 = t2468 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2470 = partials + t2469;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2471 = (u64)split;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2472 = t2471 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2473 = t2472 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2474 = t2470 + t2473;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2475 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2476 = t2475 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2477 = t2474 + t2476;
                    const u64 t2478 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2479 = t2477 + t2478;
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2479), "f"(acc) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2479), "f"(acc_2) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2479), "f"(acc_5) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2479), "f"(acc_6) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2479), "f"(acc_9) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2479), "f"(acc_10) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2479), "f"(acc_13) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2479), "f"(acc_14) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2479), "f"(acc_17) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2479), "f"(acc_18) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2479), "f"(acc_21) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2479), "f"(acc_22) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2479), "f"(acc_25) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2479), "f"(acc_26) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2479), "f"(acc_29) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2479), "f"(acc_30) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2479), "f"(acc_33) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2479), "f"(acc_34) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2479), "f"(acc_37) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2479), "f"(acc_38) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2479), "f"(acc_41) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2479), "f"(acc_42) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2479), "f"(acc_45) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2479), "f"(acc_46) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2479), "f"(acc_49) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2479), "f"(acc_50) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2479), "f"(acc_53) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2479), "f"(acc_54) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2479), "f"(acc_57) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2479), "f"(acc_58) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2479), "f"(acc_61) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2479), "f"(acc_62) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2479), "f"(row_max) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2479), "f"(row_sum) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2480 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2481 = t2480 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2482 = t2481 < t12;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2482) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2483 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2484 = t2483 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2485 = t2484 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2486 = partials + t2485;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2487 = (u64)split;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2488 = t2487 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2489 = t2488 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2490 = t2486 + t2489;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2491 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2492 = t2491 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2493 = t2490 + t2492;
                    const u64 t2494 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2495 = t2493 + t2494;
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2495), "f"(acc_3) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2495), "f"(acc_4) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2495), "f"(acc_7) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2495), "f"(acc_8) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2495), "f"(acc_11) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2495), "f"(acc_12) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2495), "f"(acc_15) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2495), "f"(acc_16) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2495), "f"(acc_19) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2495), "f"(acc_20) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2495), "f"(acc_23) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2495), "f"(acc_24) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2495), "f"(acc_27) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2495), "f"(acc_28) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2495), "f"(acc_31) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2495), "f"(acc_32) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2495), "f"(acc_35) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2495), "f"(acc_36) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2495), "f"(acc_39) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2495), "f"(acc_40) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2495), "f"(acc_43) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2495), "f"(acc_44) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2495), "f"(acc_47) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2495), "f"(acc_48) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2495), "f"(acc_51) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2495), "f"(acc_52) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2495), "f"(acc_55) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2495), "f"(acc_56) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2495), "f"(acc_59) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2495), "f"(acc_60) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2495), "f"(acc_63) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2495), "f"(acc_64) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2495), "f"(row_max_2) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2495), "f"(row_sum_2) : "memory");
                }
            }
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2496 = (u64)tile;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2497 = t2496 * arrived_stride0;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2498 = t2497 * 4ull;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2499 = arrived + t2498;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2500 = t24 - 1u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2501 = (u32)__cvta_generic_to_shared(smem);
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2502 = t2501 + 69632u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2503 = threadIdx.x;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2504 = t2503 == 0u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2504) {
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2505;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2505) : "l"(t2499), "r"(t2500) : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2502), "r"(t2505) : "memory");
            }
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t2506;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2506) : "r"(t2502) : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2507 = t2506 == t2500;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2507) {
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
                    const bool t2508 = split_2 < t24;
                    if (!t2508) break;
#line 83 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 last_3 = t24 - 1u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2510 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2511 = t2510 < t12;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2511) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2512 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2513 = t2512 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2514 = t2513 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2515 = partials + t2514;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2516 = (u64)split_2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2517 = t2516 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2518 = t2517 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2519 = t2515 + t2518;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2520 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2521 = t2520 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2522 = t2519 + t2521;
                        const u64 t2523 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2524 = t2522 + t2523;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_2;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_2) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_3;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_3) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_4;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_4) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_5;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_5) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_6;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_6) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_7;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_7) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_8;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_8) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_9;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_9) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_10;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_10) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_11;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_11) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_12;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_12) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_13;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_13) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_14;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_14) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_15;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_15) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_16;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_16) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_17;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_17) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_18;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_18) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_19;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_19) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_20;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_20) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_21;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_21) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_22;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_22) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_23;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_23) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_24;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_24) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_25;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_25) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_26;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_26) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_27;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_27) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_28;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_28) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_29;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_29) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_30;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_30) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_31;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_31) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_32;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_32) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_33;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_33) : "l"(t2524) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_34;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_34) : "l"(t2524) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2559 = split_2 + 4u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2560 = t2559 < last_3 ? t2559 : last_3;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2561 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2562 = t2561 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2563 = t2562 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2564 = partials + t2563;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2565 = (u64)t2560;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2566 = t2565 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2567 = t2566 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2568 = t2564 + t2567;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2569 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2570 = t2569 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2571 = t2568 + t2570;
                        const u64 t2572 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2573 = t2571 + t2572;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_35;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_35) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_36;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_36) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_37;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_37) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_38;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_38) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_39;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_39) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_40;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_40) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_41;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_41) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_42;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_42) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_43;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_43) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_44;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_44) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_45;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_45) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_46;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_46) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_47;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_47) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_48;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_48) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_49;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_49) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_50;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_50) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_51;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_51) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_52;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_52) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_53;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_53) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_54;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_54) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_55;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_55) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_56;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_56) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_57;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_57) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_58;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_58) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_59;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_59) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_60;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_60) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_61;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_61) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_62;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_62) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_63;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_63) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_64;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_64) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_65;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_65) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_66;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_66) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_67;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_67) : "l"(t2573) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_68;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_68) : "l"(t2573) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2608 = split_2 + 8u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2609 = t2608 < last_3 ? t2608 : last_3;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2610 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2611 = t2610 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2612 = t2611 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2613 = partials + t2612;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2614 = (u64)t2609;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2615 = t2614 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2616 = t2615 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2617 = t2613 + t2616;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2618 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2619 = t2618 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2620 = t2617 + t2619;
                        const u64 t2621 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2622 = t2620 + t2621;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_69;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_69) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_70;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_70) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_71;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_71) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_72;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_72) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_73;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_73) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_74;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_74) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_75;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_75) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_76;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_76) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_77;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_77) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_78;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_78) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_79;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_79) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_80;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_80) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_81;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_81) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_82;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_82) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_83;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_83) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_84;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_84) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_85;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_85) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_86;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_86) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_87;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_87) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_88;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_88) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_89;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_89) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_90;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_90) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_91;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_91) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_92;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_92) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_93;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_93) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_94;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_94) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_95;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_95) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_96;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_96) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_97;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_97) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_98;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_98) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_99;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_99) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_100;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_100) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_101;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_101) : "l"(t2622) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_102;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_102) : "l"(t2622) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2657 = split_2 + 12u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2658 = t2657 < last_3 ? t2657 : last_3;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2659 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2660 = t2659 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2661 = t2660 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2662 = partials + t2661;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2663 = (u64)t2658;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2664 = t2663 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2665 = t2664 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2666 = t2662 + t2665;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2667 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2668 = t2667 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2669 = t2666 + t2668;
                        const u64 t2670 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2671 = t2669 + t2670;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_103;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_103) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_104;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_104) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_105;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_105) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_106;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_106) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_107;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_107) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_108;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_108) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_109;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_109) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_110;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_110) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_111;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_111) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_112;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_112) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_113;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_113) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_114;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_114) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_115;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_115) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_116;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_116) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_117;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_117) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_118;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_118) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_119;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_119) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_120;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_120) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_121;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_121) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_122;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_122) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_123;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_123) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_124;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_124) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_125;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_125) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_126;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_126) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_127;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_127) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_128;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_128) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_129;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_129) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_130;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_130) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_131;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_131) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_132;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_132) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_133;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_133) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_134;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_134) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_135;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_135) : "l"(t2671) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_136;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_136) : "l"(t2671) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_11;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_11) : "f"(row_max), "f"(parts_33));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2707 = new_11 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2708 = new_11 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_11 = t2707 ? 0.0f : t2708;
                        const f32 t2710 = -reference_11;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2711) : "f"(row_max), "f"(scale_log2), "f"(t2710));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_7) : "f"(t2711));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2713 = -reference_11;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(parts_33), "f"(scale_log2), "f"(t2713));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_7) : "f"(t2714));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_11;
                        const f32 t2716 = row_sum * ours_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2717 = parts_34 * other_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2718) : "f"(t2716), "f"(1.0f), "f"(t2717));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2718;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2719 = acc * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2720 = parts * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(t2719), "f"(1.0f), "f"(t2720));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2721;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2722 = acc_2 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2723 = parts_2 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2724) : "f"(t2722), "f"(1.0f), "f"(t2723));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2724;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2725 = acc_5 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2726 = parts_3 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(t2725), "f"(1.0f), "f"(t2726));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2727;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2728 = acc_6 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2729 = parts_4 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2730) : "f"(t2728), "f"(1.0f), "f"(t2729));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2730;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2731 = acc_9 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2732 = parts_5 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2733) : "f"(t2731), "f"(1.0f), "f"(t2732));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2733;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2734 = acc_10 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2735 = parts_6 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2736) : "f"(t2734), "f"(1.0f), "f"(t2735));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2736;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2737 = acc_13 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2738 = parts_7 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2739) : "f"(t2737), "f"(1.0f), "f"(t2738));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2739;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2740 = acc_14 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2741 = parts_8 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2742) : "f"(t2740), "f"(1.0f), "f"(t2741));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2742;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2743 = acc_17 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2744 = parts_9 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2745) : "f"(t2743), "f"(1.0f), "f"(t2744));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2745;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2746 = acc_18 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2747 = parts_10 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2748) : "f"(t2746), "f"(1.0f), "f"(t2747));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2748;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2749 = acc_21 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2750 = parts_11 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2751) : "f"(t2749), "f"(1.0f), "f"(t2750));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2751;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2752 = acc_22 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2753 = parts_12 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2754) : "f"(t2752), "f"(1.0f), "f"(t2753));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2754;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2755 = acc_25 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2756 = parts_13 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2757) : "f"(t2755), "f"(1.0f), "f"(t2756));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2757;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2758 = acc_26 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2759 = parts_14 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2760) : "f"(t2758), "f"(1.0f), "f"(t2759));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2760;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2761 = acc_29 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2762 = parts_15 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2763) : "f"(t2761), "f"(1.0f), "f"(t2762));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2763;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2764 = acc_30 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2765 = parts_16 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2766;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2766) : "f"(t2764), "f"(1.0f), "f"(t2765));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2766;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2767 = acc_33 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2768 = parts_17 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(t2767), "f"(1.0f), "f"(t2768));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2769;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2770 = acc_34 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2771 = parts_18 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2772) : "f"(t2770), "f"(1.0f), "f"(t2771));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2772;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2773 = acc_37 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2774 = parts_19 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2775;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2775) : "f"(t2773), "f"(1.0f), "f"(t2774));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2775;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2776 = acc_38 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2777 = parts_20 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2778) : "f"(t2776), "f"(1.0f), "f"(t2777));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2778;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2779 = acc_41 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2780 = parts_21 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2781;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2781) : "f"(t2779), "f"(1.0f), "f"(t2780));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2781;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2782 = acc_42 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2783 = parts_22 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2784) : "f"(t2782), "f"(1.0f), "f"(t2783));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2784;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2785 = acc_45 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2786 = parts_23 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(t2785), "f"(1.0f), "f"(t2786));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2787;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2788 = acc_46 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2789 = parts_24 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2790;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2790) : "f"(t2788), "f"(1.0f), "f"(t2789));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2790;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2791 = acc_49 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2792 = parts_25 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(t2791), "f"(1.0f), "f"(t2792));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2793;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2794 = acc_50 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2795 = parts_26 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2796) : "f"(t2794), "f"(1.0f), "f"(t2795));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2796;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2797 = acc_53 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2798 = parts_27 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2799) : "f"(t2797), "f"(1.0f), "f"(t2798));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2799;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2800 = acc_54 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2801 = parts_28 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(t2800), "f"(1.0f), "f"(t2801));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2802;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2803 = acc_57 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2804 = parts_29 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(t2803), "f"(1.0f), "f"(t2804));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2805;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2806 = acc_58 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2807 = parts_30 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(t2806), "f"(1.0f), "f"(t2807));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2808;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2809 = acc_61 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2810 = parts_31 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2811) : "f"(t2809), "f"(1.0f), "f"(t2810));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2811;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2812 = acc_62 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2813 = parts_32 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2814) : "f"(t2812), "f"(1.0f), "f"(t2813));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2814;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2815 = split_2 + 4u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2816 = t2815 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max = t2816 ? parts_67 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_12;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_12) : "f"(row_max), "f"(max));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2819 = new_12 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2820 = new_12 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_12 = t2819 ? 0.0f : t2820;
                        const f32 t2822 = -reference_12;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2823;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2823) : "f"(row_max), "f"(scale_log2), "f"(t2822));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_8) : "f"(t2823));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2825 = -reference_12;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2826;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2826) : "f"(max), "f"(scale_log2), "f"(t2825));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_8) : "f"(t2826));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_12;
                        const f32 t2828 = row_sum * ours_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2829 = parts_68 * other_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(t2828), "f"(1.0f), "f"(t2829));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2830;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2831 = acc * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2832 = parts_35 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2833) : "f"(t2831), "f"(1.0f), "f"(t2832));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2833;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2834 = acc_2 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2835 = parts_36 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(t2834), "f"(1.0f), "f"(t2835));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2836;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2837 = acc_5 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2838 = parts_37 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2839) : "f"(t2837), "f"(1.0f), "f"(t2838));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2839;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2840 = acc_6 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2841 = parts_38 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(t2840), "f"(1.0f), "f"(t2841));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2842;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2843 = acc_9 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2844 = parts_39 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2845;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2845) : "f"(t2843), "f"(1.0f), "f"(t2844));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2845;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2846 = acc_10 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2847 = parts_40 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(t2846), "f"(1.0f), "f"(t2847));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2848;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2849 = acc_13 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2850 = parts_41 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(t2849), "f"(1.0f), "f"(t2850));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2851;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2852 = acc_14 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2853 = parts_42 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2854;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2854) : "f"(t2852), "f"(1.0f), "f"(t2853));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2854;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2855 = acc_17 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2856 = parts_43 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2857;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(t2855), "f"(1.0f), "f"(t2856));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2857;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2858 = acc_18 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2859 = parts_44 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2860) : "f"(t2858), "f"(1.0f), "f"(t2859));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2860;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2861 = acc_21 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2862 = parts_45 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2863;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2863) : "f"(t2861), "f"(1.0f), "f"(t2862));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2863;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2864 = acc_22 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2865 = parts_46 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2866;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2866) : "f"(t2864), "f"(1.0f), "f"(t2865));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2866;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2867 = acc_25 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2868 = parts_47 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2869;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(t2867), "f"(1.0f), "f"(t2868));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2869;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2870 = acc_26 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2871 = parts_48 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2872;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(t2870), "f"(1.0f), "f"(t2871));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2872;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2873 = acc_29 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2874 = parts_49 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2875;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2875) : "f"(t2873), "f"(1.0f), "f"(t2874));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2875;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2876 = acc_30 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2877 = parts_50 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2878;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2878) : "f"(t2876), "f"(1.0f), "f"(t2877));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2878;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2879 = acc_33 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2880 = parts_51 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2881) : "f"(t2879), "f"(1.0f), "f"(t2880));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2881;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2882 = acc_34 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2883 = parts_52 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2884) : "f"(t2882), "f"(1.0f), "f"(t2883));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2884;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2885 = acc_37 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2886 = parts_53 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2887;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2887) : "f"(t2885), "f"(1.0f), "f"(t2886));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2887;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2888 = acc_38 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2889 = parts_54 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2890;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2890) : "f"(t2888), "f"(1.0f), "f"(t2889));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2890;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2891 = acc_41 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2892 = parts_55 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(t2891), "f"(1.0f), "f"(t2892));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2893;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2894 = acc_42 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2895 = parts_56 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(t2894), "f"(1.0f), "f"(t2895));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2896;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2897 = acc_45 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2898 = parts_57 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(t2897), "f"(1.0f), "f"(t2898));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2899;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2900 = acc_46 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2901 = parts_58 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(t2900), "f"(1.0f), "f"(t2901));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2902;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2903 = acc_49 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2904 = parts_59 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2905) : "f"(t2903), "f"(1.0f), "f"(t2904));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2905;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2906 = acc_50 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2907 = parts_60 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2908) : "f"(t2906), "f"(1.0f), "f"(t2907));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2908;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2909 = acc_53 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2910 = parts_61 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2911;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2911) : "f"(t2909), "f"(1.0f), "f"(t2910));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2911;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2912 = acc_54 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2913 = parts_62 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2914) : "f"(t2912), "f"(1.0f), "f"(t2913));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2914;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2915 = acc_57 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2916 = parts_63 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2917;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2917) : "f"(t2915), "f"(1.0f), "f"(t2916));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2917;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2918 = acc_58 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2919 = parts_64 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2920;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2920) : "f"(t2918), "f"(1.0f), "f"(t2919));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2920;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2921 = acc_61 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2922 = parts_65 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2923;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2923) : "f"(t2921), "f"(1.0f), "f"(t2922));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2923;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2924 = acc_62 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2925 = parts_66 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2926;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2926) : "f"(t2924), "f"(1.0f), "f"(t2925));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2926;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2927 = split_2 + 8u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2928 = t2927 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_2 = t2928 ? parts_101 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_13;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_13) : "f"(row_max), "f"(max_2));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2931 = new_13 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2932 = new_13 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_13 = t2931 ? 0.0f : t2932;
                        const f32 t2934 = -reference_13;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2935;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2935) : "f"(row_max), "f"(scale_log2), "f"(t2934));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_9) : "f"(t2935));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2937 = -reference_13;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2938;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2938) : "f"(max_2), "f"(scale_log2), "f"(t2937));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_9) : "f"(t2938));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_13;
                        const f32 t2940 = row_sum * ours_9;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2941 = parts_102 * other_9;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2942;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2942) : "f"(t2940), "f"(1.0f), "f"(t2941));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2942;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2943 = acc * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2944 = parts_69 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2945) : "f"(t2943), "f"(1.0f), "f"(t2944));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2945;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2946 = acc_2 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2947 = parts_70 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2948) : "f"(t2946), "f"(1.0f), "f"(t2947));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2948;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2949 = acc_5 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2950 = parts_71 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2951) : "f"(t2949), "f"(1.0f), "f"(t2950));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2951;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2952 = acc_6 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2953 = parts_72 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2954) : "f"(t2952), "f"(1.0f), "f"(t2953));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2954;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2955 = acc_9 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2956 = parts_73 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2957;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2957) : "f"(t2955), "f"(1.0f), "f"(t2956));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2957;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2958 = acc_10 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2959 = parts_74 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2960) : "f"(t2958), "f"(1.0f), "f"(t2959));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2960;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2961 = acc_13 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2962 = parts_75 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2963) : "f"(t2961), "f"(1.0f), "f"(t2962));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2963;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2964 = acc_14 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2965 = parts_76 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2966) : "f"(t2964), "f"(1.0f), "f"(t2965));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2966;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2967 = acc_17 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2968 = parts_77 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2969) : "f"(t2967), "f"(1.0f), "f"(t2968));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2969;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2970 = acc_18 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2971 = parts_78 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2972) : "f"(t2970), "f"(1.0f), "f"(t2971));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2972;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2973 = acc_21 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2974 = parts_79 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2975) : "f"(t2973), "f"(1.0f), "f"(t2974));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2975;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2976 = acc_22 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2977 = parts_80 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2978) : "f"(t2976), "f"(1.0f), "f"(t2977));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2978;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2979 = acc_25 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2980 = parts_81 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2981) : "f"(t2979), "f"(1.0f), "f"(t2980));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2981;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2982 = acc_26 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2983 = parts_82 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2984) : "f"(t2982), "f"(1.0f), "f"(t2983));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2984;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2985 = acc_29 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2986 = parts_83 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2987) : "f"(t2985), "f"(1.0f), "f"(t2986));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2987;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2988 = acc_30 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2989 = parts_84 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2990) : "f"(t2988), "f"(1.0f), "f"(t2989));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2990;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2991 = acc_33 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2992 = parts_85 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2993) : "f"(t2991), "f"(1.0f), "f"(t2992));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2993;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2994 = acc_34 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2995 = parts_86 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2996) : "f"(t2994), "f"(1.0f), "f"(t2995));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2996;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2997 = acc_37 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2998 = parts_87 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2999) : "f"(t2997), "f"(1.0f), "f"(t2998));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2999;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3000 = acc_38 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3001 = parts_88 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3002) : "f"(t3000), "f"(1.0f), "f"(t3001));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t3002;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3003 = acc_41 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3004 = parts_89 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(t3003), "f"(1.0f), "f"(t3004));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t3005;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3006 = acc_42 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3007 = parts_90 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(t3006), "f"(1.0f), "f"(t3007));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t3008;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3009 = acc_45 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3010 = parts_91 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3011) : "f"(t3009), "f"(1.0f), "f"(t3010));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t3011;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3012 = acc_46 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3013 = parts_92 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3014) : "f"(t3012), "f"(1.0f), "f"(t3013));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t3014;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3015 = acc_49 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3016 = parts_93 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3017) : "f"(t3015), "f"(1.0f), "f"(t3016));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t3017;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3018 = acc_50 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3019 = parts_94 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3020) : "f"(t3018), "f"(1.0f), "f"(t3019));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t3020;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3021 = acc_53 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3022 = parts_95 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3023) : "f"(t3021), "f"(1.0f), "f"(t3022));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t3023;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3024 = acc_54 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3025 = parts_96 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3026) : "f"(t3024), "f"(1.0f), "f"(t3025));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t3026;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3027 = acc_57 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3028 = parts_97 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(t3027), "f"(1.0f), "f"(t3028));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t3029;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3030 = acc_58 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3031 = parts_98 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3032) : "f"(t3030), "f"(1.0f), "f"(t3031));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t3032;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3033 = acc_61 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3034 = parts_99 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3035) : "f"(t3033), "f"(1.0f), "f"(t3034));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t3035;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3036 = acc_62 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3037 = parts_100 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(t3036), "f"(1.0f), "f"(t3037));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t3038;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3039 = split_2 + 12u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3040 = t3039 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_3 = t3040 ? parts_135 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_14;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_14) : "f"(row_max), "f"(max_3));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3043 = new_14 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3044 = new_14 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_14 = t3043 ? 0.0f : t3044;
                        const f32 t3046 = -reference_14;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3047;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3047) : "f"(row_max), "f"(scale_log2), "f"(t3046));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_10) : "f"(t3047));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3049 = -reference_14;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3050;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3050) : "f"(max_3), "f"(scale_log2), "f"(t3049));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_10) : "f"(t3050));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_14;
                        const f32 t3052 = row_sum * ours_10;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3053 = parts_136 * other_10;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3054;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3054) : "f"(t3052), "f"(1.0f), "f"(t3053));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t3054;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3055 = acc * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3056 = parts_103 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3057;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3057) : "f"(t3055), "f"(1.0f), "f"(t3056));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t3057;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3058 = acc_2 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3059 = parts_104 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3060) : "f"(t3058), "f"(1.0f), "f"(t3059));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t3060;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3061 = acc_5 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3062 = parts_105 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3063) : "f"(t3061), "f"(1.0f), "f"(t3062));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t3063;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3064 = acc_6 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3065 = parts_106 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3066) : "f"(t3064), "f"(1.0f), "f"(t3065));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t3066;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3067 = acc_9 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3068 = parts_107 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(t3067), "f"(1.0f), "f"(t3068));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t3069;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3070 = acc_10 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3071 = parts_108 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3072) : "f"(t3070), "f"(1.0f), "f"(t3071));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t3072;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3073 = acc_13 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3074 = parts_109 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3075) : "f"(t3073), "f"(1.0f), "f"(t3074));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t3075;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3076 = acc_14 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3077 = parts_110 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3078) : "f"(t3076), "f"(1.0f), "f"(t3077));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t3078;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3079 = acc_17 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3080 = parts_111 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3081;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3081) : "f"(t3079), "f"(1.0f), "f"(t3080));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t3081;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3082 = acc_18 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3083 = parts_112 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3084) : "f"(t3082), "f"(1.0f), "f"(t3083));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t3084;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3085 = acc_21 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3086 = parts_113 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3087) : "f"(t3085), "f"(1.0f), "f"(t3086));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t3087;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3088 = acc_22 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3089 = parts_114 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3090;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3090) : "f"(t3088), "f"(1.0f), "f"(t3089));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t3090;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3091 = acc_25 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3092 = parts_115 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3093;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3093) : "f"(t3091), "f"(1.0f), "f"(t3092));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t3093;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3094 = acc_26 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3095 = parts_116 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3096;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3096) : "f"(t3094), "f"(1.0f), "f"(t3095));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t3096;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3097 = acc_29 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3098 = parts_117 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3099;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3099) : "f"(t3097), "f"(1.0f), "f"(t3098));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t3099;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3100 = acc_30 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3101 = parts_118 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3102) : "f"(t3100), "f"(1.0f), "f"(t3101));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t3102;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3103 = acc_33 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3104 = parts_119 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3105) : "f"(t3103), "f"(1.0f), "f"(t3104));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t3105;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3106 = acc_34 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3107 = parts_120 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3108) : "f"(t3106), "f"(1.0f), "f"(t3107));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t3108;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3109 = acc_37 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3110 = parts_121 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3111) : "f"(t3109), "f"(1.0f), "f"(t3110));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t3111;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3112 = acc_38 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3113 = parts_122 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3114) : "f"(t3112), "f"(1.0f), "f"(t3113));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t3114;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3115 = acc_41 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3116 = parts_123 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3117) : "f"(t3115), "f"(1.0f), "f"(t3116));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t3117;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3118 = acc_42 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3119 = parts_124 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3120) : "f"(t3118), "f"(1.0f), "f"(t3119));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t3120;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3121 = acc_45 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3122 = parts_125 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3123) : "f"(t3121), "f"(1.0f), "f"(t3122));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t3123;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3124 = acc_46 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3125 = parts_126 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3126) : "f"(t3124), "f"(1.0f), "f"(t3125));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t3126;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3127 = acc_49 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3128 = parts_127 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3129) : "f"(t3127), "f"(1.0f), "f"(t3128));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t3129;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3130 = acc_50 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3131 = parts_128 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3132) : "f"(t3130), "f"(1.0f), "f"(t3131));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t3132;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3133 = acc_53 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3134 = parts_129 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3135) : "f"(t3133), "f"(1.0f), "f"(t3134));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t3135;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3136 = acc_54 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3137 = parts_130 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3138) : "f"(t3136), "f"(1.0f), "f"(t3137));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t3138;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3139 = acc_57 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3140 = parts_131 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(t3139), "f"(1.0f), "f"(t3140));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t3141;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3142 = acc_58 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3143 = parts_132 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3144) : "f"(t3142), "f"(1.0f), "f"(t3143));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t3144;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3145 = acc_61 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3146 = parts_133 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3147) : "f"(t3145), "f"(1.0f), "f"(t3146));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t3147;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3148 = acc_62 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3149 = parts_134 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3150) : "f"(t3148), "f"(1.0f), "f"(t3149));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t3150;
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3151 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3152 = t3151 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3153 = t3152 < t12;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3153) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3154 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3155 = t3154 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3156 = t3155 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3157 = partials + t3156;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3158 = (u64)split_2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3159 = t3158 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3160 = t3159 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3161 = t3157 + t3160;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3162 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3163 = t3162 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3164 = t3161 + t3163;
                        const u64 t3165 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3166 = t3164 + t3165;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_137;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_137) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_138;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_138) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_139;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_139) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_140;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_140) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_141;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_141) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_142;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_142) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_143;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_143) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_144;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_144) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_145;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_145) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_146;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_146) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_147;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_147) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_148;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_148) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_149;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_149) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_150;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_150) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_151;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_151) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_152;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_152) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_153;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_153) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_154;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_154) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_155;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_155) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_156;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_156) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_157;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_157) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_158;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_158) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_159;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_159) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_160;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_160) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_161;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_161) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_162;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_162) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_163;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_163) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_164;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_164) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_165;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_165) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_166;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_166) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_167;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_167) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_168;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_168) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_169;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_169) : "l"(t3166) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_170;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_170) : "l"(t3166) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3201 = split_2 + 4u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3202 = t3201 < last_3 ? t3201 : last_3;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3203 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3204 = t3203 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3205 = t3204 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3206 = partials + t3205;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3207 = (u64)t3202;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3208 = t3207 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3209 = t3208 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3210 = t3206 + t3209;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3211 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3212 = t3211 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3213 = t3210 + t3212;
                        const u64 t3214 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3215 = t3213 + t3214;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_171;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_171) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_172;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_172) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_173;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_173) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_174;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_174) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_175;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_175) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_176;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_176) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_177;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_177) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_178;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_178) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_179;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_179) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_180;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_180) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_181;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_181) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_182;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_182) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_183;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_183) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_184;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_184) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_185;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_185) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_186;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_186) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_187;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_187) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_188;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_188) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_189;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_189) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_190;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_190) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_191;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_191) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_192;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_192) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_193;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_193) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_194;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_194) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_195;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_195) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_196;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_196) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_197;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_197) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_198;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_198) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_199;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_199) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_200;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_200) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_201;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_201) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_202;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_202) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_203;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_203) : "l"(t3215) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_204;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_204) : "l"(t3215) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3250 = split_2 + 8u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3251 = t3250 < last_3 ? t3250 : last_3;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3252 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3253 = t3252 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3254 = t3253 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3255 = partials + t3254;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3256 = (u64)t3251;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3257 = t3256 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3258 = t3257 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3259 = t3255 + t3258;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3260 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3261 = t3260 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3262 = t3259 + t3261;
                        const u64 t3263 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3264 = t3262 + t3263;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_205;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_205) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_206;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_206) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_207;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_207) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_208;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_208) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_209;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_209) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_210;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_210) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_211;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_211) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_212;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_212) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_213;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_213) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_214;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_214) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_215;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_215) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_216;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_216) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_217;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_217) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_218;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_218) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_219;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_219) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_220;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_220) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_221;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_221) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_222;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_222) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_223;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_223) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_224;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_224) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_225;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_225) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_226;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_226) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_227;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_227) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_228;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_228) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_229;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_229) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_230;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_230) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_231;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_231) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_232;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_232) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_233;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_233) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_234;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_234) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_235;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_235) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_236;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_236) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_237;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_237) : "l"(t3264) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_238;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_238) : "l"(t3264) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3299 = split_2 + 12u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3300 = t3299 < last_3 ? t3299 : last_3;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3301 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3302 = t3301 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3303 = t3302 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3304 = partials + t3303;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3305 = (u64)t3300;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3306 = t3305 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3307 = t3306 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3308 = t3304 + t3307;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3309 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3310 = t3309 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3311 = t3308 + t3310;
                        const u64 t3312 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3313 = t3311 + t3312;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_239;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_239) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_240;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_240) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_241;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_241) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_242;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_242) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_243;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_243) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_244;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_244) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_245;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_245) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_246;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_246) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_247;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_247) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_248;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_248) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_249;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_249) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_250;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_250) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_251;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_251) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_252;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_252) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_253;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_253) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_254;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_254) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_255;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_255) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_256;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_256) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_257;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_257) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_258;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_258) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_259;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_259) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_260;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_260) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_261;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_261) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_262;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_262) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_263;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_263) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_264;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_264) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_265;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_265) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_266;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_266) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_267;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_267) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_268;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_268) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_269;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_269) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_270;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_270) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_271;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_271) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_272;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_272) : "l"(t3313) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_15;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_15) : "f"(row_max_2), "f"(parts_169));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3349 = new_15 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3350 = new_15 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_15 = t3349 ? 0.0f : t3350;
                        const f32 t3352 = -reference_15;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3353) : "f"(row_max_2), "f"(scale_log2), "f"(t3352));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_11) : "f"(t3353));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3355 = -reference_15;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(parts_169), "f"(scale_log2), "f"(t3355));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_11) : "f"(t3356));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_15;
                        const f32 t3358 = row_sum_2 * ours_11;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3359 = parts_170 * other_11;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3360) : "f"(t3358), "f"(1.0f), "f"(t3359));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3360;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3361 = acc_3 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3362 = parts_137 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3363) : "f"(t3361), "f"(1.0f), "f"(t3362));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3363;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3364 = acc_4 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3365 = parts_138 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3366) : "f"(t3364), "f"(1.0f), "f"(t3365));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3366;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3367 = acc_7 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3368 = parts_139 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3369) : "f"(t3367), "f"(1.0f), "f"(t3368));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3369;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3370 = acc_8 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3371 = parts_140 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3372) : "f"(t3370), "f"(1.0f), "f"(t3371));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3372;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3373 = acc_11 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3374 = parts_141 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3375) : "f"(t3373), "f"(1.0f), "f"(t3374));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3375;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3376 = acc_12 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3377 = parts_142 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3378) : "f"(t3376), "f"(1.0f), "f"(t3377));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3378;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3379 = acc_15 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3380 = parts_143 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3381) : "f"(t3379), "f"(1.0f), "f"(t3380));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3381;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3382 = acc_16 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3383 = parts_144 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3384) : "f"(t3382), "f"(1.0f), "f"(t3383));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3384;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3385 = acc_19 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3386 = parts_145 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3387) : "f"(t3385), "f"(1.0f), "f"(t3386));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3387;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3388 = acc_20 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3389 = parts_146 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3390) : "f"(t3388), "f"(1.0f), "f"(t3389));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3390;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3391 = acc_23 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3392 = parts_147 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3393) : "f"(t3391), "f"(1.0f), "f"(t3392));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3393;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3394 = acc_24 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3395 = parts_148 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(t3394), "f"(1.0f), "f"(t3395));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3396;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3397 = acc_27 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3398 = parts_149 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3399;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3399) : "f"(t3397), "f"(1.0f), "f"(t3398));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3399;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3400 = acc_28 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3401 = parts_150 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3402) : "f"(t3400), "f"(1.0f), "f"(t3401));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3402;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3403 = acc_31 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3404 = parts_151 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3405) : "f"(t3403), "f"(1.0f), "f"(t3404));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3405;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3406 = acc_32 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3407 = parts_152 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3408;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3408) : "f"(t3406), "f"(1.0f), "f"(t3407));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3408;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3409 = acc_35 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3410 = parts_153 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3411) : "f"(t3409), "f"(1.0f), "f"(t3410));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3411;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3412 = acc_36 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3413 = parts_154 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3414) : "f"(t3412), "f"(1.0f), "f"(t3413));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3414;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3415 = acc_39 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3416 = parts_155 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3417) : "f"(t3415), "f"(1.0f), "f"(t3416));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3417;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3418 = acc_40 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3419 = parts_156 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3420) : "f"(t3418), "f"(1.0f), "f"(t3419));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3420;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3421 = acc_43 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3422 = parts_157 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3423) : "f"(t3421), "f"(1.0f), "f"(t3422));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3423;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3424 = acc_44 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3425 = parts_158 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(t3424), "f"(1.0f), "f"(t3425));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3426;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3427 = acc_47 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3428 = parts_159 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3429) : "f"(t3427), "f"(1.0f), "f"(t3428));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3429;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3430 = acc_48 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3431 = parts_160 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3432) : "f"(t3430), "f"(1.0f), "f"(t3431));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3432;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3433 = acc_51 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3434 = parts_161 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3435) : "f"(t3433), "f"(1.0f), "f"(t3434));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3435;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3436 = acc_52 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3437 = parts_162 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3438;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3438) : "f"(t3436), "f"(1.0f), "f"(t3437));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3438;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3439 = acc_55 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3440 = parts_163 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3441) : "f"(t3439), "f"(1.0f), "f"(t3440));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3441;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3442 = acc_56 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3443 = parts_164 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3444) : "f"(t3442), "f"(1.0f), "f"(t3443));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3444;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3445 = acc_59 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3446 = parts_165 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3447) : "f"(t3445), "f"(1.0f), "f"(t3446));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3447;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3448 = acc_60 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3449 = parts_166 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(t3448), "f"(1.0f), "f"(t3449));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3450;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3451 = acc_63 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3452 = parts_167 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3453;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3453) : "f"(t3451), "f"(1.0f), "f"(t3452));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3453;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3454 = acc_64 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3455 = parts_168 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3456) : "f"(t3454), "f"(1.0f), "f"(t3455));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3456;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3457 = split_2 + 4u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3458 = t3457 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_4 = t3458 ? parts_203 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_16;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_16) : "f"(row_max_2), "f"(max_4));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3461 = new_16 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3462 = new_16 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_16 = t3461 ? 0.0f : t3462;
                        const f32 t3464 = -reference_16;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3465) : "f"(row_max_2), "f"(scale_log2), "f"(t3464));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_12) : "f"(t3465));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3467 = -reference_16;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3468;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3468) : "f"(max_4), "f"(scale_log2), "f"(t3467));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_12) : "f"(t3468));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_16;
                        const f32 t3470 = row_sum_2 * ours_12;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3471 = parts_204 * other_12;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(t3470), "f"(1.0f), "f"(t3471));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3472;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3473 = acc_3 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3474 = parts_171 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3475) : "f"(t3473), "f"(1.0f), "f"(t3474));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3475;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3476 = acc_4 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3477 = parts_172 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3478;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3478) : "f"(t3476), "f"(1.0f), "f"(t3477));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3478;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3479 = acc_7 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3480 = parts_173 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3481) : "f"(t3479), "f"(1.0f), "f"(t3480));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3481;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3482 = acc_8 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3483 = parts_174 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3484;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3484) : "f"(t3482), "f"(1.0f), "f"(t3483));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3484;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3485 = acc_11 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3486 = parts_175 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3487;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3487) : "f"(t3485), "f"(1.0f), "f"(t3486));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3487;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3488 = acc_12 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3489 = parts_176 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3490;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3490) : "f"(t3488), "f"(1.0f), "f"(t3489));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3490;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3491 = acc_15 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3492 = parts_177 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3493;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3493) : "f"(t3491), "f"(1.0f), "f"(t3492));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3493;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3494 = acc_16 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3495 = parts_178 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3496;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3496) : "f"(t3494), "f"(1.0f), "f"(t3495));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3496;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3497 = acc_19 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3498 = parts_179 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3499;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3499) : "f"(t3497), "f"(1.0f), "f"(t3498));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3499;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3500 = acc_20 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3501 = parts_180 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3502;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3502) : "f"(t3500), "f"(1.0f), "f"(t3501));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3502;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3503 = acc_23 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3504 = parts_181 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3505;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3505) : "f"(t3503), "f"(1.0f), "f"(t3504));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3505;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3506 = acc_24 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3507 = parts_182 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3508;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3508) : "f"(t3506), "f"(1.0f), "f"(t3507));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3508;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3509 = acc_27 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3510 = parts_183 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3511;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3511) : "f"(t3509), "f"(1.0f), "f"(t3510));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3511;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3512 = acc_28 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3513 = parts_184 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3514;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3514) : "f"(t3512), "f"(1.0f), "f"(t3513));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3514;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3515 = acc_31 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3516 = parts_185 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3517;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3517) : "f"(t3515), "f"(1.0f), "f"(t3516));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3517;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3518 = acc_32 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3519 = parts_186 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3520) : "f"(t3518), "f"(1.0f), "f"(t3519));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3520;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3521 = acc_35 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3522 = parts_187 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3523;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3523) : "f"(t3521), "f"(1.0f), "f"(t3522));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3523;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3524 = acc_36 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3525 = parts_188 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3526;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3526) : "f"(t3524), "f"(1.0f), "f"(t3525));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3526;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3527 = acc_39 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3528 = parts_189 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3529;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3529) : "f"(t3527), "f"(1.0f), "f"(t3528));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3529;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3530 = acc_40 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3531 = parts_190 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3532;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3532) : "f"(t3530), "f"(1.0f), "f"(t3531));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3532;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3533 = acc_43 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3534 = parts_191 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3535;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3535) : "f"(t3533), "f"(1.0f), "f"(t3534));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3535;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3536 = acc_44 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3537 = parts_192 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3538;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3538) : "f"(t3536), "f"(1.0f), "f"(t3537));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3538;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3539 = acc_47 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3540 = parts_193 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3541;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3541) : "f"(t3539), "f"(1.0f), "f"(t3540));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3541;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3542 = acc_48 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3543 = parts_194 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3544;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3544) : "f"(t3542), "f"(1.0f), "f"(t3543));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3544;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3545 = acc_51 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3546 = parts_195 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3547;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3547) : "f"(t3545), "f"(1.0f), "f"(t3546));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3547;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3548 = acc_52 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3549 = parts_196 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3550;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3550) : "f"(t3548), "f"(1.0f), "f"(t3549));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3550;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3551 = acc_55 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3552 = parts_197 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3553;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3553) : "f"(t3551), "f"(1.0f), "f"(t3552));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3553;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3554 = acc_56 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3555 = parts_198 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3556;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3556) : "f"(t3554), "f"(1.0f), "f"(t3555));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3556;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3557 = acc_59 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3558 = parts_199 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3559;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3559) : "f"(t3557), "f"(1.0f), "f"(t3558));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3559;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3560 = acc_60 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3561 = parts_200 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3562;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3562) : "f"(t3560), "f"(1.0f), "f"(t3561));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3562;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3563 = acc_63 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3564 = parts_201 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3565;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3565) : "f"(t3563), "f"(1.0f), "f"(t3564));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3565;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3566 = acc_64 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3567 = parts_202 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3568;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3568) : "f"(t3566), "f"(1.0f), "f"(t3567));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3568;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3569 = split_2 + 8u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3570 = t3569 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_5 = t3570 ? parts_237 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_17;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_17) : "f"(row_max_2), "f"(max_5));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3573 = new_17 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3574 = new_17 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_17 = t3573 ? 0.0f : t3574;
                        const f32 t3576 = -reference_17;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3577;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3577) : "f"(row_max_2), "f"(scale_log2), "f"(t3576));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_13) : "f"(t3577));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3579 = -reference_17;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3580;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3580) : "f"(max_5), "f"(scale_log2), "f"(t3579));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_13) : "f"(t3580));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_17;
                        const f32 t3582 = row_sum_2 * ours_13;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3583 = parts_238 * other_13;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3584) : "f"(t3582), "f"(1.0f), "f"(t3583));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3584;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3585 = acc_3 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3586 = parts_205 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3587;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3587) : "f"(t3585), "f"(1.0f), "f"(t3586));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3587;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3588 = acc_4 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3589 = parts_206 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3590;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3590) : "f"(t3588), "f"(1.0f), "f"(t3589));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3590;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3591 = acc_7 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3592 = parts_207 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3593) : "f"(t3591), "f"(1.0f), "f"(t3592));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3593;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3594 = acc_8 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3595 = parts_208 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3596) : "f"(t3594), "f"(1.0f), "f"(t3595));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3596;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3597 = acc_11 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3598 = parts_209 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3599) : "f"(t3597), "f"(1.0f), "f"(t3598));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3599;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3600 = acc_12 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3601 = parts_210 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3602) : "f"(t3600), "f"(1.0f), "f"(t3601));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3602;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3603 = acc_15 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3604 = parts_211 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3605) : "f"(t3603), "f"(1.0f), "f"(t3604));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3605;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3606 = acc_16 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3607 = parts_212 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3608) : "f"(t3606), "f"(1.0f), "f"(t3607));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3608;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3609 = acc_19 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3610 = parts_213 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3611) : "f"(t3609), "f"(1.0f), "f"(t3610));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3611;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3612 = acc_20 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3613 = parts_214 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3614) : "f"(t3612), "f"(1.0f), "f"(t3613));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3614;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3615 = acc_23 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3616 = parts_215 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3617) : "f"(t3615), "f"(1.0f), "f"(t3616));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3617;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3618 = acc_24 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3619 = parts_216 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3620) : "f"(t3618), "f"(1.0f), "f"(t3619));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3620;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3621 = acc_27 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3622 = parts_217 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3623) : "f"(t3621), "f"(1.0f), "f"(t3622));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3623;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3624 = acc_28 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3625 = parts_218 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3626;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3626) : "f"(t3624), "f"(1.0f), "f"(t3625));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3626;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3627 = acc_31 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3628 = parts_219 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3629) : "f"(t3627), "f"(1.0f), "f"(t3628));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3629;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3630 = acc_32 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3631 = parts_220 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3632) : "f"(t3630), "f"(1.0f), "f"(t3631));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3632;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3633 = acc_35 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3634 = parts_221 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3635) : "f"(t3633), "f"(1.0f), "f"(t3634));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3635;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3636 = acc_36 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3637 = parts_222 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3638;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3638) : "f"(t3636), "f"(1.0f), "f"(t3637));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3638;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3639 = acc_39 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3640 = parts_223 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3641) : "f"(t3639), "f"(1.0f), "f"(t3640));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3641;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3642 = acc_40 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3643 = parts_224 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3644;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3644) : "f"(t3642), "f"(1.0f), "f"(t3643));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3644;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3645 = acc_43 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3646 = parts_225 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3647;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3647) : "f"(t3645), "f"(1.0f), "f"(t3646));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3647;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3648 = acc_44 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3649 = parts_226 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3650;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3650) : "f"(t3648), "f"(1.0f), "f"(t3649));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3650;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3651 = acc_47 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3652 = parts_227 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3653;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3653) : "f"(t3651), "f"(1.0f), "f"(t3652));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3653;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3654 = acc_48 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3655 = parts_228 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3656) : "f"(t3654), "f"(1.0f), "f"(t3655));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3656;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3657 = acc_51 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3658 = parts_229 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3659) : "f"(t3657), "f"(1.0f), "f"(t3658));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3659;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3660 = acc_52 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3661 = parts_230 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3662;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3662) : "f"(t3660), "f"(1.0f), "f"(t3661));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3662;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3663 = acc_55 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3664 = parts_231 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3665) : "f"(t3663), "f"(1.0f), "f"(t3664));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3665;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3666 = acc_56 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3667 = parts_232 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3668) : "f"(t3666), "f"(1.0f), "f"(t3667));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3668;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3669 = acc_59 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3670 = parts_233 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3671) : "f"(t3669), "f"(1.0f), "f"(t3670));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3671;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3672 = acc_60 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3673 = parts_234 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3674) : "f"(t3672), "f"(1.0f), "f"(t3673));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3674;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3675 = acc_63 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3676 = parts_235 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3677;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3677) : "f"(t3675), "f"(1.0f), "f"(t3676));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3677;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3678 = acc_64 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3679 = parts_236 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3680) : "f"(t3678), "f"(1.0f), "f"(t3679));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3680;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3681 = split_2 + 12u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3682 = t3681 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_6 = t3682 ? parts_271 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_18;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_18) : "f"(row_max_2), "f"(max_6));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3685 = new_18 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3686 = new_18 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_18 = t3685 ? 0.0f : t3686;
                        const f32 t3688 = -reference_18;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3689) : "f"(row_max_2), "f"(scale_log2), "f"(t3688));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_14) : "f"(t3689));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3691 = -reference_18;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3692) : "f"(max_6), "f"(scale_log2), "f"(t3691));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_14) : "f"(t3692));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_18;
                        const f32 t3694 = row_sum_2 * ours_14;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3695 = parts_272 * other_14;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3696) : "f"(t3694), "f"(1.0f), "f"(t3695));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3696;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3697 = acc_3 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3698 = parts_239 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3699) : "f"(t3697), "f"(1.0f), "f"(t3698));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3699;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3700 = acc_4 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3701 = parts_240 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3702) : "f"(t3700), "f"(1.0f), "f"(t3701));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3702;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3703 = acc_7 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3704 = parts_241 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3705) : "f"(t3703), "f"(1.0f), "f"(t3704));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3705;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3706 = acc_8 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3707 = parts_242 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3708) : "f"(t3706), "f"(1.0f), "f"(t3707));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3708;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3709 = acc_11 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3710 = parts_243 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3711) : "f"(t3709), "f"(1.0f), "f"(t3710));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3711;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3712 = acc_12 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3713 = parts_244 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3714) : "f"(t3712), "f"(1.0f), "f"(t3713));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3714;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3715 = acc_15 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3716 = parts_245 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3717) : "f"(t3715), "f"(1.0f), "f"(t3716));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3717;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3718 = acc_16 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3719 = parts_246 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3720) : "f"(t3718), "f"(1.0f), "f"(t3719));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3720;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3721 = acc_19 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3722 = parts_247 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3723) : "f"(t3721), "f"(1.0f), "f"(t3722));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3723;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3724 = acc_20 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3725 = parts_248 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3726) : "f"(t3724), "f"(1.0f), "f"(t3725));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3726;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3727 = acc_23 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3728 = parts_249 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3729) : "f"(t3727), "f"(1.0f), "f"(t3728));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3729;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3730 = acc_24 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3731 = parts_250 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3732) : "f"(t3730), "f"(1.0f), "f"(t3731));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3732;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3733 = acc_27 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3734 = parts_251 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3735) : "f"(t3733), "f"(1.0f), "f"(t3734));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3735;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3736 = acc_28 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3737 = parts_252 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3738) : "f"(t3736), "f"(1.0f), "f"(t3737));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3738;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3739 = acc_31 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3740 = parts_253 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3741) : "f"(t3739), "f"(1.0f), "f"(t3740));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3741;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3742 = acc_32 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3743 = parts_254 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3744) : "f"(t3742), "f"(1.0f), "f"(t3743));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3744;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3745 = acc_35 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3746 = parts_255 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3747) : "f"(t3745), "f"(1.0f), "f"(t3746));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3747;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3748 = acc_36 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3749 = parts_256 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3750;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3750) : "f"(t3748), "f"(1.0f), "f"(t3749));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3750;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3751 = acc_39 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3752 = parts_257 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3753) : "f"(t3751), "f"(1.0f), "f"(t3752));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3753;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3754 = acc_40 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3755 = parts_258 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3756) : "f"(t3754), "f"(1.0f), "f"(t3755));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3756;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3757 = acc_43 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3758 = parts_259 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3759) : "f"(t3757), "f"(1.0f), "f"(t3758));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3759;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3760 = acc_44 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3761 = parts_260 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3762;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3762) : "f"(t3760), "f"(1.0f), "f"(t3761));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3762;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3763 = acc_47 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3764 = parts_261 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3765;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3765) : "f"(t3763), "f"(1.0f), "f"(t3764));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3765;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3766 = acc_48 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3767 = parts_262 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3768) : "f"(t3766), "f"(1.0f), "f"(t3767));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3768;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3769 = acc_51 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3770 = parts_263 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3771;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3771) : "f"(t3769), "f"(1.0f), "f"(t3770));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3771;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3772 = acc_52 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3773 = parts_264 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3774;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3774) : "f"(t3772), "f"(1.0f), "f"(t3773));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3774;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3775 = acc_55 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3776 = parts_265 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3777) : "f"(t3775), "f"(1.0f), "f"(t3776));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3777;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3778 = acc_56 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3779 = parts_266 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3780;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3780) : "f"(t3778), "f"(1.0f), "f"(t3779));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3780;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3781 = acc_59 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3782 = parts_267 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3783;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3783) : "f"(t3781), "f"(1.0f), "f"(t3782));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3783;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3784 = acc_60 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3785 = parts_268 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3786;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3786) : "f"(t3784), "f"(1.0f), "f"(t3785));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3786;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3787 = acc_63 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3788 = parts_269 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3789;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3789) : "f"(t3787), "f"(1.0f), "f"(t3788));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3789;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3790 = acc_64 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3791 = parts_270 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3792) : "f"(t3790), "f"(1.0f), "f"(t3791));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3792;
                    }
#line 61 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3793 = split_2 + 16u;
#line 61 "fa-kernels/src/attention/forward/decode/merge.rs"
                    split_2 = t3793;
                }
#line 39 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("bar.sync 0;" :  :  : "memory");
                const bool t3795 = warp != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
                if (t3795) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3796 = warp - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3797 = t3796 * 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3798 = ring + t3797;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3799 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 mine_2 = t3798 + t3799;
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
                const bool t3801 = warp == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
                if (t3801) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3802 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_4 = ring + t3802;
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
                    const bool t3873 = new_19 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3874 = new_19 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_19 = t3873 ? 0.0f : t3874;
                    const f32 t3876 = -reference_19;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3877;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3877) : "f"(row_max), "f"(scale_log2), "f"(t3876));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_15;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_15) : "f"(t3877));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3879 = -reference_19;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3880;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3880) : "f"(words_269), "f"(scale_log2), "f"(t3879));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_15;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_15) : "f"(t3880));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_19;
                    const f32 t3882 = row_sum * ours_15;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3883 = words_271 * other_15;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3884;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3884) : "f"(t3882), "f"(1.0f), "f"(t3883));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t3884;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3885 = acc * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3886 = words_205 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3887;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3887) : "f"(t3885), "f"(1.0f), "f"(t3886));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t3887;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3888 = acc_2 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3889 = words_206 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3890;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3890) : "f"(t3888), "f"(1.0f), "f"(t3889));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t3890;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3891 = acc_5 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3892 = words_209 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3893;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3893) : "f"(t3891), "f"(1.0f), "f"(t3892));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t3893;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3894 = acc_6 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3895 = words_210 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3896;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3896) : "f"(t3894), "f"(1.0f), "f"(t3895));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t3896;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3897 = acc_9 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3898 = words_213 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3899;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3899) : "f"(t3897), "f"(1.0f), "f"(t3898));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t3899;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3900 = acc_10 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3901 = words_214 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3902;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3902) : "f"(t3900), "f"(1.0f), "f"(t3901));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t3902;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3903 = acc_13 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3904 = words_217 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3905;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3905) : "f"(t3903), "f"(1.0f), "f"(t3904));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t3905;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3906 = acc_14 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3907 = words_218 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3908;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3908) : "f"(t3906), "f"(1.0f), "f"(t3907));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t3908;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3909 = acc_17 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3910 = words_221 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3911;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3911) : "f"(t3909), "f"(1.0f), "f"(t3910));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t3911;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3912 = acc_18 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3913 = words_222 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3914;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3914) : "f"(t3912), "f"(1.0f), "f"(t3913));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t3914;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3915 = acc_21 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3916 = words_225 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3917;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3917) : "f"(t3915), "f"(1.0f), "f"(t3916));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t3917;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3918 = acc_22 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3919 = words_226 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3920;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3920) : "f"(t3918), "f"(1.0f), "f"(t3919));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t3920;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3921 = acc_25 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3922 = words_229 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3923;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3923) : "f"(t3921), "f"(1.0f), "f"(t3922));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t3923;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3924 = acc_26 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3925 = words_230 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3926;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3926) : "f"(t3924), "f"(1.0f), "f"(t3925));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t3926;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3927 = acc_29 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3928 = words_233 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3929;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3929) : "f"(t3927), "f"(1.0f), "f"(t3928));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t3929;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3930 = acc_30 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3931 = words_234 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3932;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3932) : "f"(t3930), "f"(1.0f), "f"(t3931));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t3932;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3933 = acc_33 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3934 = words_237 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3935;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3935) : "f"(t3933), "f"(1.0f), "f"(t3934));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t3935;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3936 = acc_34 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3937 = words_238 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3938;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3938) : "f"(t3936), "f"(1.0f), "f"(t3937));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t3938;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3939 = acc_37 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3940 = words_241 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3941;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3941) : "f"(t3939), "f"(1.0f), "f"(t3940));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t3941;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3942 = acc_38 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3943 = words_242 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3944;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3944) : "f"(t3942), "f"(1.0f), "f"(t3943));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t3944;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3945 = acc_41 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3946 = words_245 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3947;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3947) : "f"(t3945), "f"(1.0f), "f"(t3946));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t3947;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3948 = acc_42 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3949 = words_246 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3950;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3950) : "f"(t3948), "f"(1.0f), "f"(t3949));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t3950;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3951 = acc_45 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3952 = words_249 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3953;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3953) : "f"(t3951), "f"(1.0f), "f"(t3952));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t3953;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3954 = acc_46 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3955 = words_250 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3956;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3956) : "f"(t3954), "f"(1.0f), "f"(t3955));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t3956;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3957 = acc_49 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3958 = words_253 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3959;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3959) : "f"(t3957), "f"(1.0f), "f"(t3958));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t3959;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3960 = acc_50 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3961 = words_254 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3962;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3962) : "f"(t3960), "f"(1.0f), "f"(t3961));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t3962;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3963 = acc_53 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3964 = words_257 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3965;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3965) : "f"(t3963), "f"(1.0f), "f"(t3964));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t3965;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3966 = acc_54 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3967 = words_258 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3968;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3968) : "f"(t3966), "f"(1.0f), "f"(t3967));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t3968;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3969 = acc_57 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3970 = words_261 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3971;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3971) : "f"(t3969), "f"(1.0f), "f"(t3970));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t3971;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3972 = acc_58 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3973 = words_262 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3974;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3974) : "f"(t3972), "f"(1.0f), "f"(t3973));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t3974;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3975 = acc_61 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3976 = words_265 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3977;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3977) : "f"(t3975), "f"(1.0f), "f"(t3976));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t3977;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3978 = acc_62 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3979 = words_266 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3980;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3980) : "f"(t3978), "f"(1.0f), "f"(t3979));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t3980;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_20;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_20) : "f"(row_max_2), "f"(words_270));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t3982 = new_20 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3983 = new_20 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_20 = t3982 ? 0.0f : t3983;
                    const f32 t3985 = -reference_20;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3986;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3986) : "f"(row_max_2), "f"(scale_log2), "f"(t3985));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_16;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_16) : "f"(t3986));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3988 = -reference_20;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3989;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3989) : "f"(words_270), "f"(scale_log2), "f"(t3988));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_16;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_16) : "f"(t3989));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_20;
                    const f32 t3991 = row_sum_2 * ours_16;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3992 = words_272 * other_16;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3993;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3993) : "f"(t3991), "f"(1.0f), "f"(t3992));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t3993;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3994 = acc_3 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3995 = words_207 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3996;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3996) : "f"(t3994), "f"(1.0f), "f"(t3995));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t3996;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3997 = acc_4 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3998 = words_208 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3999;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3999) : "f"(t3997), "f"(1.0f), "f"(t3998));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t3999;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4000 = acc_7 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4001 = words_211 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4002;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4002) : "f"(t4000), "f"(1.0f), "f"(t4001));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t4002;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4003 = acc_8 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4004 = words_212 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4005;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4005) : "f"(t4003), "f"(1.0f), "f"(t4004));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t4005;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4006 = acc_11 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4007 = words_215 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4008;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4008) : "f"(t4006), "f"(1.0f), "f"(t4007));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t4008;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4009 = acc_12 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4010 = words_216 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4011;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4011) : "f"(t4009), "f"(1.0f), "f"(t4010));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t4011;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4012 = acc_15 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4013 = words_219 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4014;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4014) : "f"(t4012), "f"(1.0f), "f"(t4013));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t4014;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4015 = acc_16 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4016 = words_220 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4017;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4017) : "f"(t4015), "f"(1.0f), "f"(t4016));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t4017;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4018 = acc_19 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4019 = words_223 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4020;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4020) : "f"(t4018), "f"(1.0f), "f"(t4019));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t4020;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4021 = acc_20 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4022 = words_224 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4023;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4023) : "f"(t4021), "f"(1.0f), "f"(t4022));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t4023;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4024 = acc_23 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4025 = words_227 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4026;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4026) : "f"(t4024), "f"(1.0f), "f"(t4025));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t4026;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4027 = acc_24 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4028 = words_228 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4029;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4029) : "f"(t4027), "f"(1.0f), "f"(t4028));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t4029;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4030 = acc_27 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4031 = words_231 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4032;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4032) : "f"(t4030), "f"(1.0f), "f"(t4031));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t4032;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4033 = acc_28 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4034 = words_232 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4035;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4035) : "f"(t4033), "f"(1.0f), "f"(t4034));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t4035;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4036 = acc_31 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4037 = words_235 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4038;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4038) : "f"(t4036), "f"(1.0f), "f"(t4037));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t4038;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4039 = acc_32 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4040 = words_236 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4041;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4041) : "f"(t4039), "f"(1.0f), "f"(t4040));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t4041;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4042 = acc_35 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4043 = words_239 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4044;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4044) : "f"(t4042), "f"(1.0f), "f"(t4043));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t4044;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4045 = acc_36 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4046 = words_240 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4047;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4047) : "f"(t4045), "f"(1.0f), "f"(t4046));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t4047;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4048 = acc_39 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4049 = words_243 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4050;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4050) : "f"(t4048), "f"(1.0f), "f"(t4049));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t4050;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4051 = acc_40 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4052 = words_244 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4053;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4053) : "f"(t4051), "f"(1.0f), "f"(t4052));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t4053;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4054 = acc_43 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4055 = words_247 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4056;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4056) : "f"(t4054), "f"(1.0f), "f"(t4055));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t4056;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4057 = acc_44 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4058 = words_248 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4059;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4059) : "f"(t4057), "f"(1.0f), "f"(t4058));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t4059;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4060 = acc_47 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4061 = words_251 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4062;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4062) : "f"(t4060), "f"(1.0f), "f"(t4061));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t4062;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4063 = acc_48 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4064 = words_252 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4065;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4065) : "f"(t4063), "f"(1.0f), "f"(t4064));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t4065;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4066 = acc_51 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4067 = words_255 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4068;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4068) : "f"(t4066), "f"(1.0f), "f"(t4067));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t4068;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4069 = acc_52 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4070 = words_256 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4071;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4071) : "f"(t4069), "f"(1.0f), "f"(t4070));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t4071;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4072 = acc_55 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4073 = words_259 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4074;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4074) : "f"(t4072), "f"(1.0f), "f"(t4073));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t4074;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4075 = acc_56 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4076 = words_260 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4077;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4077) : "f"(t4075), "f"(1.0f), "f"(t4076));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t4077;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4078 = acc_59 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4079 = words_263 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4080;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4080) : "f"(t4078), "f"(1.0f), "f"(t4079));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t4080;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4081 = acc_60 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4082 = words_264 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4083;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4083) : "f"(t4081), "f"(1.0f), "f"(t4082));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t4083;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4084 = acc_63 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4085 = words_267 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4086;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4086) : "f"(t4084), "f"(1.0f), "f"(t4085));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t4086;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4087 = acc_64 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4088 = words_268 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4089;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4089) : "f"(t4087), "f"(1.0f), "f"(t4088));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t4089;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t4090 = ring + 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t4091 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_5 = t4090 + t4091;
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
                    const bool t4162 = new_21 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4163 = new_21 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_21 = t4162 ? 0.0f : t4163;
                    const f32 t4165 = -reference_21;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4166) : "f"(row_max), "f"(scale_log2), "f"(t4165));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_17;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_17) : "f"(t4166));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4168 = -reference_21;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4169) : "f"(words_337), "f"(scale_log2), "f"(t4168));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_17;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_17) : "f"(t4169));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_21;
                    const f32 t4171 = row_sum * ours_17;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4172 = words_339 * other_17;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4173) : "f"(t4171), "f"(1.0f), "f"(t4172));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t4173;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4174 = acc * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4175 = words_273 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4176) : "f"(t4174), "f"(1.0f), "f"(t4175));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t4176;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4177 = acc_2 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4178 = words_274 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4179) : "f"(t4177), "f"(1.0f), "f"(t4178));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t4179;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4180 = acc_5 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4181 = words_277 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4182) : "f"(t4180), "f"(1.0f), "f"(t4181));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t4182;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4183 = acc_6 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4184 = words_278 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4185) : "f"(t4183), "f"(1.0f), "f"(t4184));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t4185;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4186 = acc_9 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4187 = words_281 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4188) : "f"(t4186), "f"(1.0f), "f"(t4187));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t4188;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4189 = acc_10 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4190 = words_282 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4191) : "f"(t4189), "f"(1.0f), "f"(t4190));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t4191;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4192 = acc_13 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4193 = words_285 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4194) : "f"(t4192), "f"(1.0f), "f"(t4193));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t4194;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4195 = acc_14 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4196 = words_286 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4197) : "f"(t4195), "f"(1.0f), "f"(t4196));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t4197;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4198 = acc_17 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4199 = words_289 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4200) : "f"(t4198), "f"(1.0f), "f"(t4199));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t4200;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4201 = acc_18 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4202 = words_290 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4203) : "f"(t4201), "f"(1.0f), "f"(t4202));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t4203;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4204 = acc_21 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4205 = words_293 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4206) : "f"(t4204), "f"(1.0f), "f"(t4205));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t4206;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4207 = acc_22 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4208 = words_294 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4209;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4209) : "f"(t4207), "f"(1.0f), "f"(t4208));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t4209;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4210 = acc_25 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4211 = words_297 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4212) : "f"(t4210), "f"(1.0f), "f"(t4211));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t4212;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4213 = acc_26 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4214 = words_298 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4215) : "f"(t4213), "f"(1.0f), "f"(t4214));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t4215;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4216 = acc_29 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4217 = words_301 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4218) : "f"(t4216), "f"(1.0f), "f"(t4217));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t4218;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4219 = acc_30 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4220 = words_302 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4221) : "f"(t4219), "f"(1.0f), "f"(t4220));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t4221;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4222 = acc_33 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4223 = words_305 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4224) : "f"(t4222), "f"(1.0f), "f"(t4223));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t4224;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4225 = acc_34 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4226 = words_306 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4227) : "f"(t4225), "f"(1.0f), "f"(t4226));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t4227;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4228 = acc_37 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4229 = words_309 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4230) : "f"(t4228), "f"(1.0f), "f"(t4229));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t4230;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4231 = acc_38 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4232 = words_310 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4233) : "f"(t4231), "f"(1.0f), "f"(t4232));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t4233;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4234 = acc_41 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4235 = words_313 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4236) : "f"(t4234), "f"(1.0f), "f"(t4235));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t4236;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4237 = acc_42 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4238 = words_314 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4239;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4239) : "f"(t4237), "f"(1.0f), "f"(t4238));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t4239;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4240 = acc_45 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4241 = words_317 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4242;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4242) : "f"(t4240), "f"(1.0f), "f"(t4241));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t4242;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4243 = acc_46 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4244 = words_318 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4245) : "f"(t4243), "f"(1.0f), "f"(t4244));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t4245;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4246 = acc_49 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4247 = words_321 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4248;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4248) : "f"(t4246), "f"(1.0f), "f"(t4247));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t4248;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4249 = acc_50 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4250 = words_322 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4251) : "f"(t4249), "f"(1.0f), "f"(t4250));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t4251;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4252 = acc_53 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4253 = words_325 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4254;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4254) : "f"(t4252), "f"(1.0f), "f"(t4253));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t4254;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4255 = acc_54 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4256 = words_326 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4257;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4257) : "f"(t4255), "f"(1.0f), "f"(t4256));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t4257;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4258 = acc_57 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4259 = words_329 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4260;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4260) : "f"(t4258), "f"(1.0f), "f"(t4259));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t4260;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4261 = acc_58 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4262 = words_330 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4263;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4263) : "f"(t4261), "f"(1.0f), "f"(t4262));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t4263;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4264 = acc_61 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4265 = words_333 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4266;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4266) : "f"(t4264), "f"(1.0f), "f"(t4265));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t4266;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4267 = acc_62 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4268 = words_334 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4269;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4269) : "f"(t4267), "f"(1.0f), "f"(t4268));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t4269;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_22;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_22) : "f"(row_max_2), "f"(words_338));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t4271 = new_22 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4272 = new_22 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_22 = t4271 ? 0.0f : t4272;
                    const f32 t4274 = -reference_22;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4275;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4275) : "f"(row_max_2), "f"(scale_log2), "f"(t4274));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_18;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_18) : "f"(t4275));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4277 = -reference_22;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4278;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4278) : "f"(words_338), "f"(scale_log2), "f"(t4277));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_18;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_18) : "f"(t4278));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_22;
                    const f32 t4280 = row_sum_2 * ours_18;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4281 = words_340 * other_18;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4282;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4282) : "f"(t4280), "f"(1.0f), "f"(t4281));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t4282;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4283 = acc_3 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4284 = words_275 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4285;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4285) : "f"(t4283), "f"(1.0f), "f"(t4284));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t4285;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4286 = acc_4 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4287 = words_276 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4288;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4288) : "f"(t4286), "f"(1.0f), "f"(t4287));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t4288;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4289 = acc_7 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4290 = words_279 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4291;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4291) : "f"(t4289), "f"(1.0f), "f"(t4290));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t4291;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4292 = acc_8 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4293 = words_280 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4294;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4294) : "f"(t4292), "f"(1.0f), "f"(t4293));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t4294;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4295 = acc_11 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4296 = words_283 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4297;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4297) : "f"(t4295), "f"(1.0f), "f"(t4296));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t4297;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4298 = acc_12 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4299 = words_284 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4300;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4300) : "f"(t4298), "f"(1.0f), "f"(t4299));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t4300;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4301 = acc_15 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4302 = words_287 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4303;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4303) : "f"(t4301), "f"(1.0f), "f"(t4302));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t4303;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4304 = acc_16 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4305 = words_288 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4306;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4306) : "f"(t4304), "f"(1.0f), "f"(t4305));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t4306;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4307 = acc_19 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4308 = words_291 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4309;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4309) : "f"(t4307), "f"(1.0f), "f"(t4308));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t4309;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4310 = acc_20 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4311 = words_292 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4312;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4312) : "f"(t4310), "f"(1.0f), "f"(t4311));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t4312;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4313 = acc_23 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4314 = words_295 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4315) : "f"(t4313), "f"(1.0f), "f"(t4314));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t4315;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4316 = acc_24 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4317 = words_296 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4318;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4318) : "f"(t4316), "f"(1.0f), "f"(t4317));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t4318;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4319 = acc_27 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4320 = words_299 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4321;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4321) : "f"(t4319), "f"(1.0f), "f"(t4320));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t4321;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4322 = acc_28 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4323 = words_300 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4324;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4324) : "f"(t4322), "f"(1.0f), "f"(t4323));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t4324;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4325 = acc_31 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4326 = words_303 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4327;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4327) : "f"(t4325), "f"(1.0f), "f"(t4326));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t4327;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4328 = acc_32 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4329 = words_304 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4330;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4330) : "f"(t4328), "f"(1.0f), "f"(t4329));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t4330;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4331 = acc_35 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4332 = words_307 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4333;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4333) : "f"(t4331), "f"(1.0f), "f"(t4332));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t4333;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4334 = acc_36 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4335 = words_308 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4336;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4336) : "f"(t4334), "f"(1.0f), "f"(t4335));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t4336;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4337 = acc_39 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4338 = words_311 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4339;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4339) : "f"(t4337), "f"(1.0f), "f"(t4338));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t4339;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4340 = acc_40 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4341 = words_312 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4342;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4342) : "f"(t4340), "f"(1.0f), "f"(t4341));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t4342;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4343 = acc_43 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4344 = words_315 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4345;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4345) : "f"(t4343), "f"(1.0f), "f"(t4344));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t4345;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4346 = acc_44 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4347 = words_316 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4348;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4348) : "f"(t4346), "f"(1.0f), "f"(t4347));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t4348;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4349 = acc_47 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4350 = words_319 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4351;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4351) : "f"(t4349), "f"(1.0f), "f"(t4350));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t4351;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4352 = acc_48 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4353 = words_320 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4354;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4354) : "f"(t4352), "f"(1.0f), "f"(t4353));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t4354;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4355 = acc_51 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4356 = words_323 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4357;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4357) : "f"(t4355), "f"(1.0f), "f"(t4356));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t4357;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4358 = acc_52 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4359 = words_324 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4360;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4360) : "f"(t4358), "f"(1.0f), "f"(t4359));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t4360;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4361 = acc_55 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4362 = words_327 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4363;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4363) : "f"(t4361), "f"(1.0f), "f"(t4362));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t4363;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4364 = acc_56 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4365 = words_328 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4366;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4366) : "f"(t4364), "f"(1.0f), "f"(t4365));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t4366;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4367 = acc_59 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4368 = words_331 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4369;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4369) : "f"(t4367), "f"(1.0f), "f"(t4368));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t4369;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4370 = acc_60 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4371 = words_332 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4372;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4372) : "f"(t4370), "f"(1.0f), "f"(t4371));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t4372;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4373 = acc_63 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4374 = words_335 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4375;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4375) : "f"(t4373), "f"(1.0f), "f"(t4374));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t4375;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4376 = acc_64 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4377 = words_336 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4378;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4378) : "f"(t4376), "f"(1.0f), "f"(t4377));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t4378;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t4379 = ring + 17408u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t4380 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_6 = t4379 + t4380;
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
                    const bool t4451 = new_23 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4452 = new_23 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_23 = t4451 ? 0.0f : t4452;
                    const f32 t4454 = -reference_23;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4455;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4455) : "f"(row_max), "f"(scale_log2), "f"(t4454));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_19;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_19) : "f"(t4455));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4457 = -reference_23;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4458) : "f"(words_405), "f"(scale_log2), "f"(t4457));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_19;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_19) : "f"(t4458));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_23;
                    const f32 t4460 = row_sum * ours_19;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4461 = words_407 * other_19;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4462;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4462) : "f"(t4460), "f"(1.0f), "f"(t4461));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t4462;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4463 = acc * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4464 = words_341 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4465;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4465) : "f"(t4463), "f"(1.0f), "f"(t4464));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t4465;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4466 = acc_2 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4467 = words_342 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4468;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4468) : "f"(t4466), "f"(1.0f), "f"(t4467));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t4468;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4469 = acc_5 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4470 = words_345 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4471;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4471) : "f"(t4469), "f"(1.0f), "f"(t4470));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t4471;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4472 = acc_6 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4473 = words_346 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4474;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4474) : "f"(t4472), "f"(1.0f), "f"(t4473));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t4474;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4475 = acc_9 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4476 = words_349 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4477;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4477) : "f"(t4475), "f"(1.0f), "f"(t4476));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t4477;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4478 = acc_10 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4479 = words_350 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4480;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4480) : "f"(t4478), "f"(1.0f), "f"(t4479));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t4480;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4481 = acc_13 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4482 = words_353 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4483;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4483) : "f"(t4481), "f"(1.0f), "f"(t4482));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t4483;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4484 = acc_14 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4485 = words_354 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4486;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4486) : "f"(t4484), "f"(1.0f), "f"(t4485));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t4486;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4487 = acc_17 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4488 = words_357 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4489;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4489) : "f"(t4487), "f"(1.0f), "f"(t4488));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t4489;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4490 = acc_18 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4491 = words_358 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4492;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4492) : "f"(t4490), "f"(1.0f), "f"(t4491));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t4492;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4493 = acc_21 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4494 = words_361 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4495;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4495) : "f"(t4493), "f"(1.0f), "f"(t4494));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t4495;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4496 = acc_22 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4497 = words_362 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4498;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4498) : "f"(t4496), "f"(1.0f), "f"(t4497));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t4498;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4499 = acc_25 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4500 = words_365 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4501;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4501) : "f"(t4499), "f"(1.0f), "f"(t4500));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t4501;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4502 = acc_26 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4503 = words_366 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4504;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4504) : "f"(t4502), "f"(1.0f), "f"(t4503));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t4504;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4505 = acc_29 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4506 = words_369 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4507;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4507) : "f"(t4505), "f"(1.0f), "f"(t4506));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t4507;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4508 = acc_30 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4509 = words_370 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4510;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4510) : "f"(t4508), "f"(1.0f), "f"(t4509));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t4510;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4511 = acc_33 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4512 = words_373 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4513;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4513) : "f"(t4511), "f"(1.0f), "f"(t4512));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t4513;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4514 = acc_34 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4515 = words_374 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4516;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4516) : "f"(t4514), "f"(1.0f), "f"(t4515));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t4516;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4517 = acc_37 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4518 = words_377 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4519;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4519) : "f"(t4517), "f"(1.0f), "f"(t4518));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t4519;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4520 = acc_38 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4521 = words_378 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4522) : "f"(t4520), "f"(1.0f), "f"(t4521));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t4522;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4523 = acc_41 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4524 = words_381 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4525;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4525) : "f"(t4523), "f"(1.0f), "f"(t4524));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t4525;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4526 = acc_42 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4527 = words_382 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4528;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4528) : "f"(t4526), "f"(1.0f), "f"(t4527));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t4528;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4529 = acc_45 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4530 = words_385 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4531;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4531) : "f"(t4529), "f"(1.0f), "f"(t4530));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t4531;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4532 = acc_46 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4533 = words_386 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4534;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4534) : "f"(t4532), "f"(1.0f), "f"(t4533));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t4534;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4535 = acc_49 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4536 = words_389 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4537;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4537) : "f"(t4535), "f"(1.0f), "f"(t4536));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t4537;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4538 = acc_50 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4539 = words_390 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4540;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4540) : "f"(t4538), "f"(1.0f), "f"(t4539));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t4540;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4541 = acc_53 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4542 = words_393 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4543;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4543) : "f"(t4541), "f"(1.0f), "f"(t4542));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t4543;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4544 = acc_54 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4545 = words_394 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4546;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4546) : "f"(t4544), "f"(1.0f), "f"(t4545));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t4546;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4547 = acc_57 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4548 = words_397 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4549;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4549) : "f"(t4547), "f"(1.0f), "f"(t4548));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t4549;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4550 = acc_58 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4551 = words_398 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4552;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4552) : "f"(t4550), "f"(1.0f), "f"(t4551));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t4552;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4553 = acc_61 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4554 = words_401 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4555;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4555) : "f"(t4553), "f"(1.0f), "f"(t4554));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t4555;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4556 = acc_62 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4557 = words_402 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4558;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4558) : "f"(t4556), "f"(1.0f), "f"(t4557));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t4558;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_24;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_24) : "f"(row_max_2), "f"(words_406));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t4560 = new_24 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4561 = new_24 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_24 = t4560 ? 0.0f : t4561;
                    const f32 t4563 = -reference_24;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4564;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4564) : "f"(row_max_2), "f"(scale_log2), "f"(t4563));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_20;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_20) : "f"(t4564));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4566 = -reference_24;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4567;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4567) : "f"(words_406), "f"(scale_log2), "f"(t4566));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_20;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_20) : "f"(t4567));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_24;
                    const f32 t4569 = row_sum_2 * ours_20;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4570 = words_408 * other_20;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4571;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4571) : "f"(t4569), "f"(1.0f), "f"(t4570));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t4571;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4572 = acc_3 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4573 = words_343 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4574;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4574) : "f"(t4572), "f"(1.0f), "f"(t4573));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t4574;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4575 = acc_4 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4576 = words_344 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4577;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4577) : "f"(t4575), "f"(1.0f), "f"(t4576));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t4577;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4578 = acc_7 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4579 = words_347 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4580;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4580) : "f"(t4578), "f"(1.0f), "f"(t4579));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t4580;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4581 = acc_8 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4582 = words_348 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4583;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4583) : "f"(t4581), "f"(1.0f), "f"(t4582));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t4583;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4584 = acc_11 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4585 = words_351 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4586;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4586) : "f"(t4584), "f"(1.0f), "f"(t4585));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t4586;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4587 = acc_12 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4588 = words_352 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4589;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4589) : "f"(t4587), "f"(1.0f), "f"(t4588));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t4589;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4590 = acc_15 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4591 = words_355 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4592;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4592) : "f"(t4590), "f"(1.0f), "f"(t4591));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t4592;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4593 = acc_16 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4594 = words_356 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4595;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4595) : "f"(t4593), "f"(1.0f), "f"(t4594));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t4595;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4596 = acc_19 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4597 = words_359 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4598;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4598) : "f"(t4596), "f"(1.0f), "f"(t4597));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t4598;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4599 = acc_20 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4600 = words_360 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4601;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4601) : "f"(t4599), "f"(1.0f), "f"(t4600));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t4601;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4602 = acc_23 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4603 = words_363 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4604;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4604) : "f"(t4602), "f"(1.0f), "f"(t4603));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t4604;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4605 = acc_24 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4606 = words_364 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4607;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4607) : "f"(t4605), "f"(1.0f), "f"(t4606));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t4607;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4608 = acc_27 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4609 = words_367 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4610;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4610) : "f"(t4608), "f"(1.0f), "f"(t4609));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t4610;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4611 = acc_28 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4612 = words_368 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4613;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4613) : "f"(t4611), "f"(1.0f), "f"(t4612));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t4613;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4614 = acc_31 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4615 = words_371 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4616;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4616) : "f"(t4614), "f"(1.0f), "f"(t4615));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t4616;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4617 = acc_32 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4618 = words_372 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4619;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4619) : "f"(t4617), "f"(1.0f), "f"(t4618));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t4619;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4620 = acc_35 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4621 = words_375 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4622;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4622) : "f"(t4620), "f"(1.0f), "f"(t4621));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t4622;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4623 = acc_36 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4624 = words_376 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4625;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4625) : "f"(t4623), "f"(1.0f), "f"(t4624));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t4625;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4626 = acc_39 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4627 = words_379 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4628;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4628) : "f"(t4626), "f"(1.0f), "f"(t4627));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t4628;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4629 = acc_40 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4630 = words_380 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4631;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4631) : "f"(t4629), "f"(1.0f), "f"(t4630));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t4631;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4632 = acc_43 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4633 = words_383 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4634;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4634) : "f"(t4632), "f"(1.0f), "f"(t4633));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t4634;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4635 = acc_44 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4636 = words_384 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4637;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4637) : "f"(t4635), "f"(1.0f), "f"(t4636));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t4637;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4638 = acc_47 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4639 = words_387 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4640;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4640) : "f"(t4638), "f"(1.0f), "f"(t4639));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t4640;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4641 = acc_48 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4642 = words_388 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4643;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4643) : "f"(t4641), "f"(1.0f), "f"(t4642));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t4643;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4644 = acc_51 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4645 = words_391 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4646;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4646) : "f"(t4644), "f"(1.0f), "f"(t4645));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t4646;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4647 = acc_52 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4648 = words_392 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4649;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4649) : "f"(t4647), "f"(1.0f), "f"(t4648));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t4649;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4650 = acc_55 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4651 = words_395 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4652;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4652) : "f"(t4650), "f"(1.0f), "f"(t4651));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t4652;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4653 = acc_56 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4654 = words_396 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4655;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4655) : "f"(t4653), "f"(1.0f), "f"(t4654));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t4655;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4656 = acc_59 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4657 = words_399 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4658;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4658) : "f"(t4656), "f"(1.0f), "f"(t4657));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t4658;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4659 = acc_60 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4660 = words_400 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4661;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4661) : "f"(t4659), "f"(1.0f), "f"(t4660));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t4661;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4662 = acc_63 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4663 = words_403 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4664;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4664) : "f"(t4662), "f"(1.0f), "f"(t4663));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t4664;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4665 = acc_64 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4666 = words_404 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4667;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4667) : "f"(t4665), "f"(1.0f), "f"(t4666));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t4667;
                }
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t4668 = warp == 0u;
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t4668) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t4669;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4669) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_7 = row_sum + t4669;
                    f32 t4671;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4671) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4672 = pair_7 + t4671;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t4672;
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t4673;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4673) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_8 = row_sum_2 + t4673;
                    f32 t4675;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4675) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4676 = pair_8 + t4675;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t4676;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_3 = row_sum;
                    const bool t4677 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t4678;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4678) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_3 = t4677 ? 0.0f : t4678;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4680 = acc * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc = t4680;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4681 = acc_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_2 = t4681;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4682 = acc_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_5 = t4682;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4683 = acc_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_6 = t4683;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4684 = acc_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_9 = t4684;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4685 = acc_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_10 = t4685;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4686 = acc_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_13 = t4686;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4687 = acc_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_14 = t4687;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4688 = acc_17 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_17 = t4688;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4689 = acc_18 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_18 = t4689;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4690 = acc_21 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_21 = t4690;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4691 = acc_22 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_22 = t4691;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4692 = acc_25 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_25 = t4692;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4693 = acc_26 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_26 = t4693;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4694 = acc_29 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_29 = t4694;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4695 = acc_30 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_30 = t4695;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4696 = acc_33 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_33 = t4696;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4697 = acc_34 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_34 = t4697;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4698 = acc_37 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_37 = t4698;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4699 = acc_38 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_38 = t4699;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4700 = acc_41 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_41 = t4700;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4701 = acc_42 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_42 = t4701;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4702 = acc_45 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_45 = t4702;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4703 = acc_46 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_46 = t4703;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4704 = acc_49 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_49 = t4704;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4705 = acc_50 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_50 = t4705;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4706 = acc_53 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_53 = t4706;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4707 = acc_54 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_54 = t4707;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4708 = acc_57 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_57 = t4708;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4709 = acc_58 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_58 = t4709;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4710 = acc_61 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_61 = t4710;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4711 = acc_62 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_62 = t4711;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_4 = row_sum_2;
                    const bool t4712 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t4713;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4713) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_4 = t4712 ? 0.0f : t4713;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4715 = acc_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_3 = t4715;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4716 = acc_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_4 = t4716;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4717 = acc_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_7 = t4717;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4718 = acc_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_8 = t4718;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4719 = acc_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_11 = t4719;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4720 = acc_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_12 = t4720;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4721 = acc_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_15 = t4721;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4722 = acc_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_16 = t4722;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4723 = acc_19 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_19 = t4723;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4724 = acc_20 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_20 = t4724;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4725 = acc_23 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_23 = t4725;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4726 = acc_24 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_24 = t4726;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4727 = acc_27 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_27 = t4727;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4728 = acc_28 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_28 = t4728;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4729 = acc_31 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_31 = t4729;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4730 = acc_32 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_32 = t4730;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4731 = acc_35 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_35 = t4731;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4732 = acc_36 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_36 = t4732;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4733 = acc_39 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_39 = t4733;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4734 = acc_40 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_40 = t4734;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4735 = acc_43 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_43 = t4735;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4736 = acc_44 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_44 = t4736;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4737 = acc_47 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_47 = t4737;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4738 = acc_48 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_48 = t4738;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4739 = acc_51 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_51 = t4739;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4740 = acc_52 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_52 = t4740;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4741 = acc_55 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_55 = t4741;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4742 = acc_56 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_56 = t4742;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4743 = acc_59 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_59 = t4743;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4744 = acc_60 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_60 = t4744;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4745 = acc_63 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_63 = t4745;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4746 = acc_64 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_64 = t4746;
#line 184 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t4747 = smem_1 + 2048u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4748 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4749 = t4748 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4750 = 0u ^ t4749;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4751 = t4748 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4752 = t4750 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4753 = t4751 + t4752;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4754 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4755 = t4754 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4756 = t4753 + t4755;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4757;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4757) : "f"(acc), "f"(acc_2));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4758 = smem_1 + t4756;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4758), "r"(t4757) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4759;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4759) : "f"(acc_5), "f"(acc_6));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4760 = t4756 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4761 = smem_1 + t4760;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4761), "r"(t4759) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4762;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4762) : "f"(acc_9), "f"(acc_10));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4763 = t4756 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4764 = smem_1 + t4763;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4764), "r"(t4762) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4765;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4765) : "f"(acc_13), "f"(acc_14));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4766 = t4756 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4767 = smem_1 + t4766;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4767), "r"(t4765) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4768;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4768) : "f"(acc_17), "f"(acc_18));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4769 = t4756 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4770 = smem_1 + t4769;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4770), "r"(t4768) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4771;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4771) : "f"(acc_21), "f"(acc_22));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4772 = t4756 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4773 = smem_1 + t4772;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4773), "r"(t4771) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4774;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4774) : "f"(acc_25), "f"(acc_26));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4775 = t4756 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4776 = smem_1 + t4775;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4776), "r"(t4774) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4777;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4777) : "f"(acc_29), "f"(acc_30));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4778 = t4756 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4779 = smem_1 + t4778;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4779), "r"(t4777) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4780 = t4748 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4781 = 0u ^ t4780;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4782 = t4748 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4783 = t4781 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4784 = t4782 + t4783;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4785 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4786 = t4785 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4787 = t4784 + t4786;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4788;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4788) : "f"(acc_33), "f"(acc_34));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4789 = t4747 + t4787;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4789), "r"(t4788) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4790;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4790) : "f"(acc_37), "f"(acc_38));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4791 = t4787 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4792 = t4747 + t4791;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4792), "r"(t4790) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4793;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4793) : "f"(acc_41), "f"(acc_42));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4794 = t4787 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4795 = t4747 + t4794;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4795), "r"(t4793) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4796;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4796) : "f"(acc_45), "f"(acc_46));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4797 = t4787 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4798 = t4747 + t4797;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4798), "r"(t4796) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4799;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4799) : "f"(acc_49), "f"(acc_50));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4800 = t4787 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4801 = t4747 + t4800;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4801), "r"(t4799) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4802;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4802) : "f"(acc_53), "f"(acc_54));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4803 = t4787 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4804 = t4747 + t4803;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4804), "r"(t4802) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4805;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4805) : "f"(acc_57), "f"(acc_58));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4806 = t4787 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4807 = t4747 + t4806;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4807), "r"(t4805) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4808;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4808) : "f"(acc_61), "f"(acc_62));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4809 = t4787 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4810 = t4747 + t4809;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4810), "r"(t4808) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4811 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4812 = t4811 + 8u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4813 = t4812 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4814 = 0u ^ t4813;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4815 = t4812 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4816 = t4814 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4817 = t4815 + t4816;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4818 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4819 = t4818 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4820 = t4817 + t4819;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4821;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4821) : "f"(acc_3), "f"(acc_4));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4822 = smem_1 + t4820;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4822), "r"(t4821) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4823;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4823) : "f"(acc_7), "f"(acc_8));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4824 = t4820 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4825 = smem_1 + t4824;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4825), "r"(t4823) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4826;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4826) : "f"(acc_11), "f"(acc_12));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4827 = t4820 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4828 = smem_1 + t4827;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4828), "r"(t4826) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4829;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4829) : "f"(acc_15), "f"(acc_16));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4830 = t4820 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4831 = smem_1 + t4830;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4831), "r"(t4829) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4832;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4832) : "f"(acc_19), "f"(acc_20));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4833 = t4820 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4834 = smem_1 + t4833;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4834), "r"(t4832) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4835;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4835) : "f"(acc_23), "f"(acc_24));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4836 = t4820 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4837 = smem_1 + t4836;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4837), "r"(t4835) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4838;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4838) : "f"(acc_27), "f"(acc_28));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4839 = t4820 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4840 = smem_1 + t4839;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4840), "r"(t4838) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4841;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4841) : "f"(acc_31), "f"(acc_32));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4842 = t4820 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4843 = smem_1 + t4842;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4843), "r"(t4841) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4844 = t4812 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4845 = 0u ^ t4844;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4846 = t4812 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4847 = t4845 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4848 = t4846 + t4847;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4849 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4850 = t4849 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4851 = t4848 + t4850;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4852;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4852) : "f"(acc_35), "f"(acc_36));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4853 = t4747 + t4851;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4853), "r"(t4852) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4854;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4854) : "f"(acc_39), "f"(acc_40));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4855 = t4851 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4856 = t4747 + t4855;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4856), "r"(t4854) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4857;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4857) : "f"(acc_43), "f"(acc_44));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4858 = t4851 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4859 = t4747 + t4858;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4859), "r"(t4857) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4860;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4860) : "f"(acc_47), "f"(acc_48));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4861 = t4851 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4862 = t4747 + t4861;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4862), "r"(t4860) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4863;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4863) : "f"(acc_51), "f"(acc_52));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4864 = t4851 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4865 = t4747 + t4864;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4865), "r"(t4863) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4866;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4866) : "f"(acc_55), "f"(acc_56));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4867 = t4851 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4868 = t4747 + t4867;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4868), "r"(t4866) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4869;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4869) : "f"(acc_59), "f"(acc_60));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4870 = t4851 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4871 = t4747 + t4870;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4871), "r"(t4869) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4872;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4872) : "f"(acc_63), "f"(acc_64));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4873 = t4851 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4874 = t4747 + t4873;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4874), "r"(t4872) : "memory");
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t4875 = head_dim >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4876 = lane >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4877 = lane & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4878 = t4876 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4879 = t4877 < t4875;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4880 = t4878 & t4879;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4880) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4881 = t4876 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4882 = t4877 ^ t4881;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4883 = t4876 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4884 = t4882 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4885 = t4883 + t4884;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4886 = smem_1 + t4885;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_35;
                        u32 row_36;
                        u32 row_37;
                        u32 row_38;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t4886) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4887 = first + t4876;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4888 = t4887 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4889 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4890 = first + t4876;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4891 = t4890 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4892 = t4889 + t4891;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4893 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4894 = t4893 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4895 = t4894 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4896 = o + t4895;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4897 = (u64)t4888;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4898 = t4897 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4899 = t4898 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4900 = t4896 + t4899;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4901 = (u64)t4892;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4902 = t4901 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4903 = t4902 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4904 = t4900 + t4903;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4905 = (u64)t4877 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4906 = t4904 + t4905;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4906), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4907 = t4876 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4908 = t4907 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4909 = t4877 < t4875;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4910 = t4908 & t4909;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4910) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4911 = t4907 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4912 = t4877 ^ t4911;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4913 = t4907 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4914 = t4912 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4915 = t4913 + t4914;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4916 = smem_1 + t4915;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_39;
                        u32 row_40;
                        u32 row_41;
                        u32 row_42;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t4916) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4917 = first + t4907;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4918 = t4917 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4919 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4920 = first + t4907;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4921 = t4920 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4922 = t4919 + t4921;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4923 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4924 = t4923 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4925 = t4924 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4926 = o + t4925;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4927 = (u64)t4918;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4928 = t4927 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4929 = t4928 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4930 = t4926 + t4929;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4931 = (u64)t4922;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4932 = t4931 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4933 = t4932 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4934 = t4930 + t4933;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4935 = (u64)t4877 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4936 = t4934 + t4935;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4936), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4937 = t4876 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4938 = t4937 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4939 = t4877 < t4875;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4940 = t4938 & t4939;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4940) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4941 = t4937 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4942 = t4877 ^ t4941;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4943 = t4937 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4944 = t4942 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4945 = t4943 + t4944;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4946 = smem_1 + t4945;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_43;
                        u32 row_44;
                        u32 row_45;
                        u32 row_46;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t4946) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4947 = first + t4937;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4948 = t4947 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4949 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4950 = first + t4937;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4951 = t4950 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4952 = t4949 + t4951;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4953 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4954 = t4953 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4955 = t4954 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4956 = o + t4955;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4957 = (u64)t4948;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4958 = t4957 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4959 = t4958 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4960 = t4956 + t4959;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4961 = (u64)t4952;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4962 = t4961 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4963 = t4962 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4964 = t4960 + t4963;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4965 = (u64)t4877 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4966 = t4964 + t4965;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4966), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4967 = t4876 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4968 = t4967 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4969 = t4877 < t4875;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4970 = t4968 & t4969;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4970) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4971 = t4967 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4972 = t4877 ^ t4971;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4973 = t4967 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4974 = t4972 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4975 = t4973 + t4974;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4976 = smem_1 + t4975;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_47;
                        u32 row_48;
                        u32 row_49;
                        u32 row_50;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t4976) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4977 = first + t4967;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4978 = t4977 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4979 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4980 = first + t4967;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4981 = t4980 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4982 = t4979 + t4981;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4983 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4984 = t4983 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4985 = t4984 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4986 = o + t4985;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4987 = (u64)t4978;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4988 = t4987 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4989 = t4988 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4990 = t4986 + t4989;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4991 = (u64)t4982;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4992 = t4991 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4993 = t4992 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4994 = t4990 + t4993;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4995 = (u64)t4877 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4996 = t4994 + t4995;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4996), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4997 = smem_1 + 2048u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4998 = t4876 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4999 = t4877 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5000 = t4999 < t4875;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5001 = t4998 & t5000;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t5001) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5002 = t4876 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5003 = t4877 ^ t5002;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5004 = t4876 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5005 = t5003 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5006 = t5004 + t5005;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5007 = t4997 + t5006;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_51;
                        u32 row_52;
                        u32 row_53;
                        u32 row_54;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t5007) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5008 = first + t4876;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5009 = t5008 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5010 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5011 = first + t4876;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5012 = t5011 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5013 = t5010 + t5012;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5014 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5015 = t5014 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5016 = t5015 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5017 = o + t5016;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5018 = (u64)t5009;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5019 = t5018 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5020 = t5019 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5021 = t5017 + t5020;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5022 = (u64)t5013;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5023 = t5022 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5024 = t5023 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5025 = t5021 + t5024;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5026 = (u64)t4877 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5027 = t5025 + t5026;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t5027), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5028 = t4876 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5029 = t5028 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5030 = t4877 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5031 = t5030 < t4875;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5032 = t5029 & t5031;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t5032) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5033 = t5028 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5034 = t4877 ^ t5033;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5035 = t5028 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5036 = t5034 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5037 = t5035 + t5036;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5038 = t4997 + t5037;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_55;
                        u32 row_56;
                        u32 row_57;
                        u32 row_58;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t5038) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5039 = first + t5028;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5040 = t5039 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5041 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5042 = first + t5028;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5043 = t5042 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5044 = t5041 + t5043;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5045 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5046 = t5045 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5047 = t5046 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5048 = o + t5047;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5049 = (u64)t5040;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5050 = t5049 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5051 = t5050 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5052 = t5048 + t5051;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5053 = (u64)t5044;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5054 = t5053 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5055 = t5054 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5056 = t5052 + t5055;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5057 = (u64)t4877 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5058 = t5056 + t5057;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t5058), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5059 = t4876 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5060 = t5059 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5061 = t4877 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5062 = t5061 < t4875;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5063 = t5060 & t5062;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t5063) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5064 = t5059 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5065 = t4877 ^ t5064;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5066 = t5059 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5067 = t5065 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5068 = t5066 + t5067;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5069 = t4997 + t5068;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_59;
                        u32 row_60;
                        u32 row_61;
                        u32 row_62;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t5069) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5070 = first + t5059;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5071 = t5070 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5072 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5073 = first + t5059;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5074 = t5073 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5075 = t5072 + t5074;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5076 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5077 = t5076 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5078 = t5077 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5079 = o + t5078;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5080 = (u64)t5071;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5081 = t5080 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5082 = t5081 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5083 = t5079 + t5082;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5084 = (u64)t5075;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5085 = t5084 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5086 = t5085 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5087 = t5083 + t5086;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5088 = (u64)t4877 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5089 = t5087 + t5088;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t5089), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5090 = t4876 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5091 = t5090 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5092 = t4877 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5093 = t5092 < t4875;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5094 = t5091 & t5093;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t5094) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5095 = t5090 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5096 = t4877 ^ t5095;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5097 = t5090 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5098 = t5096 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5099 = t5097 + t5098;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5100 = t4997 + t5099;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_63;
                        u32 row_64;
                        u32 row_65;
                        u32 row_66;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t5100) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5101 = first + t5090;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5102 = t5101 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5103 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5104 = first + t5090;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5105 = t5104 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5106 = t5103 + t5105;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5107 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5108 = t5107 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5109 = t5108 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5110 = o + t5109;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5111 = (u64)t5102;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5112 = t5111 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5113 = t5112 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5114 = t5110 + t5113;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5115 = (u64)t5106;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5116 = t5115 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5117 = t5116 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5118 = t5114 + t5117;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5119 = (u64)t4877 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5120 = t5118 + t5119;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t5120), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_67 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t5122 = row_67 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5123 = first + row_67;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5124 = t5123 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5125 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5126 = first + row_67;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5127 = t5126 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5128 = t5125 + t5127;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t5129;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t5129) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t5130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5130) : "f"(row_max), "f"(scale_log2), "f"(t5129));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t5130 * 0.6931472f;
                    const bool t5132 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t5132 ? __uint_as_float(0xff800000u) : lse_4;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t5134 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t5135 = t5134 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t5136 = t5122 & t5135;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t5136) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5137 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5138 = t5137 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5139 = t5138 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5140 = lse + t5139;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5141 = (u64)t5128;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5142 = t5141 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5143 = t5142 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5144 = t5140 + t5143;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5145 = (u64)t5124;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5146 = t5145 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5147 = t5146 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5148 = t5144 + t5147;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t5148), "f"(value_3) : "memory");
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5149 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_68 = t5149 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t5151 = row_68 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5152 = first + row_68;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5153 = t5152 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5154 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5155 = first + row_68;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5156 = t5155 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5157 = t5154 + t5156;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t5158;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t5158) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t5159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5159) : "f"(row_max_2), "f"(scale_log2), "f"(t5158));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t5159 * 0.6931472f;
                    const bool t5161 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t5161 ? __uint_as_float(0xff800000u) : lse_5;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t5163 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t5164 = t5163 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t5165 = t5151 & t5164;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t5165) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5166 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5167 = t5166 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5168 = t5167 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5169 = lse + t5168;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5170 = (u64)t5157;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5171 = t5170 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5172 = t5171 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5173 = t5169 + t5172;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5174 = (u64)t5153;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5175 = t5174 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5176 = t5175 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5177 = t5173 + t5176;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t5177), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
