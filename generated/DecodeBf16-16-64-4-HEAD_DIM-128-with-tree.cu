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
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t394 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t395 = t387 < t394 ? t387 : t394;
#line 58 "src/functions/sequences.rs"
        const u64 t9_2 = (u64)t395;
#line 58 "src/functions/sequences.rs"
        const u64 t10_2 = t9_2 * argument0_stride1;
#line 58 "src/functions/sequences.rs"
        const u64 t11_2 = t10_2 * 4ull;
#line 58 "src/functions/sequences.rs"
        const u64 t12_2 = t8_2 + t11_2;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t400 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t416 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
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
        u32 t422;
        asm volatile("mov.b32 %0, %1;" : "=r"(t422) : "r"(t371));
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t423 = t422 ^ 32u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t424 = t422 ^ 64u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t425 = t422 ^ 96u;
        const u32 t426 = ring + t422;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t426) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t427 = ring + t423;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t427) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t428 = ring + t424;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t428) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t429 = ring + t425;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t429) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t426) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t427) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t428) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t429) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t430 = t27 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t431 = t430 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t535 = t27 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t536 = t535 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t700;
        asm volatile("mov.b32 %0, %1;" : "=r"(t700) : "r"(t379));
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t701 = t700 ^ 32u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t702 = t700 ^ 64u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t703 = t700 ^ 96u;
        const u32 t704 = t89 + t700;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t705 = t89 + t701;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t706 = t89 + t702;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t707 = t89 + t703;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t704) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_65), "r"(m_66));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_67), "r"(m_68));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t705) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_69), "r"(m_70));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_71), "r"(m_72));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t706) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_73), "r"(m_74));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_75), "r"(m_76));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t707) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_77), "r"(m_78));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_79), "r"(m_80));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t704) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_81), "r"(m_82));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_83), "r"(m_84));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t705) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_85), "r"(m_86));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_87), "r"(m_88));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t706) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_89), "r"(m_90));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_91), "r"(m_92));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t707) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_93), "r"(m_94));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_95), "r"(m_96));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
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
            const u32 t786 = i & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t787 = t786 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t788 = ring + t787;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t789;
            asm volatile("mov.b32 %0, %1;" : "=r"(t789) : "r"(t371));
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t790 = t789 ^ 32u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t791 = t789 ^ 64u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t792 = t789 ^ 96u;
            const u32 t793 = t788 + t789;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t793) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t794 = t788 + t790;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t794) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t795 = t788 + t791;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t795) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t796 = t788 + t792;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t796) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t793) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t794) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t795) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t796) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t797 = t27 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t798 = t797 - i;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t799 = t798 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t903 = t27 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t904 = t903 - i;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t905 = t904 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1072;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1072) : "r"(t379));
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1073 = t1072 ^ 32u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1074 = t1072 ^ 64u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1075 = t1072 ^ 96u;
            const u32 t1076 = t1071 + t1072;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1077 = t1071 + t1073;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1078 = t1071 + t1074;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1079 = t1071 + t1075;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1076) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_129), "r"(m_130));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_131), "r"(m_132));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1077) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_133), "r"(m_134));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_135), "r"(m_136));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1078) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_137), "r"(m_138));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_139), "r"(m_140));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1079) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_141), "r"(m_142));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_143), "r"(m_144));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1076) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_145), "r"(m_146));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_147), "r"(m_148));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1077) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_149), "r"(m_150));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_151), "r"(m_152));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1078) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_153), "r"(m_154));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_155), "r"(m_156));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1079) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_157), "r"(m_158));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1065), "r"(t1066), "r"(t1067), "r"(t1068), "r"(m_159), "r"(m_160));
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
        const u32 t1080 = warp * 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1081 = ring + t1080;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1082 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1081 + t1082;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1084 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1085 = t1084 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1085) {
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
        const u32 t1086 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1087 = t1086 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1088 = t1087 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1088) {
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
        const u32 t1090 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1091 = t1090 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1091) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1092 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = ring + t1092;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1095;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1095) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1096;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1096) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1097;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1097) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1098;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1098) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1099;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1099) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1100;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1100) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1101;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1101) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1102;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1102) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1103;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1103) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1104;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1104) : "r"(columns) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1105 = ring + 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1106 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1105 + t1106;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1109;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1109) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1110;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1110) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1111;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1111) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1112;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1112) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1113;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1113) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1114;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1114) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1115;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1115) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1116;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1116) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1117;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1117) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1118;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1118) : "r"(columns_2) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1119 = ring + 17408u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1120 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1119 + t1120;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1123;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1123) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1124;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1124) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1125;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1125) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1126;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1126) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1127;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1127) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1128;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1128) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1129;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1129) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1130;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1130) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1131;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1131) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1132;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1132) : "r"(columns_3) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1133 = ring + 26112u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1134 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1133 + t1134;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1137;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1137) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1138;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1138) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1139;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1139) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1140;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1140) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1141;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1141) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1142;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1142) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1143;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1143) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1144;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1144) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1145;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1145) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1146;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1146) : "r"(columns_4) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1147;
            asm("max.f32 %0, %1, %2;" : "=f"(t1147) : "f"(t1095), "f"(t1109));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1148;
            asm("max.f32 %0, %1, %2;" : "=f"(t1148) : "f"(t1147), "f"(t1123));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1148), "f"(t1137));
            const bool t1150 = max == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1151 = max * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_5 = t1150 ? 0.0f : t1151;
            const f32 t1153 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1154;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1154) : "f"(t1095), "f"(scale_log2), "f"(t1153));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1154));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1156 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1157;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1157) : "f"(t1109), "f"(scale_log2), "f"(t1156));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1157));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1159 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1160;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1160) : "f"(t1123), "f"(scale_log2), "f"(t1159));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1160));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1162 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1163;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1163) : "f"(t1137), "f"(scale_log2), "f"(t1162));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1163));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1165 = t1096 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1165;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1166;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1166) : "f"(t1110), "f"(factors_2), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1166;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1167;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1167) : "f"(t1124), "f"(factors_3), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1167;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1168;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1168) : "f"(t1138), "f"(factors_4), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1168;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1169 = t1097 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1169;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1170;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1170) : "f"(t1111), "f"(factors_2), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1170;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1171;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1171) : "f"(t1125), "f"(factors_3), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1171;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1172;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1172) : "f"(t1139), "f"(factors_4), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1172;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1173 = t1098 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1173;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1174;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1174) : "f"(t1112), "f"(factors_2), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1174;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1175;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1175) : "f"(t1126), "f"(factors_3), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1175;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1176;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1176) : "f"(t1140), "f"(factors_4), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1176;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1177 = t1099 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1177;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1178;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1178) : "f"(t1113), "f"(factors_2), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1178;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1179;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1179) : "f"(t1127), "f"(factors_3), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1179;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1180;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1180) : "f"(t1141), "f"(factors_4), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1180;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1181 = t1100 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1181;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1182;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1182) : "f"(t1114), "f"(factors_2), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1182;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1183;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1183) : "f"(t1128), "f"(factors_3), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1183;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1184;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1184) : "f"(t1142), "f"(factors_4), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1184;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1185 = t1101 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1185;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1186;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1186) : "f"(t1115), "f"(factors_2), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1186;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1187;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1187) : "f"(t1129), "f"(factors_3), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1187;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1188;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1188) : "f"(t1143), "f"(factors_4), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1188;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1189 = t1102 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1189;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1190;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1190) : "f"(t1116), "f"(factors_2), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1190;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1191;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1191) : "f"(t1130), "f"(factors_3), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1191;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1192;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1192) : "f"(t1144), "f"(factors_4), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1192;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1193 = t1103 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1193;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1194;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1194) : "f"(t1117), "f"(factors_2), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1194;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1195;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1195) : "f"(t1131), "f"(factors_3), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1195;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1196;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1196) : "f"(t1145), "f"(factors_4), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1196;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1197 = t1104 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1197;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1198;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1198) : "f"(t1118), "f"(factors_2), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1198;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1199;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1199) : "f"(t1132), "f"(factors_3), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1199;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1200;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(t1146), "f"(factors_4), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1200;
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
        const u32 t1201 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1202 = t1201 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1203 = t1202 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1203) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1204 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_5 = ring + t1204;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_5 = theirs_5 + slice;
            f32 t1207;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1207) : "r"(theirs_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1208;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1208) : "r"(theirs_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1209;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1209) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1210;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1210) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1211;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1211) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1212;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1212) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1213;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1213) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1214;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1214) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1215;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1215) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1216;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1216) : "r"(columns_5) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1217 = ring + 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1218 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_6 = t1217 + t1218;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_6 = theirs_6 + slice;
            f32 t1221;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1221) : "r"(theirs_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1222;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1222) : "r"(theirs_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1223;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1223) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1224;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1224) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1225;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1225) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1226;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1226) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1227;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1227) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1228;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1228) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1229;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1229) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1230;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1230) : "r"(columns_6) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1231 = ring + 17408u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1232 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_7 = t1231 + t1232;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_7 = theirs_7 + slice;
            f32 t1235;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1235) : "r"(theirs_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1236;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1236) : "r"(theirs_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1237;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1237) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1238;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1238) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1239;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1239) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1240;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1240) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1241;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1241) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1242;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1242) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1243;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1243) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1244;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1244) : "r"(columns_7) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1245 = ring + 26112u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1246 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_8 = t1245 + t1246;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_8 = theirs_8 + slice;
            f32 t1249;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1249) : "r"(theirs_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1250;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1250) : "r"(theirs_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1251;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1251) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1252;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1252) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1253;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1253) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1254;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1254) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1255;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1255) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1256;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1256) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1257;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1257) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1258;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1258) : "r"(columns_8) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1259;
            asm("max.f32 %0, %1, %2;" : "=f"(t1259) : "f"(t1207), "f"(t1221));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1260;
            asm("max.f32 %0, %1, %2;" : "=f"(t1260) : "f"(t1259), "f"(t1235));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1260), "f"(t1249));
            const bool t1262 = max_2 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1263 = max_2 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_6 = t1262 ? 0.0f : t1263;
            const f32 t1265 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1266;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1266) : "f"(t1207), "f"(scale_log2), "f"(t1265));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t1266));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1268 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1269;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1269) : "f"(t1221), "f"(scale_log2), "f"(t1268));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t1269));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1271 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1272;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1272) : "f"(t1235), "f"(scale_log2), "f"(t1271));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t1272));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1274 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1275;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1275) : "f"(t1249), "f"(scale_log2), "f"(t1274));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t1275));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1277 = t1208 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1277;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1278;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1278) : "f"(t1222), "f"(factors_6), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1278;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1279;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1279) : "f"(t1236), "f"(factors_7), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1279;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1280;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1280) : "f"(t1250), "f"(factors_8), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1280;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1281 = t1209 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1281;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1282;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1282) : "f"(t1223), "f"(factors_6), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1282;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1283;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1283) : "f"(t1237), "f"(factors_7), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1283;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1284;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1284) : "f"(t1251), "f"(factors_8), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1284;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1285 = t1210 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1285;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1286;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1286) : "f"(t1224), "f"(factors_6), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1286;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1287;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1287) : "f"(t1238), "f"(factors_7), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1287;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1288;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1288) : "f"(t1252), "f"(factors_8), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1288;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1289 = t1211 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1289;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1290;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1290) : "f"(t1225), "f"(factors_6), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1290;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1291;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1291) : "f"(t1239), "f"(factors_7), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1291;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1292;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1292) : "f"(t1253), "f"(factors_8), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1292;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1293 = t1212 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1293;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1294;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1294) : "f"(t1226), "f"(factors_6), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1294;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1295;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1295) : "f"(t1240), "f"(factors_7), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1295;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1296;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1296) : "f"(t1254), "f"(factors_8), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1296;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1297 = t1213 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1297;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1298;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1298) : "f"(t1227), "f"(factors_6), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1298;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1299;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1299) : "f"(t1241), "f"(factors_7), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1299;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1300;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1300) : "f"(t1255), "f"(factors_8), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1300;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1301 = t1214 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1301;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1302;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1302) : "f"(t1228), "f"(factors_6), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1302;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1303;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1303) : "f"(t1242), "f"(factors_7), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1303;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1304;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1304) : "f"(t1256), "f"(factors_8), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1304;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1305 = t1215 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1305;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1306;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1306) : "f"(t1229), "f"(factors_6), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1306;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1307;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1307) : "f"(t1243), "f"(factors_7), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1307;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1308;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1308) : "f"(t1257), "f"(factors_8), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1308;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1309 = t1216 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1309;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1310;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1310) : "f"(t1230), "f"(factors_6), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1310;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1311;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1311) : "f"(t1244), "f"(factors_7), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1311;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1312;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1312) : "f"(t1258), "f"(factors_8), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1312;
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
        const bool t1313 = t24 == 1u;
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1313) {
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t1314;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1314) : "f"(row_sum_3));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1314;
            f32 t1316;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1316) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1317 = pair_5 + t1316;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1317;
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t1318;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1318) : "f"(row_sum_4));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1318;
            f32 t1320;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1320) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1321 = pair_6 + t1320;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1321;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1322 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t1323;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1322 ? 0.0f : t1323;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1325 = rows * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows = t1325;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1326 = rows_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1326;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1327 = rows_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1327;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1328 = rows_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1328;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1329 = rows_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1329;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1330 = rows_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1330;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1331 = rows_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1331;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1332 = rows_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1332;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1333 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t1334;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1333 ? 0.0f : t1334;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1336 = rows_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1336;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1337 = rows_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1337;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1338 = rows_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1338;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1339 = rows_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1339;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1340 = rows_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1340;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1341 = rows_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1341;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1342 = rows_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1342;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1343 = rows_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1343;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_4 = warp << 2u;
            const u32 t1345 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1346 = t1345 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1347 = first_4 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1346 + t1347;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1349 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1350 = t1349 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1350) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1351 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1352 = first + t1351;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1353 = t1352 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1354 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1355 = first + t1351;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1356 = t1355 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1357 = t1354 + t1356;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1358 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1359 = t1358 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1360 = t1359 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1361 = o + t1360;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1362 = (u64)t1353;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1363 = t1362 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1364 = t1363 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1365 = t1361 + t1364;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1366 = (u64)t1357;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1367 = t1366 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1368 = t1367 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1369 = t1365 + t1368;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1370 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1369 + t1370;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1372 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1373 = first_4 < t1372;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1373) {
                    u32 t1374;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1374) : "f"(pair_7), "f"(pair_8));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1374) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1375 = first_4 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1376 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1377 = t1375 < t1376;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1377) {
                    u32 t1378;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(pair_9), "f"(pair_10));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1378) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1379 = first_4 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1380 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1381 = t1379 < t1380;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1381) {
                    u32 t1382;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1382) : "f"(pair_11), "f"(pair_12));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1382) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1383 = first_4 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1384 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1385 = t1383 < t1384;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1385) {
                    u32 t1386;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1386) : "f"(pair_13), "f"(pair_14));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1386) : "memory");
                }
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1387 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1388 = t1387 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1389 = t1388 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1389) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1390 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1391 = t1390 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1392 = first + t1391;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1393 = t1392 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1394 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1395 = first + t1391;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1396 = t1395 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1397 = t1394 + t1396;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1398 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1399 = t1398 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1400 = t1399 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1401 = o + t1400;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1402 = (u64)t1393;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1403 = t1402 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1404 = t1403 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1405 = t1401 + t1404;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1406 = (u64)t1397;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1407 = t1406 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1408 = t1407 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1409 = t1405 + t1408;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1410 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1409 + t1410;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1412 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1413 = first_4 < t1412;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1413) {
                    u32 t1414;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1414) : "f"(pair_15), "f"(pair_16));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1414) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1415 = first_4 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1416 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1417 = t1415 < t1416;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1417) {
                    u32 t1418;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1418) : "f"(pair_17), "f"(pair_18));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1418) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1419 = first_4 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1420 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1421 = t1419 < t1420;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1421) {
                    u32 t1422;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1422) : "f"(pair_19), "f"(pair_20));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1422) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1423 = first_4 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1424 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1425 = t1423 < t1424;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1425) {
                    u32 t1426;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1426) : "f"(pair_21), "f"(pair_22));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1426) : "memory");
                }
            }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1427 = warp < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1427) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1429 = row < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1430 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1431 = t1430 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1432 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1433 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1434 = t1433 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1435 = t1432 + t1434;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1436;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1436) : "f"(row_sum_3));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1437;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1437) : "f"(row_max_3), "f"(scale_log2), "f"(t1436));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1437 * 0.6931472f;
                const bool t1439 = row_sum_3 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1439 ? __uint_as_float(0xff800000u) : lse_2;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1441 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1442 = t1441 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1443 = t1429 & t1442;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1443) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1444 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1445 = t1444 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1446 = t1445 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1447 = lse + t1446;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1448 = (u64)t1435;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1449 = t1448 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1450 = t1449 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1451 = t1447 + t1450;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1452 = (u64)t1431;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1453 = t1452 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1454 = t1453 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1455 = t1451 + t1454;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1455), "f"(value) : "memory");
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1456 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1456 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1458 = row_2 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1459 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1460 = t1459 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1461 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1462 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1463 = t1462 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1464 = t1461 + t1463;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1465;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1465) : "f"(row_sum_4));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1466;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1466) : "f"(row_max_4), "f"(scale_log2), "f"(t1465));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1466 * 0.6931472f;
                const bool t1468 = row_sum_4 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1468 ? __uint_as_float(0xff800000u) : lse_3;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1470 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1471 = t1470 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1472 = t1458 & t1471;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1472) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1473 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1474 = t1473 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1475 = t1474 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1476 = lse + t1475;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1477 = (u64)t1464;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1478 = t1477 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1479 = t1478 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1480 = t1476 + t1479;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1481 = (u64)t1460;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1482 = t1481 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1483 = t1482 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1484 = t1480 + t1483;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1484), "f"(value_2) : "memory");
                }
            }
        } else {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1485 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1486 = t1485 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1486) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index = warp << 1u;
                const u64 t1488 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1489 = t1488 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1490 = t1489 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1491 = partials + t1490;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1492 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1493 = t1492 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1494 = t1493 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1495 = t1491 + t1494;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1496 = (u64)index;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1497 = t1496 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1498 = t1497 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1499 = t1495 + t1498;
                const u64 t1500 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1501 = t1499 + t1500;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1501), "f"(rows) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1501), "f"(rows_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1501), "f"(rows_5) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1501), "f"(rows_6) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1501), "f"(rows_9) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1501), "f"(rows_10) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1501), "f"(rows_13) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1501), "f"(rows_14) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1501), "f"(row_max_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1501), "f"(row_sum_3) : "memory");
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1502 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1503 = t1502 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1504 = t1503 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1504) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1505 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1505 + 1u;
                const u64 t1507 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1508 = t1507 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1509 = t1508 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1510 = partials + t1509;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1511 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1512 = t1511 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1513 = t1512 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1514 = t1510 + t1513;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1515 = (u64)index_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1516 = t1515 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1517 = t1516 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1518 = t1514 + t1517;
                const u64 t1519 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1520 = t1518 + t1519;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1520), "f"(rows_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1520), "f"(rows_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1520), "f"(rows_7) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1520), "f"(rows_8) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1520), "f"(rows_11) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1520), "f"(rows_12) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1520), "f"(rows_15) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1520), "f"(rows_16) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1520), "f"(row_max_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1520), "f"(row_sum_4) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1521 = (u64)tile;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1522 = t1521 * arrived_stride0;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1523 = t1522 * 4ull;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1524 = arrived + t1523;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1525 = t24 - 1u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1526 = (u32)__cvta_generic_to_shared(smem);
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1527 = t1526 + 69632u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1528 = threadIdx.x;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1529 = t1528 == 0u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1529) {
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1530;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1530) : "l"(t1524), "r"(t1525) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1527), "r"(t1530) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1531;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1531) : "r"(t1527) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1532 = t1531 == t1525;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1532) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1533 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1534 = t1533 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1534) {
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
                        const bool t1535 = split_2 < t24;
                        if (!t1535) break;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_3 = warp << 1u;
                        const u64 t1537 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1538 = t1537 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1539 = t1538 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1540 = partials + t1539;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1541 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1542 = t1541 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1543 = t1542 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1544 = t1540 + t1543;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1545 = (u64)index_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1546 = t1545 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1547 = t1546 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1548 = t1544 + t1547;
                        const u64 t1549 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1550 = t1548 + t1549;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1551;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1551) : "l"(t1550) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_4 = warp << 1u;
                        const u64 t1553 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1554 = t1553 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1555 = t1554 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1556 = partials + t1555;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1557 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1558 = t1557 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1559 = t1558 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1560 = t1556 + t1559;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1561 = (u64)index_4;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1562 = t1561 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1563 = t1562 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1564 = t1560 + t1563;
                        const u64 t1565 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1566 = t1564 + t1565;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1567;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1567) : "l"(t1566) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_5 = warp << 1u;
                        const u64 t1569 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1570 = t1569 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1571 = t1570 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1572 = partials + t1571;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1573 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1574 = t1573 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1575 = t1574 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1576 = t1572 + t1575;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1577 = (u64)index_5;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1578 = t1577 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1579 = t1578 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1580 = t1576 + t1579;
                        const u64 t1581 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1582 = t1580 + t1581;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1583;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1583) : "l"(t1582) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_6 = warp << 1u;
                        const u64 t1585 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1586 = t1585 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1587 = t1586 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1588 = partials + t1587;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1589 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1590 = t1589 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1591 = t1590 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1592 = t1588 + t1591;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1593 = (u64)index_6;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1594 = t1593 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1595 = t1594 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1596 = t1592 + t1595;
                        const u64 t1597 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1598 = t1596 + t1597;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1599;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1599) : "l"(t1598) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_7 = warp << 1u;
                        const u64 t1601 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1602 = t1601 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1603 = t1602 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1604 = partials + t1603;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1605 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1606 = t1605 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1607 = t1606 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1608 = t1604 + t1607;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1609 = (u64)index_7;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1610 = t1609 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1611 = t1610 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1612 = t1608 + t1611;
                        const u64 t1613 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1614 = t1612 + t1613;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1615;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1615) : "l"(t1614) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_8 = warp << 1u;
                        const u64 t1617 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1618 = t1617 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1619 = t1618 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1620 = partials + t1619;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1621 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1622 = t1621 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1623 = t1622 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1624 = t1620 + t1623;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1625 = (u64)index_8;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1626 = t1625 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1627 = t1626 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1628 = t1624 + t1627;
                        const u64 t1629 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1630 = t1628 + t1629;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1631;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1631) : "l"(t1630) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_9 = warp << 1u;
                        const u64 t1633 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1634 = t1633 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1635 = t1634 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1636 = partials + t1635;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1637 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1638 = t1637 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1639 = t1638 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1640 = t1636 + t1639;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1641 = (u64)index_9;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1642 = t1641 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1643 = t1642 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1644 = t1640 + t1643;
                        const u64 t1645 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1646 = t1644 + t1645;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1647;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1647) : "l"(t1646) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_10 = warp << 1u;
                        const u64 t1649 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1650 = t1649 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1651 = t1650 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1652 = partials + t1651;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1653 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1654 = t1653 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1655 = t1654 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1656 = t1652 + t1655;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1657 = (u64)index_10;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1658 = t1657 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1659 = t1658 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1660 = t1656 + t1659;
                        const u64 t1661 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1662 = t1660 + t1661;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1663;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1663) : "l"(t1662) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_11 = warp << 1u;
                        const u64 t1665 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1666 = t1665 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1667 = t1666 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1668 = partials + t1667;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1669 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1670 = t1669 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1671 = t1670 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1672 = t1668 + t1671;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1673 = (u64)index_11;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1674 = t1673 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1675 = t1674 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1676 = t1672 + t1675;
                        const u64 t1677 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1678 = t1676 + t1677;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1679;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1679) : "l"(t1678) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_12 = warp << 1u;
                        const u64 t1681 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1682 = t1681 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1683 = t1682 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1684 = partials + t1683;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1685 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1686 = t1685 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1687 = t1686 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1688 = t1684 + t1687;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1689 = (u64)index_12;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1690 = t1689 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1691 = t1690 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1692 = t1688 + t1691;
                        const u64 t1693 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1694 = t1692 + t1693;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1695;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1695) : "l"(t1694) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1696 = split_2 + 1u;
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
                        const bool t1697 = t1696 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1697) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_13 = warp << 1u;
                            const u64 t1699 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1700 = t1699 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1701 = t1700 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1702 = partials + t1701;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1703 = (u64)t1696;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1704 = t1703 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1705 = t1704 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1706 = t1702 + t1705;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1707 = (u64)index_13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1708 = t1707 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1709 = t1708 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1710 = t1706 + t1709;
                            const u64 t1711 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1712 = t1710 + t1711;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1713;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1713) : "l"(t1712) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max = t1713;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1714;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1714) : "l"(t1712) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1714;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1715;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1715) : "l"(t1712) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1715;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1716;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1716) : "l"(t1712) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1716;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1717;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1717) : "l"(t1712) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1717;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1718;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1718) : "l"(t1712) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1718;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1719;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1719) : "l"(t1712) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1719;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1720;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1720) : "l"(t1712) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1720;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1721;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1721) : "l"(t1712) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1721;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1722;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1722) : "l"(t1712) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1722;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1723 = split_2 + 2u;
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
                        const bool t1724 = t1723 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1724) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_14 = warp << 1u;
                            const u64 t1726 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1727 = t1726 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1728 = t1727 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1729 = partials + t1728;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1730 = (u64)t1723;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1731 = t1730 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1732 = t1731 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1733 = t1729 + t1732;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1734 = (u64)index_14;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1735 = t1734 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1736 = t1735 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1737 = t1733 + t1736;
                            const u64 t1738 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1739 = t1737 + t1738;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1740;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1740) : "l"(t1739) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_2 = t1740;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1741;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1741) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1741;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1742;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1742) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1742;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1743;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1743) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1743;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1744;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1744) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1744;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1745;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1745) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1745;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1746;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1746) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1746;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1747;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1747) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1747;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1748;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1748) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1748;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1749;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1749) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1749;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1750 = split_2 + 3u;
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
                        const bool t1751 = t1750 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1751) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_15 = warp << 1u;
                            const u64 t1753 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1754 = t1753 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1755 = t1754 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1756 = partials + t1755;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1757 = (u64)t1750;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1758 = t1757 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1759 = t1758 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1760 = t1756 + t1759;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1761 = (u64)index_15;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1762 = t1761 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1763 = t1762 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1764 = t1760 + t1763;
                            const u64 t1765 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1766 = t1764 + t1765;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1767;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1767) : "l"(t1766) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_3 = t1767;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1768;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1768) : "l"(t1766) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1768;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1769;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1769) : "l"(t1766) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1769;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1770;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1770) : "l"(t1766) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1770;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1771;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1771) : "l"(t1766) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1771;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1772;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1772) : "l"(t1766) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1772;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1773;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1773) : "l"(t1766) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1773;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1774;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1774) : "l"(t1766) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1774;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1775;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1775) : "l"(t1766) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1775;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1776;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1776) : "l"(t1766) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1776;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1777 = split_2 + 4u;
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
                        const bool t1778 = t1777 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1778) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_16 = warp << 1u;
                            const u64 t1780 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1781 = t1780 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1782 = t1781 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1783 = partials + t1782;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1784 = (u64)t1777;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1785 = t1784 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1786 = t1785 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1787 = t1783 + t1786;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1788 = (u64)index_16;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1789 = t1788 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1790 = t1789 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1791 = t1787 + t1790;
                            const u64 t1792 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1793 = t1791 + t1792;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1794;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1794) : "l"(t1793) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_4 = t1794;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1795;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1795) : "l"(t1793) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1795;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1796;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1796) : "l"(t1793) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1796;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1797;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1797) : "l"(t1793) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1797;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1798;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1798) : "l"(t1793) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1798;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1799;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1799) : "l"(t1793) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1799;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1800;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1800) : "l"(t1793) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1800;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1801;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1801) : "l"(t1793) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1801;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1802;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1802) : "l"(t1793) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1802;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1803;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1803) : "l"(t1793) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1803;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1804 = split_2 + 5u;
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
                        const bool t1805 = t1804 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1805) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_17 = warp << 1u;
                            const u64 t1807 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1808 = t1807 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1809 = t1808 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1810 = partials + t1809;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1811 = (u64)t1804;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1812 = t1811 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1813 = t1812 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1814 = t1810 + t1813;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1815 = (u64)index_17;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1816 = t1815 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1817 = t1816 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1818 = t1814 + t1817;
                            const u64 t1819 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1820 = t1818 + t1819;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1821;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1821) : "l"(t1820) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_5 = t1821;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1822;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1822) : "l"(t1820) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1822;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1823;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1823) : "l"(t1820) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1823;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1824;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1824) : "l"(t1820) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1824;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1825;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1825) : "l"(t1820) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1825;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1826;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1826) : "l"(t1820) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t1826;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1827;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1827) : "l"(t1820) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t1827;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1828;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1828) : "l"(t1820) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t1828;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1829;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1829) : "l"(t1820) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t1829;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1830;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1830) : "l"(t1820) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t1830;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1831 = split_2 + 6u;
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
                        const bool t1832 = t1831 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1832) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = warp << 1u;
                            const u64 t1834 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1835 = t1834 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1836 = t1835 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1837 = partials + t1836;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1838 = (u64)t1831;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1839 = t1838 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1840 = t1839 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1841 = t1837 + t1840;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1842 = (u64)index_18;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1843 = t1842 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1844 = t1843 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1845 = t1841 + t1844;
                            const u64 t1846 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1847 = t1845 + t1846;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1848;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1848) : "l"(t1847) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_6 = t1848;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1849;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1849) : "l"(t1847) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t1849;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1850;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1850) : "l"(t1847) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t1850;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1851;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1851) : "l"(t1847) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t1851;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1852;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1852) : "l"(t1847) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t1852;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1853;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1853) : "l"(t1847) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t1853;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1854;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1854) : "l"(t1847) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t1854;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1855;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1855) : "l"(t1847) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t1855;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1856;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1856) : "l"(t1847) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t1856;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1857;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1857) : "l"(t1847) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t1857;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1858 = split_2 + 7u;
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
                        const bool t1859 = t1858 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1859) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_19 = warp << 1u;
                            const u64 t1861 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1862 = t1861 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1863 = t1862 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1864 = partials + t1863;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1865 = (u64)t1858;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1866 = t1865 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1867 = t1866 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1868 = t1864 + t1867;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1869 = (u64)index_19;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1870 = t1869 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1871 = t1870 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1872 = t1868 + t1871;
                            const u64 t1873 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1874 = t1872 + t1873;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1875;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1875) : "l"(t1874) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_7 = t1875;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1876;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1876) : "l"(t1874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t1876;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1877;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1877) : "l"(t1874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t1877;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1878;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1878) : "l"(t1874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t1878;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1879;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1879) : "l"(t1874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t1879;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1880;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1880) : "l"(t1874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t1880;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1881;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1881) : "l"(t1874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t1881;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1882;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1882) : "l"(t1874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t1882;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1883;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1883) : "l"(t1874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t1883;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1884;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1884) : "l"(t1874) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t1884;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1885 = split_2 + 8u;
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
                        const bool t1886 = t1885 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1886) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = warp << 1u;
                            const u64 t1888 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1889 = t1888 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1890 = t1889 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1891 = partials + t1890;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1892 = (u64)t1885;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1893 = t1892 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1894 = t1893 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1895 = t1891 + t1894;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1896 = (u64)index_20;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1897 = t1896 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1898 = t1897 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1899 = t1895 + t1898;
                            const u64 t1900 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1901 = t1899 + t1900;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1902;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1902) : "l"(t1901) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_8 = t1902;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1903;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1903) : "l"(t1901) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t1903;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1904;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1904) : "l"(t1901) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t1904;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1905;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1905) : "l"(t1901) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t1905;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1906;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1906) : "l"(t1901) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t1906;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1907;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1907) : "l"(t1901) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t1907;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1908;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1908) : "l"(t1901) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t1908;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1909;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1909) : "l"(t1901) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t1909;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1910;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1910) : "l"(t1901) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t1910;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1911;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1911) : "l"(t1901) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t1911;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1912 = split_2 + 9u;
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
                        const bool t1913 = t1912 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1913) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = warp << 1u;
                            const u64 t1915 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1916 = t1915 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1917 = t1916 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1918 = partials + t1917;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1919 = (u64)t1912;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1920 = t1919 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1921 = t1920 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1922 = t1918 + t1921;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1923 = (u64)index_21;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1924 = t1923 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1925 = t1924 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1926 = t1922 + t1925;
                            const u64 t1927 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1928 = t1926 + t1927;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1929;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1929) : "l"(t1928) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_9 = t1929;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1930;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1930) : "l"(t1928) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t1930;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1931;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1931) : "l"(t1928) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t1931;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1932;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1932) : "l"(t1928) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t1932;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1933;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1933) : "l"(t1928) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t1933;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1934;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1934) : "l"(t1928) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t1934;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1935;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1935) : "l"(t1928) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t1935;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1936;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1936) : "l"(t1928) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t1936;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1937;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1937) : "l"(t1928) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t1937;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1938;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1938) : "l"(t1928) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t1938;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1939 = split_2 + 10u;
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
                        const bool t1940 = t1939 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1940) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = warp << 1u;
                            const u64 t1942 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1943 = t1942 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1944 = t1943 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1945 = partials + t1944;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1946 = (u64)t1939;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1947 = t1946 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1948 = t1947 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1949 = t1945 + t1948;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1950 = (u64)index_22;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1951 = t1950 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1952 = t1951 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1953 = t1949 + t1952;
                            const u64 t1954 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1955 = t1953 + t1954;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1956;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1956) : "l"(t1955) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_10 = t1956;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1957;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1957) : "l"(t1955) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t1957;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1958;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1958) : "l"(t1955) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t1958;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1959;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1959) : "l"(t1955) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t1959;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1960;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1960) : "l"(t1955) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t1960;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1961;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1961) : "l"(t1955) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t1961;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1962;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1962) : "l"(t1955) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t1962;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1963;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1963) : "l"(t1955) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t1963;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1964;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1964) : "l"(t1955) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t1964;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1965;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1965) : "l"(t1955) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t1965;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1966 = split_2 + 11u;
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
                        const bool t1967 = t1966 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1967) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = warp << 1u;
                            const u64 t1969 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1970 = t1969 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1971 = t1970 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1972 = partials + t1971;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1973 = (u64)t1966;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1974 = t1973 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1975 = t1974 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1976 = t1972 + t1975;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1977 = (u64)index_23;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1978 = t1977 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1979 = t1978 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1980 = t1976 + t1979;
                            const u64 t1981 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1982 = t1980 + t1981;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1983;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1983) : "l"(t1982) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_11 = t1983;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1984;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1984) : "l"(t1982) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t1984;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1985;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1985) : "l"(t1982) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t1985;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1986;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1986) : "l"(t1982) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t1986;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1987;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1987) : "l"(t1982) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t1987;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1988;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1988) : "l"(t1982) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t1988;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1989;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1989) : "l"(t1982) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t1989;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1990;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1990) : "l"(t1982) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t1990;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1991;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1991) : "l"(t1982) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t1991;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1992;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1992) : "l"(t1982) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t1992;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1993 = split_2 + 12u;
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
                        const bool t1994 = t1993 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1994) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = warp << 1u;
                            const u64 t1996 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1997 = t1996 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1998 = t1997 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1999 = partials + t1998;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2000 = (u64)t1993;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2001 = t2000 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2002 = t2001 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2003 = t1999 + t2002;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2004 = (u64)index_24;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2005 = t2004 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2006 = t2005 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2007 = t2003 + t2006;
                            const u64 t2008 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2009 = t2007 + t2008;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2010;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2010) : "l"(t2009) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_12 = t2010;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2011;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2011) : "l"(t2009) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2011;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2012;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2012) : "l"(t2009) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2012;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2013;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2013) : "l"(t2009) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2013;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2014;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2014) : "l"(t2009) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t2014;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2015;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2015) : "l"(t2009) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t2015;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2016;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2016) : "l"(t2009) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t2016;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2017;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2017) : "l"(t2009) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t2017;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2018;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2018) : "l"(t2009) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t2018;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2019;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2019) : "l"(t2009) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t2019;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2020 = split_2 + 13u;
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
                        const bool t2021 = t2020 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2021) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = warp << 1u;
                            const u64 t2023 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2024 = t2023 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2025 = t2024 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2026 = partials + t2025;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2027 = (u64)t2020;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2028 = t2027 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2029 = t2028 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2030 = t2026 + t2029;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2031 = (u64)index_25;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2032 = t2031 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2033 = t2032 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2034 = t2030 + t2033;
                            const u64 t2035 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2036 = t2034 + t2035;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2037;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2037) : "l"(t2036) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_13 = t2037;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2038;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2038) : "l"(t2036) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t2038;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2039;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2039) : "l"(t2036) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t2039;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2040;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2040) : "l"(t2036) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2040;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2041;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2041) : "l"(t2036) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2041;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2042;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2042) : "l"(t2036) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2042;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2043;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2043) : "l"(t2036) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2043;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2044;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2044) : "l"(t2036) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2044;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2045;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2045) : "l"(t2036) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2045;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2046;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2046) : "l"(t2036) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2046;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2047 = split_2 + 14u;
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
                        const bool t2048 = t2047 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2048) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = warp << 1u;
                            const u64 t2050 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2051 = t2050 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2052 = t2051 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2053 = partials + t2052;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2054 = (u64)t2047;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2055 = t2054 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2056 = t2055 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2057 = t2053 + t2056;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2058 = (u64)index_26;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2059 = t2058 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2060 = t2059 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2061 = t2057 + t2060;
                            const u64 t2062 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2063 = t2061 + t2062;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2064;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2064) : "l"(t2063) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_14 = t2064;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2065;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2065) : "l"(t2063) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2065;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2066;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2066) : "l"(t2063) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2066;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2067;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2067) : "l"(t2063) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2067;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2068;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2068) : "l"(t2063) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2068;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2069;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2069) : "l"(t2063) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2069;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2070;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2070) : "l"(t2063) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2070;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2071;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2071) : "l"(t2063) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2071;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2072;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2072) : "l"(t2063) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2072;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2073;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2073) : "l"(t2063) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2073;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2074 = split_2 + 15u;
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
                        const bool t2075 = t2074 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2075) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = warp << 1u;
                            const u64 t2077 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2078 = t2077 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2079 = t2078 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2080 = partials + t2079;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2081 = (u64)t2074;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2082 = t2081 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2083 = t2082 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2084 = t2080 + t2083;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2085 = (u64)index_27;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2086 = t2085 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2087 = t2086 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2088 = t2084 + t2087;
                            const u64 t2089 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2090 = t2088 + t2089;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2091;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2091) : "l"(t2090) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_15 = t2091;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2092;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2092) : "l"(t2090) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2092;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2093;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2093) : "l"(t2090) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2093;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2094;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2094) : "l"(t2090) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2094;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2095;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2095) : "l"(t2090) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2095;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2096;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2096) : "l"(t2090) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2096;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2097;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2097) : "l"(t2090) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2097;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2098;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2098) : "l"(t2090) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2098;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2099;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2099) : "l"(t2090) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2099;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2100;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2100) : "l"(t2090) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2100;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2101;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2101) : "f"(row_max_3), "f"(t1551));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2102;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2102) : "f"(t2101), "f"(part_max));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2103;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2103) : "f"(t2102), "f"(part_max_2));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2104;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2104) : "f"(t2103), "f"(part_max_3));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2105;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2105) : "f"(t2104), "f"(part_max_4));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2106;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2106) : "f"(t2105), "f"(part_max_5));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2107;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2107) : "f"(t2106), "f"(part_max_6));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2108;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2108) : "f"(t2107), "f"(part_max_7));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2109;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2109) : "f"(t2108), "f"(part_max_8));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2110;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2110) : "f"(t2109), "f"(part_max_9));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2111;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2111) : "f"(t2110), "f"(part_max_10));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2112;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2112) : "f"(t2111), "f"(part_max_11));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2113;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2113) : "f"(t2112), "f"(part_max_12));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2114;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2114) : "f"(t2113), "f"(part_max_13));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2115;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2115) : "f"(t2114), "f"(part_max_14));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2115), "f"(part_max_15));
                        const bool t2117 = max_3 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2118 = max_3 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_7 = t2117 ? 0.0f : t2118;
                        const f32 t2120 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2121) : "f"(row_max_3), "f"(scale_log2), "f"(t2120));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2121));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2123 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2124) : "f"(t1551), "f"(scale_log2), "f"(t2123));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2124));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2126 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2127) : "f"(part_max), "f"(scale_log2), "f"(t2126));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2127));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2129 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2130) : "f"(part_max_2), "f"(scale_log2), "f"(t2129));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2130));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2132 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2133) : "f"(part_max_3), "f"(scale_log2), "f"(t2132));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2133));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2135 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2136) : "f"(part_max_4), "f"(scale_log2), "f"(t2135));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2136));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2138 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2139) : "f"(part_max_5), "f"(scale_log2), "f"(t2138));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2139));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2141 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2142) : "f"(part_max_6), "f"(scale_log2), "f"(t2141));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2142));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2144 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2145) : "f"(part_max_7), "f"(scale_log2), "f"(t2144));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2145));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2147 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2148) : "f"(part_max_8), "f"(scale_log2), "f"(t2147));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2148));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2150 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2151) : "f"(part_max_9), "f"(scale_log2), "f"(t2150));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2151));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2153 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2154) : "f"(part_max_10), "f"(scale_log2), "f"(t2153));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2154));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2156 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2157) : "f"(part_max_11), "f"(scale_log2), "f"(t2156));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2157));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2159 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2160) : "f"(part_max_12), "f"(scale_log2), "f"(t2159));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t2160));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2162 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2163) : "f"(part_max_13), "f"(scale_log2), "f"(t2162));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t2163));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2165 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2166) : "f"(part_max_14), "f"(scale_log2), "f"(t2165));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t2166));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2168 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2169) : "f"(part_max_15), "f"(scale_log2), "f"(t2168));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t2169));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2171 = row_sum_3 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2171;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2172) : "f"(t1567), "f"(factors_10), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2172;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2173) : "f"(part_9), "f"(factors_11), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2173;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2174) : "f"(part_18), "f"(factors_12), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2174;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2175) : "f"(part_27), "f"(factors_13), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2175;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2176;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2176) : "f"(part_36), "f"(factors_14), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2176;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2177) : "f"(part_45), "f"(factors_15), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2177;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2178) : "f"(part_54), "f"(factors_16), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2178;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2179) : "f"(part_63), "f"(factors_17), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2179;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2180) : "f"(part_72), "f"(factors_18), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2180;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2181) : "f"(part_81), "f"(factors_19), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2181;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2182) : "f"(part_90), "f"(factors_20), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2182;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2183) : "f"(part_99), "f"(factors_21), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2183;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2184) : "f"(part_108), "f"(factors_22), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2184;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2185) : "f"(part_117), "f"(factors_23), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2185;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2186;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2186) : "f"(part_126), "f"(factors_24), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2186;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2187) : "f"(part_135), "f"(factors_25), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2187;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2188 = rows * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2188;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2189) : "f"(t1583), "f"(factors_10), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2189;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2190) : "f"(part), "f"(factors_11), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2190;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2191) : "f"(part_10), "f"(factors_12), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2191;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(part_19), "f"(factors_13), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2192;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2193) : "f"(part_28), "f"(factors_14), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2193;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2194) : "f"(part_37), "f"(factors_15), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2194;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(part_46), "f"(factors_16), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2195;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2196) : "f"(part_55), "f"(factors_17), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2196;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(part_64), "f"(factors_18), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2197;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2198) : "f"(part_73), "f"(factors_19), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2198;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2199) : "f"(part_82), "f"(factors_20), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2199;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(part_91), "f"(factors_21), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2200;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2201;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2201) : "f"(part_100), "f"(factors_22), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2201;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2202) : "f"(part_109), "f"(factors_23), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2202;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2203) : "f"(part_118), "f"(factors_24), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2203;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(part_127), "f"(factors_25), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2204;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2205 = rows_2 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2205;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2206) : "f"(t1599), "f"(factors_10), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2206;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(part_2), "f"(factors_11), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2207;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2208) : "f"(part_11), "f"(factors_12), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2208;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2209) : "f"(part_20), "f"(factors_13), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2209;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2210) : "f"(part_29), "f"(factors_14), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2210;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2211;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2211) : "f"(part_38), "f"(factors_15), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2211;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2212) : "f"(part_47), "f"(factors_16), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2212;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(part_56), "f"(factors_17), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2213;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2214) : "f"(part_65), "f"(factors_18), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2214;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(part_74), "f"(factors_19), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2215;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2216) : "f"(part_83), "f"(factors_20), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2216;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2217) : "f"(part_92), "f"(factors_21), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2217;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2218) : "f"(part_101), "f"(factors_22), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2218;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2219) : "f"(part_110), "f"(factors_23), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2219;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2220) : "f"(part_119), "f"(factors_24), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2220;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(part_128), "f"(factors_25), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2221;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2222 = rows_5 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2222;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2223) : "f"(t1615), "f"(factors_10), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2223;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(part_3), "f"(factors_11), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2224;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2225) : "f"(part_12), "f"(factors_12), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2225;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2226) : "f"(part_21), "f"(factors_13), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2226;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(part_30), "f"(factors_14), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2227;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(part_39), "f"(factors_15), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2228;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2229) : "f"(part_48), "f"(factors_16), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2229;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2230;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2230) : "f"(part_57), "f"(factors_17), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2230;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2231;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2231) : "f"(part_66), "f"(factors_18), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2231;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2232) : "f"(part_75), "f"(factors_19), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2232;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2233) : "f"(part_84), "f"(factors_20), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2233;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2234) : "f"(part_93), "f"(factors_21), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2234;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2235;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2235) : "f"(part_102), "f"(factors_22), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2235;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(part_111), "f"(factors_23), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2236;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(part_120), "f"(factors_24), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2237;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2238) : "f"(part_129), "f"(factors_25), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2238;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2239 = rows_6 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2239;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(t1631), "f"(factors_10), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2240;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2241) : "f"(part_4), "f"(factors_11), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2241;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2242) : "f"(part_13), "f"(factors_12), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2242;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2243) : "f"(part_22), "f"(factors_13), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2243;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2244) : "f"(part_31), "f"(factors_14), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2244;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(part_40), "f"(factors_15), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2245;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2246;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(part_49), "f"(factors_16), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2246;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2247) : "f"(part_58), "f"(factors_17), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2247;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2248;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2248) : "f"(part_67), "f"(factors_18), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2248;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2249) : "f"(part_76), "f"(factors_19), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2249;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2250) : "f"(part_85), "f"(factors_20), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2250;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2251;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2251) : "f"(part_94), "f"(factors_21), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2251;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2252) : "f"(part_103), "f"(factors_22), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2252;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2253) : "f"(part_112), "f"(factors_23), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2253;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2254) : "f"(part_121), "f"(factors_24), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2254;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2255) : "f"(part_130), "f"(factors_25), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2255;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2256 = rows_9 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2256;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2257) : "f"(t1647), "f"(factors_10), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2257;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2258) : "f"(part_5), "f"(factors_11), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2258;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2259) : "f"(part_14), "f"(factors_12), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2259;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2260) : "f"(part_23), "f"(factors_13), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2260;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2261) : "f"(part_32), "f"(factors_14), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2261;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2262;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2262) : "f"(part_41), "f"(factors_15), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2262;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2263) : "f"(part_50), "f"(factors_16), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2263;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2264) : "f"(part_59), "f"(factors_17), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2264;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2265;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2265) : "f"(part_68), "f"(factors_18), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2265;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2266;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2266) : "f"(part_77), "f"(factors_19), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2266;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2267) : "f"(part_86), "f"(factors_20), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2267;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2268) : "f"(part_95), "f"(factors_21), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2268;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(part_104), "f"(factors_22), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2269;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2270) : "f"(part_113), "f"(factors_23), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2270;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2271) : "f"(part_122), "f"(factors_24), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2271;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2272) : "f"(part_131), "f"(factors_25), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2272;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2273 = rows_10 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2273;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2274) : "f"(t1663), "f"(factors_10), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2274;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2275;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2275) : "f"(part_6), "f"(factors_11), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2275;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2276) : "f"(part_15), "f"(factors_12), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2276;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(part_24), "f"(factors_13), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2277;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2278) : "f"(part_33), "f"(factors_14), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2278;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2279) : "f"(part_42), "f"(factors_15), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2279;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2280;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(part_51), "f"(factors_16), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2280;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2281;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2281) : "f"(part_60), "f"(factors_17), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2281;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2282) : "f"(part_69), "f"(factors_18), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2282;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2283) : "f"(part_78), "f"(factors_19), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2283;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2284) : "f"(part_87), "f"(factors_20), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2284;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(part_96), "f"(factors_21), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2285;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2286) : "f"(part_105), "f"(factors_22), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2286;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2287) : "f"(part_114), "f"(factors_23), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2287;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(part_123), "f"(factors_24), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2288;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2289) : "f"(part_132), "f"(factors_25), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2289;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2290 = rows_13 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2290;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2291) : "f"(t1679), "f"(factors_10), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2291;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(part_7), "f"(factors_11), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2292;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2293;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2293) : "f"(part_16), "f"(factors_12), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2293;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2294;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2294) : "f"(part_25), "f"(factors_13), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2294;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2295) : "f"(part_34), "f"(factors_14), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2295;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2296) : "f"(part_43), "f"(factors_15), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2296;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2297) : "f"(part_52), "f"(factors_16), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2297;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(part_61), "f"(factors_17), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2298;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2299;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2299) : "f"(part_70), "f"(factors_18), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2299;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2300) : "f"(part_79), "f"(factors_19), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2300;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(part_88), "f"(factors_20), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2301;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2302;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2302) : "f"(part_97), "f"(factors_21), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2302;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2303;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2303) : "f"(part_106), "f"(factors_22), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2303;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(part_115), "f"(factors_23), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2304;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2305;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2305) : "f"(part_124), "f"(factors_24), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2305;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2306) : "f"(part_133), "f"(factors_25), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2306;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2307 = rows_14 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2307;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2308) : "f"(t1695), "f"(factors_10), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2308;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(part_8), "f"(factors_11), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2309;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2310;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2310) : "f"(part_17), "f"(factors_12), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2310;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2311) : "f"(part_26), "f"(factors_13), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2311;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2312) : "f"(part_35), "f"(factors_14), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2312;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2313) : "f"(part_44), "f"(factors_15), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2313;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(part_53), "f"(factors_16), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2314;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2315) : "f"(part_62), "f"(factors_17), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2315;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2316) : "f"(part_71), "f"(factors_18), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2316;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(part_80), "f"(factors_19), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2317;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2318) : "f"(part_89), "f"(factors_20), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2318;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(part_98), "f"(factors_21), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2319;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2320;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(part_107), "f"(factors_22), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2320;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2321) : "f"(part_116), "f"(factors_23), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2321;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(part_125), "f"(factors_24), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2322;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2323) : "f"(part_134), "f"(factors_25), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2323;
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
                        const u32 t2324 = split_2 + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t2324;
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2326 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2327 = t2326 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2328 = t2327 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2328) {
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
                        const bool t2329 = split_3 < t24;
                        if (!t2329) break;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2330 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_28 = t2330 + 1u;
                        const u64 t2332 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2333 = t2332 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2334 = t2333 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2335 = partials + t2334;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2336 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2337 = t2336 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2338 = t2337 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2339 = t2335 + t2338;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2340 = (u64)index_28;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2341 = t2340 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2342 = t2341 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2343 = t2339 + t2342;
                        const u64 t2344 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2345 = t2343 + t2344;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2346;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2346) : "l"(t2345) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2347 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_29 = t2347 + 1u;
                        const u64 t2349 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2350 = t2349 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2351 = t2350 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2352 = partials + t2351;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2353 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2354 = t2353 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2355 = t2354 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2356 = t2352 + t2355;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2357 = (u64)index_29;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2358 = t2357 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2359 = t2358 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2360 = t2356 + t2359;
                        const u64 t2361 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2362 = t2360 + t2361;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2363;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2363) : "l"(t2362) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2364 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_30 = t2364 + 1u;
                        const u64 t2366 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2367 = t2366 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2368 = t2367 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2369 = partials + t2368;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2370 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2371 = t2370 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2372 = t2371 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2373 = t2369 + t2372;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2374 = (u64)index_30;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2375 = t2374 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2376 = t2375 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2377 = t2373 + t2376;
                        const u64 t2378 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2379 = t2377 + t2378;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2380;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2380) : "l"(t2379) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2381 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_31 = t2381 + 1u;
                        const u64 t2383 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2384 = t2383 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2385 = t2384 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2386 = partials + t2385;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2387 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2388 = t2387 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2389 = t2388 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2390 = t2386 + t2389;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2391 = (u64)index_31;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2392 = t2391 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2393 = t2392 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2394 = t2390 + t2393;
                        const u64 t2395 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2396 = t2394 + t2395;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2397;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2397) : "l"(t2396) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2398 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_32 = t2398 + 1u;
                        const u64 t2400 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2401 = t2400 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2402 = t2401 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2403 = partials + t2402;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2404 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2405 = t2404 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2406 = t2405 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2407 = t2403 + t2406;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2408 = (u64)index_32;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2409 = t2408 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2410 = t2409 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2411 = t2407 + t2410;
                        const u64 t2412 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2413 = t2411 + t2412;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2414;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2414) : "l"(t2413) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2415 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_33 = t2415 + 1u;
                        const u64 t2417 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2418 = t2417 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2419 = t2418 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2420 = partials + t2419;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2421 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2422 = t2421 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2423 = t2422 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2424 = t2420 + t2423;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2425 = (u64)index_33;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2426 = t2425 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2427 = t2426 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2428 = t2424 + t2427;
                        const u64 t2429 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2430 = t2428 + t2429;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2431;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2431) : "l"(t2430) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2432 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_34 = t2432 + 1u;
                        const u64 t2434 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2435 = t2434 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2436 = t2435 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2437 = partials + t2436;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2438 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2439 = t2438 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2440 = t2439 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2441 = t2437 + t2440;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2442 = (u64)index_34;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2443 = t2442 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2444 = t2443 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2445 = t2441 + t2444;
                        const u64 t2446 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2447 = t2445 + t2446;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2448;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2448) : "l"(t2447) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2449 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_35 = t2449 + 1u;
                        const u64 t2451 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2452 = t2451 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2453 = t2452 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2454 = partials + t2453;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2455 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2456 = t2455 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2457 = t2456 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2458 = t2454 + t2457;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2459 = (u64)index_35;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2460 = t2459 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2461 = t2460 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2462 = t2458 + t2461;
                        const u64 t2463 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2464 = t2462 + t2463;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2465;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2465) : "l"(t2464) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2466 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_36 = t2466 + 1u;
                        const u64 t2468 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2469 = t2468 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2470 = t2469 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2471 = partials + t2470;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2472 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2473 = t2472 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2474 = t2473 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2475 = t2471 + t2474;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2476 = (u64)index_36;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2477 = t2476 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2478 = t2477 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2479 = t2475 + t2478;
                        const u64 t2480 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2481 = t2479 + t2480;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2482;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2482) : "l"(t2481) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2483 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_37 = t2483 + 1u;
                        const u64 t2485 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2486 = t2485 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2487 = t2486 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2488 = partials + t2487;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2489 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2490 = t2489 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2491 = t2490 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2492 = t2488 + t2491;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2493 = (u64)index_37;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2494 = t2493 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2495 = t2494 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2496 = t2492 + t2495;
                        const u64 t2497 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2498 = t2496 + t2497;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2499;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2499) : "l"(t2498) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2500 = split_3 + 1u;
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
                        const bool t2501 = t2500 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2501) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2502 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_38 = t2502 + 1u;
                            const u64 t2504 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2505 = t2504 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2506 = t2505 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2507 = partials + t2506;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2508 = (u64)t2500;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2509 = t2508 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2510 = t2509 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2511 = t2507 + t2510;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2512 = (u64)index_38;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2513 = t2512 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2514 = t2513 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2515 = t2511 + t2514;
                            const u64 t2516 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2517 = t2515 + t2516;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2518;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2518) : "l"(t2517) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_16 = t2518;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2519;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2519) : "l"(t2517) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2519;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2520;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2520) : "l"(t2517) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2520;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2521;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2521) : "l"(t2517) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2521;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2522;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2522) : "l"(t2517) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2522;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2523;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2523) : "l"(t2517) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2523;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2524;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2524) : "l"(t2517) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2524;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2525;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2525) : "l"(t2517) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2525;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2526;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2526) : "l"(t2517) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2526;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2527;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2527) : "l"(t2517) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2527;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2528 = split_3 + 2u;
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
                        const bool t2529 = t2528 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2529) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2530 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_39 = t2530 + 1u;
                            const u64 t2532 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2533 = t2532 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2534 = t2533 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2535 = partials + t2534;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2536 = (u64)t2528;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2537 = t2536 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2538 = t2537 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2539 = t2535 + t2538;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2540 = (u64)index_39;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2541 = t2540 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2542 = t2541 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2543 = t2539 + t2542;
                            const u64 t2544 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2545 = t2543 + t2544;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2546;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2546) : "l"(t2545) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_17 = t2546;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2547;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2547) : "l"(t2545) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2547;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2548;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2548) : "l"(t2545) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2548;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2549;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2549) : "l"(t2545) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2549;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2550;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2550) : "l"(t2545) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2550;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2551;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2551) : "l"(t2545) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2551;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2552;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2552) : "l"(t2545) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2552;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2553;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2553) : "l"(t2545) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2553;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2554;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2554) : "l"(t2545) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2554;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2555;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2555) : "l"(t2545) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2555;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2556 = split_3 + 3u;
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
                        const bool t2557 = t2556 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2557) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2558 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_40 = t2558 + 1u;
                            const u64 t2560 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2561 = t2560 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2562 = t2561 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2563 = partials + t2562;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2564 = (u64)t2556;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2565 = t2564 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2566 = t2565 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2567 = t2563 + t2566;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2568 = (u64)index_40;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2569 = t2568 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2570 = t2569 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2571 = t2567 + t2570;
                            const u64 t2572 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2573 = t2571 + t2572;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2574;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2574) : "l"(t2573) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_18 = t2574;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2575;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2575) : "l"(t2573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2575;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2576;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2576) : "l"(t2573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2576;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2577;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2577) : "l"(t2573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2577;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2578;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2578) : "l"(t2573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2578;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2579;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2579) : "l"(t2573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2579;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2580;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2580) : "l"(t2573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2580;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2581;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2581) : "l"(t2573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2581;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2582;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2582) : "l"(t2573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2582;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2583;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2583) : "l"(t2573) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2583;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2584 = split_3 + 4u;
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
                        const bool t2585 = t2584 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2585) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2586 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_41 = t2586 + 1u;
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
                            const u64 t2596 = (u64)index_41;
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
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2602) : "l"(t2601) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_19 = t2602;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2603;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2603) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2603;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2604;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2604) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2604;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2605;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2605) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2605;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2606;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2606) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2606;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2607;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2607) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2607;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2608;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2608) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2608;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2609;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2609) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2609;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2610;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2610) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2610;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2611;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2611) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2611;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2612 = split_3 + 5u;
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
                        const bool t2613 = t2612 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2613) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2614 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_42 = t2614 + 1u;
                            const u64 t2616 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2617 = t2616 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2618 = t2617 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2619 = partials + t2618;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2620 = (u64)t2612;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2621 = t2620 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2622 = t2621 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2623 = t2619 + t2622;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2624 = (u64)index_42;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2625 = t2624 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2626 = t2625 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2627 = t2623 + t2626;
                            const u64 t2628 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2629 = t2627 + t2628;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2630;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2630) : "l"(t2629) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_20 = t2630;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2631;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2631) : "l"(t2629) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2631;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2632;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2632) : "l"(t2629) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2632;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2633;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2633) : "l"(t2629) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2633;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2634;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2634) : "l"(t2629) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2634;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2635;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2635) : "l"(t2629) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2635;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2636;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2636) : "l"(t2629) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2636;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2637;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2637) : "l"(t2629) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2637;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2638;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2638) : "l"(t2629) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2638;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2639;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2639) : "l"(t2629) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2639;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2640 = split_3 + 6u;
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
                        const bool t2641 = t2640 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2641) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2642 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_43 = t2642 + 1u;
                            const u64 t2644 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2645 = t2644 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2646 = t2645 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2647 = partials + t2646;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2648 = (u64)t2640;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2649 = t2648 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2650 = t2649 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2651 = t2647 + t2650;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2652 = (u64)index_43;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2653 = t2652 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2654 = t2653 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2655 = t2651 + t2654;
                            const u64 t2656 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2657 = t2655 + t2656;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2658;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2658) : "l"(t2657) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_21 = t2658;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2659;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2659) : "l"(t2657) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2659;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2660;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2660) : "l"(t2657) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2660;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2661;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2661) : "l"(t2657) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2661;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2662;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2662) : "l"(t2657) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2662;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2663;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2663) : "l"(t2657) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2663;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2664;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2664) : "l"(t2657) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2664;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2665;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2665) : "l"(t2657) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2665;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2666;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2666) : "l"(t2657) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2666;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2667;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2667) : "l"(t2657) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2667;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2668 = split_3 + 7u;
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
                        const bool t2669 = t2668 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2669) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2670 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_44 = t2670 + 1u;
                            const u64 t2672 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2673 = t2672 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2674 = t2673 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2675 = partials + t2674;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2676 = (u64)t2668;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2677 = t2676 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2678 = t2677 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2679 = t2675 + t2678;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2680 = (u64)index_44;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2681 = t2680 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2682 = t2681 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2683 = t2679 + t2682;
                            const u64 t2684 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2685 = t2683 + t2684;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2686;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2686) : "l"(t2685) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_22 = t2686;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2687;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2687) : "l"(t2685) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2687;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2688;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2688) : "l"(t2685) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2688;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2689;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2689) : "l"(t2685) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2689;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2690;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2690) : "l"(t2685) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2690;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2691;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2691) : "l"(t2685) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2691;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2692;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2692) : "l"(t2685) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2692;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2693;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2693) : "l"(t2685) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2693;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2694;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2694) : "l"(t2685) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2694;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2695;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2695) : "l"(t2685) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2695;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2696 = split_3 + 8u;
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
                        const bool t2697 = t2696 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2697) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2698 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_45 = t2698 + 1u;
                            const u64 t2700 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2701 = t2700 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2702 = t2701 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2703 = partials + t2702;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2704 = (u64)t2696;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2705 = t2704 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2706 = t2705 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2707 = t2703 + t2706;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2708 = (u64)index_45;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2709 = t2708 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2710 = t2709 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2711 = t2707 + t2710;
                            const u64 t2712 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2713 = t2711 + t2712;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2714;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2714) : "l"(t2713) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_23 = t2714;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2715;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2715) : "l"(t2713) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2715;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2716;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2716) : "l"(t2713) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2716;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2717;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2717) : "l"(t2713) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2717;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2718;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2718) : "l"(t2713) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2718;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2719;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2719) : "l"(t2713) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2719;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2720;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2720) : "l"(t2713) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2720;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2721;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2721) : "l"(t2713) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2721;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2722;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2722) : "l"(t2713) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2722;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2723;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2723) : "l"(t2713) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2723;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2724 = split_3 + 9u;
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
                        const bool t2725 = t2724 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2725) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2726 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_46 = t2726 + 1u;
                            const u64 t2728 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2729 = t2728 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2730 = t2729 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2731 = partials + t2730;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2732 = (u64)t2724;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2733 = t2732 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2734 = t2733 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2735 = t2731 + t2734;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2736 = (u64)index_46;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2737 = t2736 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2738 = t2737 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2739 = t2735 + t2738;
                            const u64 t2740 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2741 = t2739 + t2740;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2742;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2742) : "l"(t2741) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_24 = t2742;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2743;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2743) : "l"(t2741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2743;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2744;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2744) : "l"(t2741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2744;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2745;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2745) : "l"(t2741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2745;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2746;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2746) : "l"(t2741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2746;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2747;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2747) : "l"(t2741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2747;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2748;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2748) : "l"(t2741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2748;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2749;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2749) : "l"(t2741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2749;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2750;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2750) : "l"(t2741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2750;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2751;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2751) : "l"(t2741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2751;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2752 = split_3 + 10u;
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
                        const bool t2753 = t2752 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2753) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2754 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_47 = t2754 + 1u;
                            const u64 t2756 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2757 = t2756 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2758 = t2757 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2759 = partials + t2758;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2760 = (u64)t2752;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2761 = t2760 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2762 = t2761 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2763 = t2759 + t2762;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2764 = (u64)index_47;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2765 = t2764 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2766 = t2765 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2767 = t2763 + t2766;
                            const u64 t2768 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2769 = t2767 + t2768;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2770;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2770) : "l"(t2769) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_25 = t2770;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2771;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2771) : "l"(t2769) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2771;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2772;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2772) : "l"(t2769) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2772;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2773;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2773) : "l"(t2769) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2773;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2774;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2774) : "l"(t2769) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2774;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2775;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2775) : "l"(t2769) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2775;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2776;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2776) : "l"(t2769) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2776;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2777;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2777) : "l"(t2769) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2777;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2778;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2778) : "l"(t2769) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2778;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2779;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2779) : "l"(t2769) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2779;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2780 = split_3 + 11u;
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
                        const bool t2781 = t2780 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2781) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2782 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_48 = t2782 + 1u;
                            const u64 t2784 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2785 = t2784 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2786 = t2785 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2787 = partials + t2786;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2788 = (u64)t2780;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2789 = t2788 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2790 = t2789 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2791 = t2787 + t2790;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2792 = (u64)index_48;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2793 = t2792 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2794 = t2793 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2795 = t2791 + t2794;
                            const u64 t2796 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2797 = t2795 + t2796;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2798;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2798) : "l"(t2797) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_26 = t2798;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2799;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2799) : "l"(t2797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2799;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2800;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2800) : "l"(t2797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2800;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2801;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2801) : "l"(t2797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2801;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2802;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2802) : "l"(t2797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2802;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2803;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2803) : "l"(t2797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2803;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2804;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2804) : "l"(t2797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2804;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2805;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2805) : "l"(t2797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2805;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2806;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2806) : "l"(t2797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2806;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2807;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2807) : "l"(t2797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2807;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2808 = split_3 + 12u;
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
                        const bool t2809 = t2808 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2809) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2810 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_49 = t2810 + 1u;
                            const u64 t2812 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2813 = t2812 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2814 = t2813 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2815 = partials + t2814;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2816 = (u64)t2808;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2817 = t2816 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2818 = t2817 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2819 = t2815 + t2818;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2820 = (u64)index_49;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2821 = t2820 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2822 = t2821 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2823 = t2819 + t2822;
                            const u64 t2824 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2825 = t2823 + t2824;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2826;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2826) : "l"(t2825) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_27 = t2826;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2827;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2827) : "l"(t2825) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2827;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2828;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2828) : "l"(t2825) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2828;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2829;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2829) : "l"(t2825) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2829;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2830;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2830) : "l"(t2825) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2830;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2831;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2831) : "l"(t2825) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2831;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2832;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2832) : "l"(t2825) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2832;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2833;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2833) : "l"(t2825) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2833;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2834;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2834) : "l"(t2825) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2834;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2835;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2835) : "l"(t2825) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2835;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2836 = split_3 + 13u;
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
                        const bool t2837 = t2836 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2837) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2838 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_50 = t2838 + 1u;
                            const u64 t2840 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2841 = t2840 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2842 = t2841 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2843 = partials + t2842;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2844 = (u64)t2836;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2845 = t2844 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2846 = t2845 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2847 = t2843 + t2846;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2848 = (u64)index_50;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2849 = t2848 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2850 = t2849 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2851 = t2847 + t2850;
                            const u64 t2852 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2853 = t2851 + t2852;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2854;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2854) : "l"(t2853) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_28 = t2854;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2855;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2855) : "l"(t2853) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2855;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2856;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2856) : "l"(t2853) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2856;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2857;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2857) : "l"(t2853) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2857;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2858;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2858) : "l"(t2853) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2858;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2859;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2859) : "l"(t2853) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t2859;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2860;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2860) : "l"(t2853) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t2860;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2861;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2861) : "l"(t2853) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t2861;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2862;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2862) : "l"(t2853) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t2862;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2863;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2863) : "l"(t2853) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t2863;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2864 = split_3 + 14u;
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
                        const bool t2865 = t2864 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2865) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2866 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_51 = t2866 + 1u;
                            const u64 t2868 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2869 = t2868 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2870 = t2869 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2871 = partials + t2870;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2872 = (u64)t2864;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2873 = t2872 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2874 = t2873 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2875 = t2871 + t2874;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2876 = (u64)index_51;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2877 = t2876 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2878 = t2877 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2879 = t2875 + t2878;
                            const u64 t2880 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2881 = t2879 + t2880;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2882;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2882) : "l"(t2881) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_29 = t2882;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2883;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2883) : "l"(t2881) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t2883;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2884;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2884) : "l"(t2881) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t2884;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2885;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2885) : "l"(t2881) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t2885;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2886;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2886) : "l"(t2881) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t2886;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2887;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2887) : "l"(t2881) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t2887;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2888;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2888) : "l"(t2881) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t2888;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2889;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2889) : "l"(t2881) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t2889;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2890;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2890) : "l"(t2881) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t2890;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2891;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2891) : "l"(t2881) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t2891;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2892 = split_3 + 15u;
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
                        const bool t2893 = t2892 < t24;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2893) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2894 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_52 = t2894 + 1u;
                            const u64 t2896 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2897 = t2896 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2898 = t2897 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2899 = partials + t2898;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2900 = (u64)t2892;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2901 = t2900 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2902 = t2901 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2903 = t2899 + t2902;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2904 = (u64)index_52;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2905 = t2904 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2906 = t2905 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2907 = t2903 + t2906;
                            const u64 t2908 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2909 = t2907 + t2908;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2910;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2910) : "l"(t2909) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_30 = t2910;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2911;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2911) : "l"(t2909) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t2911;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2912;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2912) : "l"(t2909) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t2912;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2913;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2913) : "l"(t2909) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t2913;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2914;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2914) : "l"(t2909) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t2914;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2915;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2915) : "l"(t2909) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t2915;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2916;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2916) : "l"(t2909) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t2916;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2917;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2917) : "l"(t2909) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t2917;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2918;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2918) : "l"(t2909) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t2918;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2919;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2919) : "l"(t2909) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t2919;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2920;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2920) : "f"(row_max_4), "f"(t2346));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2921;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2921) : "f"(t2920), "f"(part_max_16));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2922;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2922) : "f"(t2921), "f"(part_max_17));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2923;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2923) : "f"(t2922), "f"(part_max_18));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2924;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2924) : "f"(t2923), "f"(part_max_19));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2925;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2925) : "f"(t2924), "f"(part_max_20));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2926;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2926) : "f"(t2925), "f"(part_max_21));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2927;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2927) : "f"(t2926), "f"(part_max_22));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2928;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2928) : "f"(t2927), "f"(part_max_23));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2929;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2929) : "f"(t2928), "f"(part_max_24));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2930;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2930) : "f"(t2929), "f"(part_max_25));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2931;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2931) : "f"(t2930), "f"(part_max_26));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2932;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2932) : "f"(t2931), "f"(part_max_27));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2933;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2933) : "f"(t2932), "f"(part_max_28));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2934;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2934) : "f"(t2933), "f"(part_max_29));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t2934), "f"(part_max_30));
                        const bool t2936 = max_4 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2937 = max_4 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_8 = t2936 ? 0.0f : t2937;
                        const f32 t2939 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2940) : "f"(row_max_4), "f"(scale_log2), "f"(t2939));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t2940));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2942 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2943) : "f"(t2346), "f"(scale_log2), "f"(t2942));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t2943));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2945 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2946) : "f"(part_max_16), "f"(scale_log2), "f"(t2945));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t2946));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2948 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2949;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2949) : "f"(part_max_17), "f"(scale_log2), "f"(t2948));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t2949));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2951 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2952) : "f"(part_max_18), "f"(scale_log2), "f"(t2951));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t2952));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2954 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2955) : "f"(part_max_19), "f"(scale_log2), "f"(t2954));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t2955));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2957 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2958;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2958) : "f"(part_max_20), "f"(scale_log2), "f"(t2957));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t2958));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2960 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2961) : "f"(part_max_21), "f"(scale_log2), "f"(t2960));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t2961));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2963 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2964) : "f"(part_max_22), "f"(scale_log2), "f"(t2963));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t2964));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2966 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2967;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2967) : "f"(part_max_23), "f"(scale_log2), "f"(t2966));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t2967));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2969 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2970) : "f"(part_max_24), "f"(scale_log2), "f"(t2969));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t2970));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2972 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(part_max_25), "f"(scale_log2), "f"(t2972));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t2973));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2975 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2976) : "f"(part_max_26), "f"(scale_log2), "f"(t2975));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t2976));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2978 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2979) : "f"(part_max_27), "f"(scale_log2), "f"(t2978));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_39;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_39) : "f"(t2979));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2981 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2982;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2982) : "f"(part_max_28), "f"(scale_log2), "f"(t2981));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_40;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_40) : "f"(t2982));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2984 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2985) : "f"(part_max_29), "f"(scale_log2), "f"(t2984));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_41;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_41) : "f"(t2985));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2987 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2988) : "f"(part_max_30), "f"(scale_log2), "f"(t2987));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_42;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_42) : "f"(t2988));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2990 = row_sum_4 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2990;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2991) : "f"(t2363), "f"(factors_27), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2991;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2992) : "f"(part_144), "f"(factors_28), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2992;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2993) : "f"(part_153), "f"(factors_29), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2993;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2994) : "f"(part_162), "f"(factors_30), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2994;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2995) : "f"(part_171), "f"(factors_31), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2995;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2996) : "f"(part_180), "f"(factors_32), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2996;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2997;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2997) : "f"(part_189), "f"(factors_33), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2997;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2998) : "f"(part_198), "f"(factors_34), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2998;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2999) : "f"(part_207), "f"(factors_35), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2999;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3000) : "f"(part_216), "f"(factors_36), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3000;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3001) : "f"(part_225), "f"(factors_37), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3001;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3002) : "f"(part_234), "f"(factors_38), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3002;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3003) : "f"(part_243), "f"(factors_39), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3003;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3004) : "f"(part_252), "f"(factors_40), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3004;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(part_261), "f"(factors_41), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3005;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(part_270), "f"(factors_42), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3006;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3007 = rows_3 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3007;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(t2380), "f"(factors_27), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3008;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3009) : "f"(part_136), "f"(factors_28), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3009;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3010) : "f"(part_145), "f"(factors_29), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3010;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3011) : "f"(part_154), "f"(factors_30), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3011;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3012) : "f"(part_163), "f"(factors_31), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3012;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3013) : "f"(part_172), "f"(factors_32), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3013;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3014) : "f"(part_181), "f"(factors_33), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3014;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3015) : "f"(part_190), "f"(factors_34), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3015;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3016) : "f"(part_199), "f"(factors_35), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3016;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3017) : "f"(part_208), "f"(factors_36), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3017;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3018) : "f"(part_217), "f"(factors_37), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3018;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3019) : "f"(part_226), "f"(factors_38), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3019;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3020) : "f"(part_235), "f"(factors_39), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3020;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(part_244), "f"(factors_40), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3021;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3022;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3022) : "f"(part_253), "f"(factors_41), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3022;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3023) : "f"(part_262), "f"(factors_42), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3023;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3024 = rows_4 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3024;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3025) : "f"(t2397), "f"(factors_27), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3025;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3026) : "f"(part_137), "f"(factors_28), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3026;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3027) : "f"(part_146), "f"(factors_29), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3027;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3028) : "f"(part_155), "f"(factors_30), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3028;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(part_164), "f"(factors_31), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3029;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3030) : "f"(part_173), "f"(factors_32), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3030;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3031) : "f"(part_182), "f"(factors_33), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3031;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3032) : "f"(part_191), "f"(factors_34), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3032;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3033) : "f"(part_200), "f"(factors_35), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3033;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3034) : "f"(part_209), "f"(factors_36), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3034;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3035) : "f"(part_218), "f"(factors_37), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3035;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3036) : "f"(part_227), "f"(factors_38), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3036;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3037) : "f"(part_236), "f"(factors_39), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3037;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(part_245), "f"(factors_40), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3038;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3039) : "f"(part_254), "f"(factors_41), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3039;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3040) : "f"(part_263), "f"(factors_42), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3040;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3041 = rows_7 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3041;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3042) : "f"(t2414), "f"(factors_27), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3042;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3043) : "f"(part_138), "f"(factors_28), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3043;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3044) : "f"(part_147), "f"(factors_29), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3044;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3045) : "f"(part_156), "f"(factors_30), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3045;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3046;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3046) : "f"(part_165), "f"(factors_31), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3046;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3047;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3047) : "f"(part_174), "f"(factors_32), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3047;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3048) : "f"(part_183), "f"(factors_33), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3048;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3049;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3049) : "f"(part_192), "f"(factors_34), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3049;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3050;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3050) : "f"(part_201), "f"(factors_35), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3050;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3051;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3051) : "f"(part_210), "f"(factors_36), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3051;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3052) : "f"(part_219), "f"(factors_37), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3052;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3053;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3053) : "f"(part_228), "f"(factors_38), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3053;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3054;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3054) : "f"(part_237), "f"(factors_39), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3054;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3055;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3055) : "f"(part_246), "f"(factors_40), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3055;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3056;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3056) : "f"(part_255), "f"(factors_41), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3056;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3057;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3057) : "f"(part_264), "f"(factors_42), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3057;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3058 = rows_8 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3058;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3059) : "f"(t2431), "f"(factors_27), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3059;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3060) : "f"(part_139), "f"(factors_28), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3060;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3061) : "f"(part_148), "f"(factors_29), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3061;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3062) : "f"(part_157), "f"(factors_30), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3062;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3063) : "f"(part_166), "f"(factors_31), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3063;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3064) : "f"(part_175), "f"(factors_32), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3064;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3065) : "f"(part_184), "f"(factors_33), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3065;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3066) : "f"(part_193), "f"(factors_34), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3066;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3067;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3067) : "f"(part_202), "f"(factors_35), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3067;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3068) : "f"(part_211), "f"(factors_36), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3068;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(part_220), "f"(factors_37), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3069;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3070;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3070) : "f"(part_229), "f"(factors_38), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3070;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3071) : "f"(part_238), "f"(factors_39), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3071;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3072) : "f"(part_247), "f"(factors_40), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3072;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3073;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3073) : "f"(part_256), "f"(factors_41), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3073;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3074) : "f"(part_265), "f"(factors_42), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3074;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3075 = rows_11 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3075;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3076) : "f"(t2448), "f"(factors_27), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3076;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3077;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3077) : "f"(part_140), "f"(factors_28), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3077;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3078) : "f"(part_149), "f"(factors_29), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3078;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3079;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3079) : "f"(part_158), "f"(factors_30), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3079;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3080;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3080) : "f"(part_167), "f"(factors_31), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3080;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3081;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3081) : "f"(part_176), "f"(factors_32), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3081;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3082;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3082) : "f"(part_185), "f"(factors_33), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3082;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3083;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3083) : "f"(part_194), "f"(factors_34), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3083;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3084) : "f"(part_203), "f"(factors_35), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3084;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3085;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3085) : "f"(part_212), "f"(factors_36), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3085;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3086;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3086) : "f"(part_221), "f"(factors_37), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3086;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3087) : "f"(part_230), "f"(factors_38), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3087;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3088;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3088) : "f"(part_239), "f"(factors_39), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3088;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3089;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3089) : "f"(part_248), "f"(factors_40), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3089;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3090;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3090) : "f"(part_257), "f"(factors_41), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3090;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3091;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3091) : "f"(part_266), "f"(factors_42), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3091;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3092 = rows_12 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3092;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3093;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3093) : "f"(t2465), "f"(factors_27), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3093;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3094;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3094) : "f"(part_141), "f"(factors_28), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3094;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3095;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3095) : "f"(part_150), "f"(factors_29), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3095;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3096;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3096) : "f"(part_159), "f"(factors_30), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3096;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3097;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3097) : "f"(part_168), "f"(factors_31), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3097;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3098;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3098) : "f"(part_177), "f"(factors_32), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3098;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3099;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3099) : "f"(part_186), "f"(factors_33), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3099;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3100) : "f"(part_195), "f"(factors_34), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3100;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3101;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3101) : "f"(part_204), "f"(factors_35), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3101;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3102) : "f"(part_213), "f"(factors_36), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3102;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3103) : "f"(part_222), "f"(factors_37), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3103;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3104;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3104) : "f"(part_231), "f"(factors_38), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3104;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3105) : "f"(part_240), "f"(factors_39), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3105;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3106) : "f"(part_249), "f"(factors_40), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3106;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3107) : "f"(part_258), "f"(factors_41), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3107;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3108) : "f"(part_267), "f"(factors_42), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3108;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3109 = rows_15 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3109;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3110) : "f"(t2482), "f"(factors_27), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3110;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3111) : "f"(part_142), "f"(factors_28), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3111;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3112) : "f"(part_151), "f"(factors_29), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3112;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3113) : "f"(part_160), "f"(factors_30), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3113;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3114) : "f"(part_169), "f"(factors_31), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3114;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3115) : "f"(part_178), "f"(factors_32), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3115;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3116) : "f"(part_187), "f"(factors_33), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3116;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3117) : "f"(part_196), "f"(factors_34), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3117;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3118) : "f"(part_205), "f"(factors_35), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3118;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3119) : "f"(part_214), "f"(factors_36), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3119;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3120) : "f"(part_223), "f"(factors_37), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3120;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3121) : "f"(part_232), "f"(factors_38), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3121;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3122) : "f"(part_241), "f"(factors_39), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3122;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3123) : "f"(part_250), "f"(factors_40), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3123;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3124) : "f"(part_259), "f"(factors_41), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3124;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3125) : "f"(part_268), "f"(factors_42), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3125;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3126 = rows_16 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3126;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3127) : "f"(t2499), "f"(factors_27), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3127;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3128) : "f"(part_143), "f"(factors_28), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3128;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3129) : "f"(part_152), "f"(factors_29), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3129;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3130) : "f"(part_161), "f"(factors_30), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3130;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3131;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3131) : "f"(part_170), "f"(factors_31), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3131;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3132) : "f"(part_179), "f"(factors_32), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3132;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(part_188), "f"(factors_33), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3133;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3134) : "f"(part_197), "f"(factors_34), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3134;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3135) : "f"(part_206), "f"(factors_35), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3135;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3136) : "f"(part_215), "f"(factors_36), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3136;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3137) : "f"(part_224), "f"(factors_37), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3137;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3138) : "f"(part_233), "f"(factors_38), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3138;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3139) : "f"(part_242), "f"(factors_39), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3139;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3140) : "f"(part_251), "f"(factors_40), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3140;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(part_260), "f"(factors_41), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3141;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3142) : "f"(part_269), "f"(factors_42), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3142;
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
                        const u32 t3143 = split_3 + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_3 = t3143;
                    }
                }
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t3145;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3145) : "f"(row_sum_3));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t3145;
                f32 t3147;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3147) : "f"(pair_23));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t3148 = pair_23 + t3147;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3148;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t3149;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3149) : "f"(row_sum_4));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t3149;
                f32 t3151;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3151) : "f"(pair_24));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t3152 = pair_24 + t3151;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3152;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3153 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t3154;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3154) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3153 ? 0.0f : t3154;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3156 = rows * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows = t3156;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3157 = rows_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3157;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3158 = rows_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3158;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3159 = rows_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3159;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3160 = rows_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t3160;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3161 = rows_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t3161;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3162 = rows_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t3162;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3163 = rows_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t3163;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3164 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t3165;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3165) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3164 ? 0.0f : t3165;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3167 = rows_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3167;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3168 = rows_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3168;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3169 = rows_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3169;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3170 = rows_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3170;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3171 = rows_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t3171;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3172 = rows_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t3172;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3173 = rows_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t3173;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3174 = rows_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t3174;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_5 = warp << 2u;
                const u32 t3176 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3177 = t3176 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3178 = first_5 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3177 + t3178;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3180 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3181 = t3180 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3181) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3182 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3183 = first + t3182;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3184 = t3183 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3185 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3186 = first + t3182;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3187 = t3186 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3188 = t3185 + t3187;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3189 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3190 = t3189 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3191 = t3190 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3192 = o + t3191;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3193 = (u64)t3184;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3194 = t3193 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3195 = t3194 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3196 = t3192 + t3195;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3197 = (u64)t3188;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3198 = t3197 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3199 = t3198 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3200 = t3196 + t3199;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3201 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3200 + t3201;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t3203 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3204 = first_5 < t3203;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3204) {
                        u32 t3205;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3205) : "f"(pair_25), "f"(pair_26));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3205) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t3206 = first_5 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3207 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3208 = t3206 < t3207;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3208) {
                        u32 t3209;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3209) : "f"(pair_27), "f"(pair_28));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3209) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t3210 = first_5 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3211 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3212 = t3210 < t3211;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3212) {
                        u32 t3213;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3213) : "f"(pair_29), "f"(pair_30));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3213) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t3214 = first_5 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3215 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3216 = t3214 < t3215;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3216) {
                        u32 t3217;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3217) : "f"(pair_31), "f"(pair_32));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3217) : "memory");
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3218 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3219 = t3218 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3220 = t3219 < t12;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3220) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3221 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3222 = t3221 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3223 = first + t3222;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3224 = t3223 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3225 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3226 = first + t3222;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3227 = t3226 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3228 = t3225 + t3227;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3229 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3230 = t3229 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3231 = t3230 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3232 = o + t3231;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3233 = (u64)t3224;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3234 = t3233 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3235 = t3234 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3236 = t3232 + t3235;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3237 = (u64)t3228;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3238 = t3237 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3239 = t3238 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3240 = t3236 + t3239;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3241 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3240 + t3241;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t3243 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3244 = first_5 < t3243;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3244) {
                        u32 t3245;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3245) : "f"(pair_33), "f"(pair_34));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3245) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t3246 = first_5 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3247 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3248 = t3246 < t3247;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3248) {
                        u32 t3249;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3249) : "f"(pair_35), "f"(pair_36));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3249) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t3250 = first_5 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3251 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3252 = t3250 < t3251;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3252) {
                        u32 t3253;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3253) : "f"(pair_37), "f"(pair_38));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3253) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t3254 = first_5 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3255 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3256 = t3254 < t3255;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3256) {
                        u32 t3257;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3257) : "f"(pair_39), "f"(pair_40));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3257) : "memory");
                    }
                }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3258 = warp < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3258) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3260 = row_3 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3261 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3262 = t3261 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3263 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3264 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3265 = t3264 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3266 = t3263 + t3265;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3267;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3267) : "f"(row_sum_3));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3268;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3268) : "f"(row_max_3), "f"(scale_log2), "f"(t3267));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3268 * 0.6931472f;
                    const bool t3270 = row_sum_3 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3270 ? __uint_as_float(0xff800000u) : lse_4;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3272 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3273 = t3272 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3274 = t3260 & t3273;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3274) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3275 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3276 = t3275 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3277 = t3276 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3278 = lse + t3277;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3279 = (u64)t3266;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3280 = t3279 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3281 = t3280 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3282 = t3278 + t3281;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3283 = (u64)t3262;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3284 = t3283 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3285 = t3284 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3286 = t3282 + t3285;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3286), "f"(value_3) : "memory");
                    }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3287 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3287 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3289 = row_4 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3290 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3291 = t3290 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3292 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3293 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3294 = t3293 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3295 = t3292 + t3294;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3296;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3296) : "f"(row_sum_4));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3297;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3297) : "f"(row_max_4), "f"(scale_log2), "f"(t3296));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3297 * 0.6931472f;
                    const bool t3299 = row_sum_4 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3299 ? __uint_as_float(0xff800000u) : lse_5;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3301 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3302 = t3301 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3303 = t3289 & t3302;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3303) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3304 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3305 = t3304 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3306 = t3305 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3307 = lse + t3306;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3308 = (u64)t3295;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3309 = t3308 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3310 = t3309 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3311 = t3307 + t3310;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3312 = (u64)t3291;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3313 = t3312 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3314 = t3313 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3315 = t3311 + t3314;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3315), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
