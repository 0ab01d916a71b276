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
#line 54 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t1 = blockIdx.x;
#line 54 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 tile = t1 / splits;
    const u32 t3 = blockIdx.x;
#line 55 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 split = t3 % splits;
#line 57 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 kv_heads = heads / group;
    const u32 head = tile / tiles;
    const u32 batch_2 = head / kv_heads;
#line 61 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t8 = tile % tiles;
#line 61 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t8 << 4u;
    const u32 t10 = seq_q * group;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t11 = t10 > first ? t10 : first;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t12 = t11 - first;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t13 = head % kv_heads;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t14 = first / group;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t15 = seq_k + 63u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t16 = t15 >> 6u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t16 > 1u ? t16 : 1u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t18 = seq_k >> 6u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t18 < end ? t18 : end;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t20 = end - whole;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t21 = t20 < end ? t20 : end;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t22 = end + blocks_of_split;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t23 = t22 - 1u;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t24 = t23 / blocks_of_split;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t25 = split * blocks_of_split;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 before = t25 < end ? t25 : end;
    const u32 t27 = end - before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t28 = end - before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t29 = t28 < blocks_of_split ? t28 : blocks_of_split;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t30 = t21 > before ? t21 : before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t31 = t30 - before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t32 = end > before ? end : before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t33 = t32 - before;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t34 = t12 != 0u;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t35 = split < t24;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t36 = t34 & t35;
#line 33 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 42 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t43 = thread >> 3u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t44 = thread & 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t45 = t43 & 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t46 = t44 ^ t45;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t47 = t43 << 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t48 = t46 << 4u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t49 = t47 + t48;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t50 = (u64)t43 * 0u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t51 = (u64)t44 * 16u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t52 = t50 + t51;
        const u32 t53 = head_dim >> 3u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t54 = (u64)t44 * 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t55 = smem_1 + t49;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t56 = t12 > 1u ? t12 : 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t57 = t56 - 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t77 = t76 + t54;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t78 = t43 < t12;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t79 = t44 < t53;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t80 = t78 & t79;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t81 = t80 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t55), "l"(t77), "r"(t81) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t82 = t77 + 128ull;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t83 = t43 < t12;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t84 = t44 + 8u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t85 = t84 < t53;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t86 = t83 & t85;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t87 = t86 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t55), "l"(t82), "r"(t87) : "memory");
#line 53 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 93 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t89 = ring + 32768u;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t90 = (u64)batch_2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t91 = t90 * k_stride0;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t92 = t91 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t93 = k + t92;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t94 = 0ull * k_stride1;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t95 = t94 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t96 = t93 + t95;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t97 = (u64)t13;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t98 = t97 * k_stride2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t99 = t98 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t100 = t96 + t99;
        const u32 t101 = (u32)k_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t102 = t101 << 1u;
        const u32 t103 = thread >> 3u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t104 = thread & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t105 = t103 & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t106 = t104 ^ t105;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t107 = t103 << 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t108 = t106 << 4u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t109 = t107 + t108;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t110 = (u64)t103 * t102;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t111 = t100 + t110;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t112 = (u64)t104 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t113 = t111 + t112;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t114 = (u64)t102 * 16u;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t115 = (u64)batch_2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t116 = t115 * v_stride0;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t117 = t116 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t118 = v + t117;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t119 = 0ull * v_stride1;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t120 = t119 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t121 = t118 + t120;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t122 = (u64)t13;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t123 = t122 * v_stride2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t124 = t123 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t125 = t121 + t124;
        const u32 t126 = (u32)v_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t127 = t126 << 1u;
        const u32 t128 = thread >> 3u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t129 = thread & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t130 = t128 & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t131 = t129 ^ t130;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t132 = t128 << 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t133 = t131 << 4u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t134 = t132 + t133;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t135 = (u64)t128 * t127;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t136 = t125 + t135;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t137 = (u64)t129 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t138 = t136 + t137;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t139 = (u64)t127 * 16u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t140 = t27 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t140 << 6u;
        const u32 t142 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t143 = ring + t109;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t144 = (u64)first_key * t102;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t145 = t113 + t144;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t146 = t145 + t114;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t147 = t146 + t114;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t148 = t147 + t114;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t149 = first_key + t103;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t150 = t149 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t151 = t104 < t142;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t152 = t150 & t151;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t153 = t152 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t143), "l"(t145), "r"(t153) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t154 = first_key + t103;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t155 = t154 + 16u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t156 = t155 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t157 = t104 < t142;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t158 = t156 & t157;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t159 = t158 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t143), "l"(t146), "r"(t159) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t160 = first_key + t103;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t161 = t160 + 32u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t162 = t161 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t163 = t104 < t142;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t164 = t162 & t163;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t165 = t164 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t143), "l"(t147), "r"(t165) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t166 = first_key + t103;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t167 = t166 + 48u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t168 = t167 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t169 = t104 < t142;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t170 = t168 & t169;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t171 = t170 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t143), "l"(t148), "r"(t171) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t172 = t145 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t173 = first_key + t103;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t174 = t173 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t175 = t104 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t176 = t175 < t142;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t177 = t174 & t176;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t178 = t177 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t143), "l"(t172), "r"(t178) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t179 = t146 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t180 = first_key + t103;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t181 = t180 + 16u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t182 = t181 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t183 = t104 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t184 = t183 < t142;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t185 = t182 & t184;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t186 = t185 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t143), "l"(t179), "r"(t186) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t187 = t147 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t188 = first_key + t103;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t189 = t188 + 32u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t190 = t189 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t191 = t104 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t192 = t191 < t142;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t193 = t190 & t192;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t194 = t193 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t143), "l"(t187), "r"(t194) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t195 = t148 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t196 = first_key + t103;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t197 = t196 + 48u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t198 = t197 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t199 = t104 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t200 = t199 < t142;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t201 = t198 & t200;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t202 = t201 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t143), "l"(t195), "r"(t202) : "memory");
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t203 = t27 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t203 << 6u;
        const u32 t205 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t206 = t89 + t134;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t207 = (u64)first_key_2 * t127;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t208 = t138 + t207;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t209 = t208 + t139;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t210 = t209 + t139;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t211 = t210 + t139;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t212 = first_key_2 + t128;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t213 = t212 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t214 = t129 < t205;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t215 = t213 & t214;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t216 = t215 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t206), "l"(t208), "r"(t216) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t217 = first_key_2 + t128;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t218 = t217 + 16u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t219 = t218 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t220 = t129 < t205;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t221 = t219 & t220;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t222 = t221 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t206), "l"(t209), "r"(t222) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t223 = first_key_2 + t128;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t224 = t223 + 32u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t225 = t224 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t226 = t129 < t205;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t227 = t225 & t226;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t228 = t227 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t206), "l"(t210), "r"(t228) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t229 = first_key_2 + t128;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t230 = t229 + 48u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t231 = t230 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t232 = t129 < t205;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t233 = t231 & t232;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t234 = t233 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t206), "l"(t211), "r"(t234) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t235 = t208 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t236 = first_key_2 + t128;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t237 = t236 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t238 = t129 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t239 = t238 < t205;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t240 = t237 & t239;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t241 = t240 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t206), "l"(t235), "r"(t241) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t242 = t209 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t243 = first_key_2 + t128;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t244 = t243 + 16u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t245 = t244 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t246 = t129 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t247 = t246 < t205;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t248 = t245 & t247;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t249 = t248 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t206), "l"(t242), "r"(t249) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t250 = t210 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t251 = first_key_2 + t128;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t252 = t251 + 32u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t253 = t252 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t254 = t129 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t255 = t254 < t205;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t256 = t253 & t255;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t257 = t256 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t206), "l"(t250), "r"(t257) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t258 = t211 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t259 = first_key_2 + t128;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t260 = t259 + 48u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t261 = t260 < seq_k;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t262 = t129 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t263 = t262 < t205;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t264 = t261 & t263;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t265 = t264 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t206), "l"(t258), "r"(t265) : "memory");
#line 149 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 168 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t266 = 1u < t29;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t266) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t267 = ring + 16384u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t268 = t27 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t269 = t268 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t269 << 6u;
            const u32 t271 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t272 = t267 + t109;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t273 = (u64)first_key_3 * t102;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t274 = t113 + t273;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t275 = t274 + t114;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t276 = t275 + t114;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t277 = t276 + t114;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t278 = t104 < t271;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t279 = t278 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t272), "l"(t274), "r"(t279) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t280 = t104 < t271;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t281 = t280 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t272), "l"(t275), "r"(t281) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t282 = t104 < t271;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t283 = t282 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t272), "l"(t276), "r"(t283) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t284 = t104 < t271;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t285 = t284 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t272), "l"(t277), "r"(t285) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t286 = t274 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t287 = t104 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t288 = t287 < t271;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t289 = t288 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t272), "l"(t286), "r"(t289) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t290 = t275 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t291 = t104 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t292 = t291 < t271;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t293 = t292 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t272), "l"(t290), "r"(t293) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t294 = t276 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t295 = t104 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t296 = t295 < t271;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t297 = t296 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t272), "l"(t294), "r"(t297) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t298 = t277 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t299 = t104 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t300 = t299 < t271;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t301 = t300 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t272), "l"(t298), "r"(t301) : "memory");
        }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t302 = 1u < t29;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t302) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t303 = t89 + 16384u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t304 = t27 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t305 = t304 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t305 << 6u;
            const u32 t307 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t308 = t303 + t134;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t309 = (u64)first_key_4 * t127;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t310 = t138 + t309;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t311 = t310 + t139;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t312 = t311 + t139;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t313 = t312 + t139;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t314 = t129 < t307;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t315 = t314 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t308), "l"(t310), "r"(t315) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t316 = t129 < t307;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t317 = t316 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t308), "l"(t311), "r"(t317) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t318 = t129 < t307;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t319 = t318 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t308), "l"(t312), "r"(t319) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t320 = t129 < t307;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t321 = t320 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t308), "l"(t313), "r"(t321) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t322 = t310 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t323 = t129 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t324 = t323 < t307;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t325 = t324 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t308), "l"(t322), "r"(t325) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t326 = t311 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t327 = t129 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t328 = t327 < t307;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t329 = t328 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t308), "l"(t326), "r"(t329) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t330 = t312 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t331 = t129 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t332 = t331 < t307;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t333 = t332 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t308), "l"(t330), "r"(t333) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t334 = t313 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t335 = t129 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t336 = t335 < t307;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t337 = t336 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t308), "l"(t334), "r"(t337) : "memory");
        }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_2 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_3 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_4 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_5 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_6 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_7 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_8 = 0.0f;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t380;
        asm volatile("mov.b32 %0, %1;" : "=r"(t380) : "r"(t371));
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t381 = t380 ^ 32u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t382 = t380 ^ 64u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t383 = t380 ^ 96u;
        const u32 t384 = ring + t380;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t384) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t385 = ring + t381;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t385) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t386 = ring + t382;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t386) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t387 = ring + t383;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t387) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t384) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t385) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t386) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t387) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t388 = 0u < t31;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t389 = t33 <= 0u;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t390 = t388 | t389;
#line 313 "fa-kernels/src/attention/kernel_problem.rs"
        if (t390) {
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t391 = t27 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t392 = t391 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_5 = t392 + t41;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t394 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t395 = t394 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 column = first_key_5 + t395;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t397 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t398 = first + t397;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t399 = t398 / group;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t400 = seq_k > column ? seq_k : column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t400 - column;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_2;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t403 = visible ? s : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s = t403;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_2;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t405 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_2 = t405;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_2;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t407 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_5 = t407;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_2;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t409 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_6 = t409;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t410 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t411 = first + t410;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t412 = t411 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t413 = t412 / group;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t414 = seq_k > column ? seq_k : column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t414 - column;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_3;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t417 = visible_5 ? s_3 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_3 = t417;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 1u < end_3;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t419 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_4 = t419;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 8u < end_3;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t421 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_7 = t421;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 9u < end_3;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t423 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
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
#line 188 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t556;
        asm volatile("mov.b32 %0, %1;" : "=r"(t556) : "r"(t379));
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t557 = t556 ^ 32u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t558 = t556 ^ 64u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t559 = t556 ^ 96u;
        const u32 t560 = t89 + t556;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t561 = t89 + t557;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t562 = t89 + t558;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t563 = t89 + t559;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t560) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_65), "r"(m_66));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_67), "r"(m_68));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t561) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_69), "r"(m_70));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_71), "r"(m_72));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t562) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_73), "r"(m_74));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_75), "r"(m_76));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t563) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_77), "r"(m_78));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_79), "r"(m_80));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t560) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_81), "r"(m_82));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_83), "r"(m_84));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t561) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_85), "r"(m_86));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_87), "r"(m_88));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t562) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_89), "r"(m_90));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_91), "r"(m_92));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t563) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_93), "r"(m_94));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t552), "r"(t553), "r"(t554), "r"(t555), "r"(m_95), "r"(m_96));
#line 78 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < t29; i += 1u) {
#line 168 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 171 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t564 = i + 1u;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t565 = t564 < t29;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t565) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t566 = t564 & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t567 = t566 << 14u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t568 = ring + t567;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t569 = t27 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t570 = t569 - t564;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t570 << 6u;
                const u32 t572 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t573 = t568 + t109;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t574 = (u64)first_key_6 * t102;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t575 = t113 + t574;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t576 = t575 + t114;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t577 = t576 + t114;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t578 = t577 + t114;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t579 = t104 < t572;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t580 = t579 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t573), "l"(t575), "r"(t580) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t581 = t104 < t572;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t582 = t581 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t573), "l"(t576), "r"(t582) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t583 = t104 < t572;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t584 = t583 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t573), "l"(t577), "r"(t584) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t585 = t104 < t572;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t586 = t585 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t573), "l"(t578), "r"(t586) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t587 = t575 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t588 = t104 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t589 = t588 < t572;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t590 = t589 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t573), "l"(t587), "r"(t590) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t591 = t576 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t592 = t104 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t593 = t592 < t572;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t594 = t593 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t573), "l"(t591), "r"(t594) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t595 = t577 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t596 = t104 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t597 = t596 < t572;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t598 = t597 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t573), "l"(t595), "r"(t598) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t599 = t578 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t600 = t104 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t601 = t600 < t572;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t602 = t601 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t573), "l"(t599), "r"(t602) : "memory");
            }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t603 = t564 < t29;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t603) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t604 = t564 & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t605 = t604 << 14u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t606 = t89 + t605;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t607 = t27 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t608 = t607 - t564;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t608 << 6u;
                const u32 t610 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t611 = t606 + t134;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t612 = (u64)first_key_7 * t127;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t613 = t138 + t612;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t614 = t613 + t139;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t615 = t614 + t139;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t616 = t615 + t139;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t617 = t129 < t610;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t618 = t617 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t611), "l"(t613), "r"(t618) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t619 = t129 < t610;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t620 = t619 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t611), "l"(t614), "r"(t620) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t621 = t129 < t610;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t622 = t621 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t611), "l"(t615), "r"(t622) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t623 = t129 < t610;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t624 = t623 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t611), "l"(t616), "r"(t624) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t625 = t613 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t626 = t129 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t627 = t626 < t610;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t628 = t627 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t611), "l"(t625), "r"(t628) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t629 = t614 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t630 = t129 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t631 = t630 < t610;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t632 = t631 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t611), "l"(t629), "r"(t632) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t633 = t615 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t634 = t129 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t635 = t634 < t610;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t636 = t635 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t611), "l"(t633), "r"(t636) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t637 = t616 + 128ull;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t638 = t129 + 8u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t639 = t638 < t610;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t640 = t639 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t611), "l"(t637), "r"(t640) : "memory");
            }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_9 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_10 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_11 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_12 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_13 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_14 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_15 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_16 = 0.0f;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t641 = i & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t642 = t641 << 14u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t643 = ring + t642;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t644;
            asm volatile("mov.b32 %0, %1;" : "=r"(t644) : "r"(t371));
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t645 = t644 ^ 32u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t646 = t644 ^ 64u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t647 = t644 ^ 96u;
            const u32 t648 = t643 + t644;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t648) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t649 = t643 + t645;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t649) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t650 = t643 + t646;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t650) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t651 = t643 + t647;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t651) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t648) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t649) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t650) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t651) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t652 = i < t31;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t653 = t33 <= i;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t654 = t652 | t653;
#line 313 "fa-kernels/src/attention/kernel_problem.rs"
            if (t654) {
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t655 = t27 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t656 = t655 - i;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t657 = t656 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_8 = t657 + t41;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t659 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t660 = t659 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 column_2 = first_key_8 + t660;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t662 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t663 = first + t662;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t664 = t663 / group;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t665 = seq_k > column_2 ? seq_k : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t665 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_4;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t668 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_9 = t668;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 1u < end_4;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t670 = visible_10 ? s_10 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_10 = t670;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 8u < end_4;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t672 = visible_11 ? s_13 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_13 = t672;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 9u < end_4;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t674 = visible_12 ? s_14 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_14 = t674;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t675 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t676 = first + t675;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t677 = t676 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t678 = t677 / group;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t679 = seq_k > column_2 ? seq_k : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_5 = t679 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t682 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_11 = t682;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 1u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t684 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_12 = t684;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 8u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t686 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_15 = t686;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 9u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t688 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_16 = t688;
            }
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t690;
            asm("max.f32 %0, %1, %2;" : "=f"(t690) : "f"(old_3), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t691;
            asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(t690), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t692;
            asm("max.f32 %0, %1, %2;" : "=f"(t692) : "f"(t691), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t693;
            asm("max.f32 %0, %1, %2;" : "=f"(t693) : "f"(t692), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t694;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t694) : "f"(t693));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t693), "f"(t694));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t696;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t696) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t696));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t699 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t699;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t701 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t702;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t702) : "f"(old_3), "f"(scale_log2), "f"(t701));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t702));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t704 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t705 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t705));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t707;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_9 = t707;
            const f32 t708 = t704 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t709 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t709));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t711;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t711) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_10 = t711;
            const f32 t712 = t708 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t713 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t713));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t715;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_13 = t715;
            const f32 t716 = t712 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t717 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t717));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t719;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_14 = t719;
            const f32 t720 = t716 + s_14;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t720;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t721 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t722 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t723 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t724 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t725 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t726 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t727 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t728 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t729 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t730 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t731 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t732 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t733 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t734 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t735 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t736 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t737 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t738 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t739 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t740 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t741 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t742 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t743 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t744 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t745 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t746 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t747 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t748 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t749 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t750 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t751 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t752 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t752;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t754;
            asm("max.f32 %0, %1, %2;" : "=f"(t754) : "f"(old_4), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t755;
            asm("max.f32 %0, %1, %2;" : "=f"(t755) : "f"(t754), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t756;
            asm("max.f32 %0, %1, %2;" : "=f"(t756) : "f"(t755), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t757;
            asm("max.f32 %0, %1, %2;" : "=f"(t757) : "f"(t756), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t758;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t758) : "f"(t757));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t757), "f"(t758));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t760;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t760) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t760));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t763 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t763;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t765 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t766;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t766) : "f"(old_4), "f"(scale_log2), "f"(t765));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t766));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t768 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t769 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t769));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t771;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t771) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_11 = t771;
            const f32 t772 = t768 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t773 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t773));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t775;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t775) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_12 = t775;
            const f32 t776 = t772 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t777 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t777));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t779;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_15 = t779;
            const f32 t780 = t776 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t781 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t781));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t783;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t783) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_16 = t783;
            const f32 t784 = t780 + s_16;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t785 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t786 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t787 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t788 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t789 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t790 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t791 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t792 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t793 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t794 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t795 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t796 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t797 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t798 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t799 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t800 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t801 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t802 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t803 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t804 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t805 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t806 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t807 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t808 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t809 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t810 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t811 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t812 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t813 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t813;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t814 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t814;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t815 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t815;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t816 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t816;
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t817;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t817) : "f"(s_9), "f"(s_10));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t818;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t818) : "f"(s_11), "f"(s_12));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t819;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t819) : "f"(s_13), "f"(s_14));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t820;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t820) : "f"(s_15), "f"(s_16));
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t821 = i & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t822 = t821 << 14u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t823 = t89 + t822;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t824;
            asm volatile("mov.b32 %0, %1;" : "=r"(t824) : "r"(t379));
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t825 = t824 ^ 32u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t826 = t824 ^ 64u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t827 = t824 ^ 96u;
            const u32 t828 = t823 + t824;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t829 = t823 + t825;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t830 = t823 + t826;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t831 = t823 + t827;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t828) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_129), "r"(m_130));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_131), "r"(m_132));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t829) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_133), "r"(m_134));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_135), "r"(m_136));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t830) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_137), "r"(m_138));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_139), "r"(m_140));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t831) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_141), "r"(m_142));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_143), "r"(m_144));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t828) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_145), "r"(m_146));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_147), "r"(m_148));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t829) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_149), "r"(m_150));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_151), "r"(m_152));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t830) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_153), "r"(m_154));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_155), "r"(m_156));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t831) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_157), "r"(m_158));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t817), "r"(t818), "r"(t819), "r"(t820), "r"(m_159), "r"(m_160));
        }
#line 39 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t832 = warp != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
        if (t832) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t833 = warp - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t834 = t833 * 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t835 = ring + t834;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t836 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 mine = t835 + t836;
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
        const bool t838 = warp == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
        if (t838) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t839 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs = ring + t839;
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
            const bool t910 = new_5 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t911 = new_5 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_5 = t910 ? 0.0f : t911;
            const f32 t913 = -reference_5;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t914;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t914) : "f"(row_max), "f"(scale_log2), "f"(t913));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t914));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t916 = -reference_5;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t917;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t917) : "f"(words_65), "f"(scale_log2), "f"(t916));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t917));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_5;
            const f32 t919 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t920 = words_67 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t921;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t921) : "f"(t919), "f"(1.0f), "f"(t920));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t921;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t922 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t923 = words * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t924;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t924) : "f"(t922), "f"(1.0f), "f"(t923));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t924;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t925 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t926 = words_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t927;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t927) : "f"(t925), "f"(1.0f), "f"(t926));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t927;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t928 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t929 = words_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t930;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t930) : "f"(t928), "f"(1.0f), "f"(t929));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t930;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t931 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t932 = words_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t933;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t933) : "f"(t931), "f"(1.0f), "f"(t932));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t933;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t934 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t935 = words_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t936;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t936) : "f"(t934), "f"(1.0f), "f"(t935));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t936;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t937 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t938 = words_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t939;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t939) : "f"(t937), "f"(1.0f), "f"(t938));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t939;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t940 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t941 = words_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t942;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t942) : "f"(t940), "f"(1.0f), "f"(t941));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t942;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t943 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t944 = words_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t945;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t945) : "f"(t943), "f"(1.0f), "f"(t944));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t945;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t946 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t947 = words_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t948;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t948) : "f"(t946), "f"(1.0f), "f"(t947));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t948;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t949 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t950 = words_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t951;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t951) : "f"(t949), "f"(1.0f), "f"(t950));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t951;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t952 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t953 = words_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t954;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t954) : "f"(t952), "f"(1.0f), "f"(t953));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t954;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t955 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t956 = words_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t957;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t957) : "f"(t955), "f"(1.0f), "f"(t956));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t957;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t958 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t959 = words_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t960;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t960) : "f"(t958), "f"(1.0f), "f"(t959));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t960;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t961 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t962 = words_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t963;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t963) : "f"(t961), "f"(1.0f), "f"(t962));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t963;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t964 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t965 = words_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t966;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t966) : "f"(t964), "f"(1.0f), "f"(t965));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t966;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t967 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t968 = words_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t969;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t969) : "f"(t967), "f"(1.0f), "f"(t968));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t969;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t970 = acc_33 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t971 = words_33 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t972;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t972) : "f"(t970), "f"(1.0f), "f"(t971));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t972;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t973 = acc_34 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t974 = words_34 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t975;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t975) : "f"(t973), "f"(1.0f), "f"(t974));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t975;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t976 = acc_37 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t977 = words_37 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t978;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t978) : "f"(t976), "f"(1.0f), "f"(t977));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t978;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t979 = acc_38 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t980 = words_38 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t981;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t981) : "f"(t979), "f"(1.0f), "f"(t980));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t981;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t982 = acc_41 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t983 = words_41 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t984;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t984) : "f"(t982), "f"(1.0f), "f"(t983));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t984;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t985 = acc_42 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t986 = words_42 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t987;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t987) : "f"(t985), "f"(1.0f), "f"(t986));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t987;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t988 = acc_45 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t989 = words_45 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t990;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t990) : "f"(t988), "f"(1.0f), "f"(t989));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t990;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t991 = acc_46 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t992 = words_46 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t993;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t993) : "f"(t991), "f"(1.0f), "f"(t992));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t993;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t994 = acc_49 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t995 = words_49 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t996;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t996) : "f"(t994), "f"(1.0f), "f"(t995));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t996;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t997 = acc_50 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t998 = words_50 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t999;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t999) : "f"(t997), "f"(1.0f), "f"(t998));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t999;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1000 = acc_53 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1001 = words_53 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1002;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1002) : "f"(t1000), "f"(1.0f), "f"(t1001));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1002;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1003 = acc_54 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1004 = words_54 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1005;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1005) : "f"(t1003), "f"(1.0f), "f"(t1004));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1005;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1006 = acc_57 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1007 = words_57 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1008;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1008) : "f"(t1006), "f"(1.0f), "f"(t1007));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1008;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1009 = acc_58 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1010 = words_58 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1011;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1011) : "f"(t1009), "f"(1.0f), "f"(t1010));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1011;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1012 = acc_61 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1013 = words_61 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1014;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1014) : "f"(t1012), "f"(1.0f), "f"(t1013));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1014;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1015 = acc_62 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1016 = words_62 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1017;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1017) : "f"(t1015), "f"(1.0f), "f"(t1016));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1017;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_6;
            asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(row_max_2), "f"(words_66));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1019 = new_6 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1020 = new_6 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_6 = t1019 ? 0.0f : t1020;
            const f32 t1022 = -reference_6;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1023;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1023) : "f"(row_max_2), "f"(scale_log2), "f"(t1022));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t1023));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1025 = -reference_6;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1026;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1026) : "f"(words_66), "f"(scale_log2), "f"(t1025));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t1026));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_6;
            const f32 t1028 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1029 = words_68 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1030;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1030) : "f"(t1028), "f"(1.0f), "f"(t1029));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1030;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1031 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1032 = words_3 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1033;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1033) : "f"(t1031), "f"(1.0f), "f"(t1032));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1033;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1034 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1035 = words_4 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1036;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1036) : "f"(t1034), "f"(1.0f), "f"(t1035));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1036;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1037 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1038 = words_7 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1039;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1039) : "f"(t1037), "f"(1.0f), "f"(t1038));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1039;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1040 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1041 = words_8 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1042;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1042) : "f"(t1040), "f"(1.0f), "f"(t1041));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1042;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1043 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1044 = words_11 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1045;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1045) : "f"(t1043), "f"(1.0f), "f"(t1044));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1045;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1046 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1047 = words_12 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1048;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1048) : "f"(t1046), "f"(1.0f), "f"(t1047));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1048;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1049 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1050 = words_15 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1051;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1051) : "f"(t1049), "f"(1.0f), "f"(t1050));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1051;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1052 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1053 = words_16 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1054;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1054) : "f"(t1052), "f"(1.0f), "f"(t1053));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1054;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1055 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1056 = words_19 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1057;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1057) : "f"(t1055), "f"(1.0f), "f"(t1056));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1057;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1058 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1059 = words_20 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1060;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1060) : "f"(t1058), "f"(1.0f), "f"(t1059));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1060;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1061 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1062 = words_23 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1063;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1063) : "f"(t1061), "f"(1.0f), "f"(t1062));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1063;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1064 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1065 = words_24 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1066;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1066) : "f"(t1064), "f"(1.0f), "f"(t1065));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1066;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1067 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1068 = words_27 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1069;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1069) : "f"(t1067), "f"(1.0f), "f"(t1068));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1069;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1070 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1071 = words_28 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1072;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1072) : "f"(t1070), "f"(1.0f), "f"(t1071));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1072;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1073 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1074 = words_31 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1075;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1075) : "f"(t1073), "f"(1.0f), "f"(t1074));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1075;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1076 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1077 = words_32 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1078;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1078) : "f"(t1076), "f"(1.0f), "f"(t1077));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1078;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1079 = acc_35 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1080 = words_35 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1081;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1081) : "f"(t1079), "f"(1.0f), "f"(t1080));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1081;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1082 = acc_36 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1083 = words_36 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1084;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1084) : "f"(t1082), "f"(1.0f), "f"(t1083));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1084;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1085 = acc_39 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1086 = words_39 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1087;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1087) : "f"(t1085), "f"(1.0f), "f"(t1086));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1087;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1088 = acc_40 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1089 = words_40 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1090;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1090) : "f"(t1088), "f"(1.0f), "f"(t1089));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1090;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1091 = acc_43 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1092 = words_43 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1093;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1093) : "f"(t1091), "f"(1.0f), "f"(t1092));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1093;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1094 = acc_44 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1095 = words_44 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1096;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1096) : "f"(t1094), "f"(1.0f), "f"(t1095));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1096;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1097 = acc_47 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1098 = words_47 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1099;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1099) : "f"(t1097), "f"(1.0f), "f"(t1098));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1099;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1100 = acc_48 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1101 = words_48 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1102;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1102) : "f"(t1100), "f"(1.0f), "f"(t1101));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1102;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1103 = acc_51 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1104 = words_51 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1105;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1105) : "f"(t1103), "f"(1.0f), "f"(t1104));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1105;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1106 = acc_52 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1107 = words_52 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1108;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1108) : "f"(t1106), "f"(1.0f), "f"(t1107));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1108;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1109 = acc_55 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1110 = words_55 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1111;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1111) : "f"(t1109), "f"(1.0f), "f"(t1110));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1111;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1112 = acc_56 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1113 = words_56 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1114;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1114) : "f"(t1112), "f"(1.0f), "f"(t1113));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1114;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1115 = acc_59 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1116 = words_59 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1117;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1117) : "f"(t1115), "f"(1.0f), "f"(t1116));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1117;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1118 = acc_60 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1119 = words_60 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1120;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1120) : "f"(t1118), "f"(1.0f), "f"(t1119));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1120;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1121 = acc_63 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1122 = words_63 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1123;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1123) : "f"(t1121), "f"(1.0f), "f"(t1122));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1123;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1124 = acc_64 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1125 = words_64 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1126;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1126) : "f"(t1124), "f"(1.0f), "f"(t1125));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1126;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1127 = ring + 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1128 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs_2 = t1127 + t1128;
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
            const bool t1199 = new_7 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1200 = new_7 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_7 = t1199 ? 0.0f : t1200;
            const f32 t1202 = -reference_7;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1203;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1203) : "f"(row_max), "f"(scale_log2), "f"(t1202));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_3) : "f"(t1203));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1205 = -reference_7;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1206;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(words_133), "f"(scale_log2), "f"(t1205));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_3) : "f"(t1206));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_7;
            const f32 t1208 = row_sum * ours_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1209 = words_135 * other_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1210;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1210) : "f"(t1208), "f"(1.0f), "f"(t1209));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1210;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1211 = acc * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1212 = words_69 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1213;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1213) : "f"(t1211), "f"(1.0f), "f"(t1212));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1213;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1214 = acc_2 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1215 = words_70 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1216;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1216) : "f"(t1214), "f"(1.0f), "f"(t1215));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1216;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1217 = acc_5 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1218 = words_73 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1219;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1219) : "f"(t1217), "f"(1.0f), "f"(t1218));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1219;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1220 = acc_6 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1221 = words_74 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1222;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1222) : "f"(t1220), "f"(1.0f), "f"(t1221));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1222;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1223 = acc_9 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1224 = words_77 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1225;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1225) : "f"(t1223), "f"(1.0f), "f"(t1224));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1225;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1226 = acc_10 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1227 = words_78 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1228;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1228) : "f"(t1226), "f"(1.0f), "f"(t1227));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1228;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1229 = acc_13 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1230 = words_81 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1231;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1231) : "f"(t1229), "f"(1.0f), "f"(t1230));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1231;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1232 = acc_14 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1233 = words_82 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1234;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1234) : "f"(t1232), "f"(1.0f), "f"(t1233));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1234;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1235 = acc_17 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1236 = words_85 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1237;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1237) : "f"(t1235), "f"(1.0f), "f"(t1236));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1237;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1238 = acc_18 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1239 = words_86 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1240;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1240) : "f"(t1238), "f"(1.0f), "f"(t1239));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1240;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1241 = acc_21 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1242 = words_89 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1243;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1243) : "f"(t1241), "f"(1.0f), "f"(t1242));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1243;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1244 = acc_22 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1245 = words_90 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1246;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1246) : "f"(t1244), "f"(1.0f), "f"(t1245));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1246;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1247 = acc_25 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1248 = words_93 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1249;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1249) : "f"(t1247), "f"(1.0f), "f"(t1248));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1249;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1250 = acc_26 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1251 = words_94 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1252;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1252) : "f"(t1250), "f"(1.0f), "f"(t1251));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1252;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1253 = acc_29 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1254 = words_97 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1255;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1255) : "f"(t1253), "f"(1.0f), "f"(t1254));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1255;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1256 = acc_30 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1257 = words_98 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1258;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1258) : "f"(t1256), "f"(1.0f), "f"(t1257));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1258;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1259 = acc_33 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1260 = words_101 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1261;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1261) : "f"(t1259), "f"(1.0f), "f"(t1260));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t1261;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1262 = acc_34 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1263 = words_102 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1264;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1264) : "f"(t1262), "f"(1.0f), "f"(t1263));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t1264;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1265 = acc_37 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1266 = words_105 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1267;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1267) : "f"(t1265), "f"(1.0f), "f"(t1266));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t1267;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1268 = acc_38 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1269 = words_106 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1270;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1270) : "f"(t1268), "f"(1.0f), "f"(t1269));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t1270;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1271 = acc_41 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1272 = words_109 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1273;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1273) : "f"(t1271), "f"(1.0f), "f"(t1272));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t1273;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1274 = acc_42 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1275 = words_110 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1276;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1276) : "f"(t1274), "f"(1.0f), "f"(t1275));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t1276;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1277 = acc_45 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1278 = words_113 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1279;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1279) : "f"(t1277), "f"(1.0f), "f"(t1278));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t1279;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1280 = acc_46 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1281 = words_114 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1282;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1282) : "f"(t1280), "f"(1.0f), "f"(t1281));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t1282;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1283 = acc_49 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1284 = words_117 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1285;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1285) : "f"(t1283), "f"(1.0f), "f"(t1284));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t1285;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1286 = acc_50 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1287 = words_118 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1288;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1288) : "f"(t1286), "f"(1.0f), "f"(t1287));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t1288;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1289 = acc_53 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1290 = words_121 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1291;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1291) : "f"(t1289), "f"(1.0f), "f"(t1290));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1291;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1292 = acc_54 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1293 = words_122 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1294;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1294) : "f"(t1292), "f"(1.0f), "f"(t1293));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1294;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1295 = acc_57 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1296 = words_125 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1297;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1297) : "f"(t1295), "f"(1.0f), "f"(t1296));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1297;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1298 = acc_58 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1299 = words_126 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1300;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1300) : "f"(t1298), "f"(1.0f), "f"(t1299));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1300;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1301 = acc_61 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1302 = words_129 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1303;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1303) : "f"(t1301), "f"(1.0f), "f"(t1302));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1303;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1304 = acc_62 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1305 = words_130 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1306;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1306) : "f"(t1304), "f"(1.0f), "f"(t1305));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1306;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_8;
            asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(row_max_2), "f"(words_134));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1308 = new_8 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1309 = new_8 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_8 = t1308 ? 0.0f : t1309;
            const f32 t1311 = -reference_8;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1312;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1312) : "f"(row_max_2), "f"(scale_log2), "f"(t1311));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_4) : "f"(t1312));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1314 = -reference_8;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1315;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1315) : "f"(words_134), "f"(scale_log2), "f"(t1314));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_4) : "f"(t1315));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_8;
            const f32 t1317 = row_sum_2 * ours_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1318 = words_136 * other_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1319;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1319) : "f"(t1317), "f"(1.0f), "f"(t1318));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1319;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1320 = acc_3 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1321 = words_71 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1322;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1322) : "f"(t1320), "f"(1.0f), "f"(t1321));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1322;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1323 = acc_4 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1324 = words_72 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1325;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1325) : "f"(t1323), "f"(1.0f), "f"(t1324));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1325;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1326 = acc_7 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1327 = words_75 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1328;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1328) : "f"(t1326), "f"(1.0f), "f"(t1327));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1328;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1329 = acc_8 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1330 = words_76 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1331;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1331) : "f"(t1329), "f"(1.0f), "f"(t1330));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1331;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1332 = acc_11 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1333 = words_79 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1334;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1334) : "f"(t1332), "f"(1.0f), "f"(t1333));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1334;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1335 = acc_12 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1336 = words_80 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1337;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1337) : "f"(t1335), "f"(1.0f), "f"(t1336));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1337;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1338 = acc_15 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1339 = words_83 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1340;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1340) : "f"(t1338), "f"(1.0f), "f"(t1339));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1340;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1341 = acc_16 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1342 = words_84 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1343;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1343) : "f"(t1341), "f"(1.0f), "f"(t1342));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1343;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1344 = acc_19 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1345 = words_87 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1346;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1346) : "f"(t1344), "f"(1.0f), "f"(t1345));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1346;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1347 = acc_20 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1348 = words_88 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1349;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1349) : "f"(t1347), "f"(1.0f), "f"(t1348));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1349;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1350 = acc_23 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1351 = words_91 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1352;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1352) : "f"(t1350), "f"(1.0f), "f"(t1351));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1352;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1353 = acc_24 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1354 = words_92 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1355;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1355) : "f"(t1353), "f"(1.0f), "f"(t1354));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1355;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1356 = acc_27 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1357 = words_95 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1358;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1358) : "f"(t1356), "f"(1.0f), "f"(t1357));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1358;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1359 = acc_28 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1360 = words_96 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1361;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1361) : "f"(t1359), "f"(1.0f), "f"(t1360));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1361;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1362 = acc_31 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1363 = words_99 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1364;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1364) : "f"(t1362), "f"(1.0f), "f"(t1363));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1364;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1365 = acc_32 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1366 = words_100 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1367;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1367) : "f"(t1365), "f"(1.0f), "f"(t1366));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1367;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1368 = acc_35 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1369 = words_103 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1370;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1370) : "f"(t1368), "f"(1.0f), "f"(t1369));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1370;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1371 = acc_36 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1372 = words_104 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1373;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1373) : "f"(t1371), "f"(1.0f), "f"(t1372));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1373;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1374 = acc_39 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1375 = words_107 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1376;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1376) : "f"(t1374), "f"(1.0f), "f"(t1375));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1376;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1377 = acc_40 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1378 = words_108 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1379;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1379) : "f"(t1377), "f"(1.0f), "f"(t1378));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1379;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1380 = acc_43 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1381 = words_111 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1382;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1382) : "f"(t1380), "f"(1.0f), "f"(t1381));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1382;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1383 = acc_44 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1384 = words_112 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1385;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1385) : "f"(t1383), "f"(1.0f), "f"(t1384));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1385;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1386 = acc_47 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1387 = words_115 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1388;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1388) : "f"(t1386), "f"(1.0f), "f"(t1387));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1388;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1389 = acc_48 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1390 = words_116 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1391;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1391) : "f"(t1389), "f"(1.0f), "f"(t1390));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1391;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1392 = acc_51 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1393 = words_119 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1394;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1394) : "f"(t1392), "f"(1.0f), "f"(t1393));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1394;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1395 = acc_52 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1396 = words_120 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1397;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1397) : "f"(t1395), "f"(1.0f), "f"(t1396));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1397;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1398 = acc_55 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1399 = words_123 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1400;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1400) : "f"(t1398), "f"(1.0f), "f"(t1399));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1400;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1401 = acc_56 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1402 = words_124 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1403;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1403) : "f"(t1401), "f"(1.0f), "f"(t1402));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1403;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1404 = acc_59 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1405 = words_127 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1406;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1406) : "f"(t1404), "f"(1.0f), "f"(t1405));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1406;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1407 = acc_60 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1408 = words_128 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1409;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1409) : "f"(t1407), "f"(1.0f), "f"(t1408));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1409;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1410 = acc_63 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1411 = words_131 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1412;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1412) : "f"(t1410), "f"(1.0f), "f"(t1411));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1412;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1413 = acc_64 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1414 = words_132 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1415;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1415) : "f"(t1413), "f"(1.0f), "f"(t1414));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1415;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1416 = ring + 17408u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1417 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs_3 = t1416 + t1417;
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
            const bool t1488 = new_9 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1489 = new_9 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_9 = t1488 ? 0.0f : t1489;
            const f32 t1491 = -reference_9;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1492;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1492) : "f"(row_max), "f"(scale_log2), "f"(t1491));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_5) : "f"(t1492));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1494 = -reference_9;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1495;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1495) : "f"(words_201), "f"(scale_log2), "f"(t1494));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_5) : "f"(t1495));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_9;
            const f32 t1497 = row_sum * ours_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1498 = words_203 * other_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1499;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1499) : "f"(t1497), "f"(1.0f), "f"(t1498));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1499;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1500 = acc * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1501 = words_137 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1502;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1502) : "f"(t1500), "f"(1.0f), "f"(t1501));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1502;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1503 = acc_2 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1504 = words_138 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1505;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1505) : "f"(t1503), "f"(1.0f), "f"(t1504));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1505;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1506 = acc_5 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1507 = words_141 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1508;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1508) : "f"(t1506), "f"(1.0f), "f"(t1507));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1508;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1509 = acc_6 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1510 = words_142 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1511;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1511) : "f"(t1509), "f"(1.0f), "f"(t1510));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1511;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1512 = acc_9 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1513 = words_145 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1514;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1514) : "f"(t1512), "f"(1.0f), "f"(t1513));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1514;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1515 = acc_10 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1516 = words_146 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1517;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1517) : "f"(t1515), "f"(1.0f), "f"(t1516));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1517;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1518 = acc_13 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1519 = words_149 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1520;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1520) : "f"(t1518), "f"(1.0f), "f"(t1519));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1520;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1521 = acc_14 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1522 = words_150 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1523;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1523) : "f"(t1521), "f"(1.0f), "f"(t1522));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1523;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1524 = acc_17 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1525 = words_153 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1526;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1526) : "f"(t1524), "f"(1.0f), "f"(t1525));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1526;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1527 = acc_18 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1528 = words_154 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1529;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1529) : "f"(t1527), "f"(1.0f), "f"(t1528));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1529;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1530 = acc_21 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1531 = words_157 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1532;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1532) : "f"(t1530), "f"(1.0f), "f"(t1531));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1532;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1533 = acc_22 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1534 = words_158 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1535;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1535) : "f"(t1533), "f"(1.0f), "f"(t1534));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1535;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1536 = acc_25 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1537 = words_161 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1538;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1538) : "f"(t1536), "f"(1.0f), "f"(t1537));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1538;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1539 = acc_26 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1540 = words_162 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1541;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1541) : "f"(t1539), "f"(1.0f), "f"(t1540));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1541;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1542 = acc_29 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1543 = words_165 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1544;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1544) : "f"(t1542), "f"(1.0f), "f"(t1543));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1544;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1545 = acc_30 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1546 = words_166 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1547;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1547) : "f"(t1545), "f"(1.0f), "f"(t1546));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1547;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1548 = acc_33 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1549 = words_169 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1550;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1550) : "f"(t1548), "f"(1.0f), "f"(t1549));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t1550;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1551 = acc_34 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1552 = words_170 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1553;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1553) : "f"(t1551), "f"(1.0f), "f"(t1552));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t1553;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1554 = acc_37 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1555 = words_173 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1556;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1556) : "f"(t1554), "f"(1.0f), "f"(t1555));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t1556;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1557 = acc_38 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1558 = words_174 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1559;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1559) : "f"(t1557), "f"(1.0f), "f"(t1558));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t1559;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1560 = acc_41 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1561 = words_177 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1562;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1562) : "f"(t1560), "f"(1.0f), "f"(t1561));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t1562;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1563 = acc_42 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1564 = words_178 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1565;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1565) : "f"(t1563), "f"(1.0f), "f"(t1564));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t1565;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1566 = acc_45 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1567 = words_181 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1568;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1568) : "f"(t1566), "f"(1.0f), "f"(t1567));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t1568;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1569 = acc_46 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1570 = words_182 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1571;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1571) : "f"(t1569), "f"(1.0f), "f"(t1570));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t1571;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1572 = acc_49 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1573 = words_185 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1574;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1574) : "f"(t1572), "f"(1.0f), "f"(t1573));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t1574;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1575 = acc_50 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1576 = words_186 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1577;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1577) : "f"(t1575), "f"(1.0f), "f"(t1576));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t1577;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1578 = acc_53 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1579 = words_189 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1580;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1580) : "f"(t1578), "f"(1.0f), "f"(t1579));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1580;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1581 = acc_54 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1582 = words_190 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1583;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1583) : "f"(t1581), "f"(1.0f), "f"(t1582));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1583;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1584 = acc_57 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1585 = words_193 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1586;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1586) : "f"(t1584), "f"(1.0f), "f"(t1585));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1586;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1587 = acc_58 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1588 = words_194 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1589;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1589) : "f"(t1587), "f"(1.0f), "f"(t1588));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1589;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1590 = acc_61 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1591 = words_197 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1592;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1592) : "f"(t1590), "f"(1.0f), "f"(t1591));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1592;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1593 = acc_62 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1594 = words_198 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1595;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1595) : "f"(t1593), "f"(1.0f), "f"(t1594));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1595;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_10;
            asm("max.f32 %0, %1, %2;" : "=f"(new_10) : "f"(row_max_2), "f"(words_202));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1597 = new_10 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1598 = new_10 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_10 = t1597 ? 0.0f : t1598;
            const f32 t1600 = -reference_10;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1601;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1601) : "f"(row_max_2), "f"(scale_log2), "f"(t1600));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_6) : "f"(t1601));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1603 = -reference_10;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1604;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1604) : "f"(words_202), "f"(scale_log2), "f"(t1603));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_6) : "f"(t1604));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_10;
            const f32 t1606 = row_sum_2 * ours_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1607 = words_204 * other_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1608;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1608) : "f"(t1606), "f"(1.0f), "f"(t1607));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1608;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1609 = acc_3 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1610 = words_139 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1611;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1611) : "f"(t1609), "f"(1.0f), "f"(t1610));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1611;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1612 = acc_4 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1613 = words_140 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1614;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1614) : "f"(t1612), "f"(1.0f), "f"(t1613));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1614;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1615 = acc_7 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1616 = words_143 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1617;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1617) : "f"(t1615), "f"(1.0f), "f"(t1616));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1617;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1618 = acc_8 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1619 = words_144 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1620;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1620) : "f"(t1618), "f"(1.0f), "f"(t1619));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1620;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1621 = acc_11 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1622 = words_147 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1623;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1623) : "f"(t1621), "f"(1.0f), "f"(t1622));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1623;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1624 = acc_12 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1625 = words_148 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1626;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1626) : "f"(t1624), "f"(1.0f), "f"(t1625));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1626;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1627 = acc_15 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1628 = words_151 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1629;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1629) : "f"(t1627), "f"(1.0f), "f"(t1628));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1629;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1630 = acc_16 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1631 = words_152 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1632;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1632) : "f"(t1630), "f"(1.0f), "f"(t1631));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1632;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1633 = acc_19 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1634 = words_155 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1635;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1635) : "f"(t1633), "f"(1.0f), "f"(t1634));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1635;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1636 = acc_20 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1637 = words_156 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1638;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1638) : "f"(t1636), "f"(1.0f), "f"(t1637));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1638;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1639 = acc_23 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1640 = words_159 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1641;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1641) : "f"(t1639), "f"(1.0f), "f"(t1640));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1641;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1642 = acc_24 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1643 = words_160 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1644;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1644) : "f"(t1642), "f"(1.0f), "f"(t1643));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1644;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1645 = acc_27 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1646 = words_163 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1647;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1647) : "f"(t1645), "f"(1.0f), "f"(t1646));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1647;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1648 = acc_28 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1649 = words_164 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1650;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1650) : "f"(t1648), "f"(1.0f), "f"(t1649));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1650;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1651 = acc_31 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1652 = words_167 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1653;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1653) : "f"(t1651), "f"(1.0f), "f"(t1652));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1653;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1654 = acc_32 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1655 = words_168 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1656;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1656) : "f"(t1654), "f"(1.0f), "f"(t1655));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1656;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1657 = acc_35 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1658 = words_171 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1659;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1659) : "f"(t1657), "f"(1.0f), "f"(t1658));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1659;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1660 = acc_36 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1661 = words_172 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1662;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1662) : "f"(t1660), "f"(1.0f), "f"(t1661));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1662;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1663 = acc_39 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1664 = words_175 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1665;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1665) : "f"(t1663), "f"(1.0f), "f"(t1664));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1665;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1666 = acc_40 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1667 = words_176 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1668;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1668) : "f"(t1666), "f"(1.0f), "f"(t1667));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1668;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1669 = acc_43 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1670 = words_179 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1671;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1671) : "f"(t1669), "f"(1.0f), "f"(t1670));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1671;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1672 = acc_44 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1673 = words_180 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1674;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1674) : "f"(t1672), "f"(1.0f), "f"(t1673));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1674;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1675 = acc_47 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1676 = words_183 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1677;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1677) : "f"(t1675), "f"(1.0f), "f"(t1676));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1677;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1678 = acc_48 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1679 = words_184 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1680;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1680) : "f"(t1678), "f"(1.0f), "f"(t1679));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1680;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1681 = acc_51 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1682 = words_187 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1683;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1683) : "f"(t1681), "f"(1.0f), "f"(t1682));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1683;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1684 = acc_52 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1685 = words_188 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1686;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1686) : "f"(t1684), "f"(1.0f), "f"(t1685));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1686;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1687 = acc_55 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1688 = words_191 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1689;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1689) : "f"(t1687), "f"(1.0f), "f"(t1688));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1689;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1690 = acc_56 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1691 = words_192 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1692;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1692) : "f"(t1690), "f"(1.0f), "f"(t1691));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1692;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1693 = acc_59 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1694 = words_195 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1695;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1695) : "f"(t1693), "f"(1.0f), "f"(t1694));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1695;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1696 = acc_60 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1697 = words_196 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1698;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1698) : "f"(t1696), "f"(1.0f), "f"(t1697));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1698;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1699 = acc_63 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1700 = words_199 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1701;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1701) : "f"(t1699), "f"(1.0f), "f"(t1700));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1701;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1702 = acc_64 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1703 = words_200 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1704;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1704) : "f"(t1702), "f"(1.0f), "f"(t1703));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1704;
        }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t1705 = t24 == 1u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        if (t1705) {
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1706 = warp == 0u;
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1706) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1707;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1707) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1707;
                f32 t1709;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1709) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1710 = pair_5 + t1709;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1710;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1711;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1711) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1711;
                f32 t1713;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1713) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1714 = pair_6 + t1713;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1714;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1715 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1716;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1716) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1715 ? 0.0f : t1716;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1718 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t1718;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1719 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1719;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1720 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1720;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1721 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1721;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1722 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1722;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1723 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1723;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1724 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1724;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1725 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1725;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1726 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1726;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1727 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1727;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1728 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1728;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1729 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1729;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1730 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1730;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1731 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1731;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1732 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1732;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1733 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1733;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1734 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t1734;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1735 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t1735;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1736 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t1736;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1737 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t1737;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1738 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t1738;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1739 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t1739;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1740 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t1740;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1741 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t1741;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1742 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t1742;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1743 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t1743;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1744 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t1744;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1745 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t1745;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1746 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t1746;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1747 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t1747;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1748 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t1748;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1749 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t1749;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1750 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1751;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1751) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1750 ? 0.0f : t1751;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1753 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1753;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1754 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1754;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1755 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1755;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1756 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1756;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1757 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1757;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1758 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1758;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1759 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1759;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1760 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1760;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1761 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1761;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1762 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1762;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1763 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1763;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1764 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1764;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1765 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1765;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1766 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1766;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1767 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1767;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1768 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1768;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1769 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t1769;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1770 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t1770;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1771 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t1771;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1772 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t1772;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1773 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t1773;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1774 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t1774;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1775 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t1775;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1776 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t1776;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1777 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t1777;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1778 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t1778;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1779 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t1779;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1780 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t1780;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1781 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t1781;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1782 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t1782;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1783 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t1783;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1784 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t1784;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1785 = smem_1 + 2048u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1786 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1787 = t1786 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1788 = 0u ^ t1787;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1789 = t1786 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1790 = t1788 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1791 = t1789 + t1790;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1792 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1793 = t1792 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1794 = t1791 + t1793;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1795;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1795) : "f"(acc), "f"(acc_2));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1796 = smem_1 + t1794;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1796), "r"(t1795) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1797;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1797) : "f"(acc_5), "f"(acc_6));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1798 = t1794 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1799 = smem_1 + t1798;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1799), "r"(t1797) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1800;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1800) : "f"(acc_9), "f"(acc_10));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1801 = t1794 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1802 = smem_1 + t1801;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1802), "r"(t1800) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1803;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1803) : "f"(acc_13), "f"(acc_14));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1804 = t1794 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1805 = smem_1 + t1804;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1805), "r"(t1803) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1806;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1806) : "f"(acc_17), "f"(acc_18));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1807 = t1794 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1808 = smem_1 + t1807;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1808), "r"(t1806) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1809;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1809) : "f"(acc_21), "f"(acc_22));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1810 = t1794 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1811 = smem_1 + t1810;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1811), "r"(t1809) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1812;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1812) : "f"(acc_25), "f"(acc_26));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1813 = t1794 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1814 = smem_1 + t1813;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1814), "r"(t1812) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1815;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1815) : "f"(acc_29), "f"(acc_30));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1816 = t1794 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1817 = smem_1 + t1816;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1817), "r"(t1815) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1818 = t1786 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1819 = 0u ^ t1818;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1820 = t1786 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1821 = t1819 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1822 = t1820 + t1821;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1823 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1824 = t1823 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1825 = t1822 + t1824;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1826;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1826) : "f"(acc_33), "f"(acc_34));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1827 = t1785 + t1825;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1827), "r"(t1826) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1828;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1828) : "f"(acc_37), "f"(acc_38));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1829 = t1825 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1830 = t1785 + t1829;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1830), "r"(t1828) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1831;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1831) : "f"(acc_41), "f"(acc_42));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1832 = t1825 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1833 = t1785 + t1832;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1833), "r"(t1831) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1834;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1834) : "f"(acc_45), "f"(acc_46));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1835 = t1825 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1836 = t1785 + t1835;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1836), "r"(t1834) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1837;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1837) : "f"(acc_49), "f"(acc_50));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1838 = t1825 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1839 = t1785 + t1838;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1839), "r"(t1837) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1840;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1840) : "f"(acc_53), "f"(acc_54));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1841 = t1825 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1842 = t1785 + t1841;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1842), "r"(t1840) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1843;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1843) : "f"(acc_57), "f"(acc_58));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1844 = t1825 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1845 = t1785 + t1844;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1845), "r"(t1843) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1846;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1846) : "f"(acc_61), "f"(acc_62));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1847 = t1825 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1848 = t1785 + t1847;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1848), "r"(t1846) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1849 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1850 = t1849 + 8u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1851 = t1850 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1852 = 0u ^ t1851;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1853 = t1850 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1854 = t1852 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1855 = t1853 + t1854;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1856 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1857 = t1856 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1858 = t1855 + t1857;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1859;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1859) : "f"(acc_3), "f"(acc_4));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1860 = smem_1 + t1858;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1860), "r"(t1859) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1861;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1861) : "f"(acc_7), "f"(acc_8));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1862 = t1858 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1863 = smem_1 + t1862;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1863), "r"(t1861) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1864;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1864) : "f"(acc_11), "f"(acc_12));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1865 = t1858 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1866 = smem_1 + t1865;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1866), "r"(t1864) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1867;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1867) : "f"(acc_15), "f"(acc_16));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1868 = t1858 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1869 = smem_1 + t1868;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1869), "r"(t1867) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1870;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1870) : "f"(acc_19), "f"(acc_20));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1871 = t1858 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1872 = smem_1 + t1871;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1872), "r"(t1870) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1873;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1873) : "f"(acc_23), "f"(acc_24));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1874 = t1858 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1875 = smem_1 + t1874;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1875), "r"(t1873) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1876;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1876) : "f"(acc_27), "f"(acc_28));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1877 = t1858 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1878 = smem_1 + t1877;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1878), "r"(t1876) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1879;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1879) : "f"(acc_31), "f"(acc_32));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1880 = t1858 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1881 = smem_1 + t1880;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1881), "r"(t1879) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1882 = t1850 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1883 = 0u ^ t1882;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1884 = t1850 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1885 = t1883 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1886 = t1884 + t1885;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1887 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1888 = t1887 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1889 = t1886 + t1888;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1890;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1890) : "f"(acc_35), "f"(acc_36));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1891 = t1785 + t1889;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1891), "r"(t1890) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1892;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1892) : "f"(acc_39), "f"(acc_40));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1893 = t1889 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1894 = t1785 + t1893;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1894), "r"(t1892) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1895;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1895) : "f"(acc_43), "f"(acc_44));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1896 = t1889 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1897 = t1785 + t1896;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1897), "r"(t1895) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1898;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1898) : "f"(acc_47), "f"(acc_48));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1899 = t1889 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1900 = t1785 + t1899;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1900), "r"(t1898) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1901;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1901) : "f"(acc_51), "f"(acc_52));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1902 = t1889 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1903 = t1785 + t1902;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1903), "r"(t1901) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1904;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1904) : "f"(acc_55), "f"(acc_56));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1905 = t1889 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1906 = t1785 + t1905;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1906), "r"(t1904) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1907;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1907) : "f"(acc_59), "f"(acc_60));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1908 = t1889 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1909 = t1785 + t1908;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1909), "r"(t1907) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1910;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1910) : "f"(acc_63), "f"(acc_64));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1911 = t1889 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1912 = t1785 + t1911;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1912), "r"(t1910) : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1913 = head_dim >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1914 = lane >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1915 = lane & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1916 = t1914 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1917 = t1915 < t1913;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1918 = t1916 & t1917;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1918) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1919 = t1914 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1920 = t1915 ^ t1919;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1921 = t1914 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1922 = t1920 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1923 = t1921 + t1922;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1924 = smem_1 + t1923;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1924) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1925 = first + t1914;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1926 = t1925 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1927 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1928 = first + t1914;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1929 = t1928 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1930 = t1927 + t1929;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1931 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1932 = t1931 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1933 = t1932 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1934 = o + t1933;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1935 = (u64)t1926;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1936 = t1935 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1937 = t1936 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1938 = t1934 + t1937;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1939 = (u64)t1930;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1940 = t1939 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1941 = t1940 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1942 = t1938 + t1941;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1943 = (u64)t1915 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1944 = t1942 + t1943;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1944), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1945 = t1914 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1946 = t1945 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1947 = t1915 < t1913;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1948 = t1946 & t1947;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1948) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1949 = t1945 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1950 = t1915 ^ t1949;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1951 = t1945 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1952 = t1950 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1953 = t1951 + t1952;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1954 = smem_1 + t1953;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1954) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1955 = first + t1945;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1956 = t1955 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1957 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1958 = first + t1945;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1959 = t1958 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1960 = t1957 + t1959;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1961 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1962 = t1961 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1963 = t1962 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1964 = o + t1963;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1965 = (u64)t1956;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1966 = t1965 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1967 = t1966 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1968 = t1964 + t1967;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1969 = (u64)t1960;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1970 = t1969 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1971 = t1970 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1972 = t1968 + t1971;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1973 = (u64)t1915 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1974 = t1972 + t1973;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1974), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1975 = t1914 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1976 = t1975 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1977 = t1915 < t1913;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1978 = t1976 & t1977;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1978) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1979 = t1975 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1980 = t1915 ^ t1979;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1981 = t1975 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1982 = t1980 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1983 = t1981 + t1982;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1984 = smem_1 + t1983;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1984) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1985 = first + t1975;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1986 = t1985 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1987 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1988 = first + t1975;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1989 = t1988 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1990 = t1987 + t1989;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1991 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1992 = t1991 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1993 = t1992 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1994 = o + t1993;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1995 = (u64)t1986;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1996 = t1995 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1997 = t1996 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1998 = t1994 + t1997;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1999 = (u64)t1990;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2000 = t1999 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2001 = t2000 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2002 = t1998 + t2001;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2003 = (u64)t1915 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2004 = t2002 + t2003;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2004), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2005 = t1914 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2006 = t2005 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2007 = t1915 < t1913;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2008 = t2006 & t2007;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2008) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2009 = t2005 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2010 = t1915 ^ t2009;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2011 = t2005 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2012 = t2010 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2013 = t2011 + t2012;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2014 = smem_1 + t2013;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2014) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2015 = first + t2005;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2016 = t2015 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2017 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2018 = first + t2005;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2019 = t2018 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2020 = t2017 + t2019;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2021 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2022 = t2021 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2023 = t2022 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2024 = o + t2023;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2025 = (u64)t2016;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2026 = t2025 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2027 = t2026 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2028 = t2024 + t2027;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2029 = (u64)t2020;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2030 = t2029 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2031 = t2030 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2032 = t2028 + t2031;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2033 = (u64)t1915 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2034 = t2032 + t2033;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2034), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2035 = smem_1 + 2048u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2036 = t1914 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2037 = t1915 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2038 = t2037 < t1913;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2039 = t2036 & t2038;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2039) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2040 = t1914 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2041 = t1915 ^ t2040;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2042 = t1914 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2043 = t2041 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2044 = t2042 + t2043;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2045 = t2035 + t2044;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2045) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2046 = first + t1914;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2047 = t2046 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2048 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2049 = first + t1914;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2050 = t2049 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2051 = t2048 + t2050;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2052 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2053 = t2052 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2054 = t2053 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2055 = o + t2054;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2056 = (u64)t2047;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2057 = t2056 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2058 = t2057 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2059 = t2055 + t2058;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2060 = (u64)t2051;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2061 = t2060 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2062 = t2061 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2063 = t2059 + t2062;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2064 = (u64)t1915 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2065 = t2063 + t2064;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2065), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2066 = t1914 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2067 = t2066 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2068 = t1915 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2069 = t2068 < t1913;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2070 = t2067 & t2069;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2070) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2071 = t2066 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2072 = t1915 ^ t2071;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2073 = t2066 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2074 = t2072 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2075 = t2073 + t2074;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2076 = t2035 + t2075;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2076) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2077 = first + t2066;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2078 = t2077 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2079 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2080 = first + t2066;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2081 = t2080 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2082 = t2079 + t2081;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2083 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2084 = t2083 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2085 = t2084 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2086 = o + t2085;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2087 = (u64)t2078;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2088 = t2087 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2089 = t2088 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2090 = t2086 + t2089;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2091 = (u64)t2082;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2092 = t2091 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2093 = t2092 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2094 = t2090 + t2093;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2095 = (u64)t1915 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2096 = t2094 + t2095;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2096), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2097 = t1914 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2098 = t2097 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2099 = t1915 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2100 = t2099 < t1913;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2101 = t2098 & t2100;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2101) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2102 = t2097 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2103 = t1915 ^ t2102;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2104 = t2097 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2105 = t2103 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2106 = t2104 + t2105;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2107 = t2035 + t2106;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2107) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2108 = first + t2097;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2109 = t2108 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2110 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2111 = first + t2097;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2112 = t2111 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2113 = t2110 + t2112;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2114 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2115 = t2114 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2116 = t2115 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2117 = o + t2116;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2118 = (u64)t2109;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2119 = t2118 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2120 = t2119 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2121 = t2117 + t2120;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2122 = (u64)t2113;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2123 = t2122 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2124 = t2123 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2125 = t2121 + t2124;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2126 = (u64)t1915 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2127 = t2125 + t2126;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2127), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2128 = t1914 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2129 = t2128 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2130 = t1915 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2131 = t2130 < t1913;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2132 = t2129 & t2131;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2132) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2133 = t2128 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2134 = t1915 ^ t2133;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2135 = t2128 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2136 = t2134 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2137 = t2135 + t2136;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2138 = t2035 + t2137;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2138) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2139 = first + t2128;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2140 = t2139 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2141 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2142 = first + t2128;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2143 = t2142 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2144 = t2141 + t2143;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2145 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2146 = t2145 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2147 = t2146 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2148 = o + t2147;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2149 = (u64)t2140;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2150 = t2149 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2151 = t2150 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2152 = t2148 + t2151;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2153 = (u64)t2144;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2154 = t2153 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2155 = t2154 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2156 = t2152 + t2155;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2157 = (u64)t1915 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2158 = t2156 + t2157;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2158), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_33 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2160 = row_33 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2161 = first + row_33;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2162 = t2161 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2163 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2164 = first + row_33;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2165 = t2164 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2166 = t2163 + t2165;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2167;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2167) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2168;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2168) : "f"(row_max), "f"(scale_log2), "f"(t2167));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2168 * 0.6931472f;
                const bool t2170 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t2170 ? __uint_as_float(0xff800000u) : lse_2;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2172 = lane & 3u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2173 = t2172 == 0u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2174 = t2160 & t2173;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2174) {
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2175 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2176 = t2175 * lse_stride0;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2177 = t2176 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2178 = lse + t2177;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2179 = (u64)t2166;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2180 = t2179 * lse_stride1;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2181 = t2180 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2182 = t2178 + t2181;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2183 = (u64)t2162;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2184 = t2183 * lse_stride2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2185 = t2184 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2186 = t2182 + t2185;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2186), "f"(value) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2187 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_34 = t2187 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2189 = row_34 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2190 = first + row_34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2191 = t2190 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2192 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2193 = first + row_34;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2194 = t2193 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2195 = t2192 + t2194;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2196;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2196) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2197;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(row_max_2), "f"(scale_log2), "f"(t2196));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2197 * 0.6931472f;
                const bool t2199 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t2199 ? __uint_as_float(0xff800000u) : lse_3;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2201 = lane & 3u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2202 = t2201 == 0u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2203 = t2189 & t2202;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2203) {
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2204 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2205 = t2204 * lse_stride0;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2206 = t2205 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2207 = lse + t2206;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2208 = (u64)t2195;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2209 = t2208 * lse_stride1;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2210 = t2209 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2211 = t2207 + t2210;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2212 = (u64)t2191;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2213 = t2212 * lse_stride2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2214 = t2213 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2215 = t2211 + t2214;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2215), "f"(value_2) : "memory");
                }
            }
        } else {
#line 32 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2216 = warp == 0u;
#line 32 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2216) {
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2217 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2218 = t2217 < t12;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2218) {
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2219 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2220 = t2219 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2221 = t2220 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2222 = partials + t2221;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2223 = (u64)split;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2224 = t2223 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2225 = t2224 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2226 = t2222 + t2225;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2227 = 0ull * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2228 = t2227 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2229 = t2226 + t2228;
                    const u64 t2230 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2231 = t2229 + t2230;
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2231), "f"(acc) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2231), "f"(acc_2) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2231), "f"(acc_5) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2231), "f"(acc_6) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2231), "f"(acc_9) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2231), "f"(acc_10) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2231), "f"(acc_13) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2231), "f"(acc_14) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2231), "f"(acc_17) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2231), "f"(acc_18) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2231), "f"(acc_21) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2231), "f"(acc_22) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2231), "f"(acc_25) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2231), "f"(acc_26) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2231), "f"(acc_29) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2231), "f"(acc_30) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2231), "f"(acc_33) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2231), "f"(acc_34) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2231), "f"(acc_37) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2231), "f"(acc_38) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2231), "f"(acc_41) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2231), "f"(acc_42) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2231), "f"(acc_45) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2231), "f"(acc_46) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2231), "f"(acc_49) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2231), "f"(acc_50) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2231), "f"(acc_53) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2231), "f"(acc_54) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2231), "f"(acc_57) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2231), "f"(acc_58) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2231), "f"(acc_61) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2231), "f"(acc_62) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2231), "f"(row_max) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2231), "f"(row_sum) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2232 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2233 = t2232 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2234 = t2233 < t12;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2234) {
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2235 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2236 = t2235 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2237 = t2236 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2238 = partials + t2237;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2239 = (u64)split;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2240 = t2239 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2241 = t2240 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2242 = t2238 + t2241;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2243 = 1ull * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2244 = t2243 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2245 = t2242 + t2244;
                    const u64 t2246 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2247 = t2245 + t2246;
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2247), "f"(acc_3) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2247), "f"(acc_4) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2247), "f"(acc_7) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2247), "f"(acc_8) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2247), "f"(acc_11) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2247), "f"(acc_12) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2247), "f"(acc_15) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2247), "f"(acc_16) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2247), "f"(acc_19) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2247), "f"(acc_20) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2247), "f"(acc_23) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2247), "f"(acc_24) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2247), "f"(acc_27) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2247), "f"(acc_28) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2247), "f"(acc_31) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2247), "f"(acc_32) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2247), "f"(acc_35) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2247), "f"(acc_36) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2247), "f"(acc_39) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2247), "f"(acc_40) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2247), "f"(acc_43) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2247), "f"(acc_44) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2247), "f"(acc_47) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2247), "f"(acc_48) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2247), "f"(acc_51) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2247), "f"(acc_52) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2247), "f"(acc_55) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2247), "f"(acc_56) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2247), "f"(acc_59) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2247), "f"(acc_60) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2247), "f"(acc_63) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2247), "f"(acc_64) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2247), "f"(row_max_2) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2247), "f"(row_sum_2) : "memory");
                }
            }
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2248 = (u64)tile;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2249 = t2248 * arrived_stride0;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2250 = t2249 * 4ull;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2251 = arrived + t2250;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2252 = t24 - 1u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2253 = (u32)__cvta_generic_to_shared(smem);
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2254 = t2253 + 69632u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2255 = threadIdx.x;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2256 = t2255 == 0u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2256) {
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2257;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2257) : "l"(t2251), "r"(t2252) : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2254), "r"(t2257) : "memory");
            }
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t2258;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2258) : "r"(t2254) : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2259 = t2258 == t2252;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2259) {
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_2 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_3 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_4 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_5 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_6 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_7 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_8 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_9 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_10 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_11 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_12 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_13 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_14 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_15 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_16 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_17 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_18 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_19 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_20 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_21 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_22 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_23 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_24 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_25 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_26 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_27 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_28 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_29 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_30 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_31 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_32 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_33 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_34 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_35 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_36 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_37 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_38 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_39 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_40 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_41 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_42 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_43 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_44 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_45 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_46 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_47 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_48 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_49 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_50 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_51 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_52 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_53 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_54 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_55 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_56 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_57 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_58 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_59 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_60 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_61 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_62 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_63 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_64 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_max = __uint_as_float(0xff800000u);
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_max_2 = __uint_as_float(0xff800000u);
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_sum = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_sum_2 = 0.0f;
#line 49 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 split_2 = warp;
                while (true) {
#line 50 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2260 = split_2 < t24;
                    if (!t2260) break;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2261 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2262 = t2261 < t12;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2262) {
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2263 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2264 = t2263 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2265 = t2264 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2266 = partials + t2265;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2267 = (u64)split_2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2268 = t2267 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2269 = t2268 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2270 = t2266 + t2269;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2271 = 0ull * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2272 = t2271 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2273 = t2270 + t2272;
                        const u64 t2274 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2275 = t2273 + t2274;
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(loaded) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_2;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(loaded_2) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_3;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(loaded_3) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_4;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(loaded_4) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_5;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(loaded_5) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_6;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(loaded_6) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_7;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(loaded_7) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_8;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(loaded_8) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_9;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(loaded_9) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_10;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(loaded_10) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_11;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(loaded_11) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_12;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(loaded_12) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_13;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(loaded_13) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_14;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(loaded_14) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_15;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(loaded_15) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_16;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(loaded_16) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_17;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(loaded_17) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_18;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(loaded_18) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_19;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(loaded_19) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_20;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(loaded_20) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_21;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(loaded_21) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_22;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(loaded_22) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_23;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(loaded_23) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_24;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(loaded_24) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_25;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(loaded_25) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_26;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(loaded_26) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_27;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(loaded_27) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_28;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(loaded_28) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_29;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(loaded_29) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_30;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(loaded_30) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_31;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(loaded_31) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_32;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(loaded_32) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_33;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(loaded_33) : "l"(t2275) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_34;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(loaded_34) : "l"(t2275) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_11;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_11) : "f"(row_max), "f"(loaded_33));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2311 = new_11 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2312 = new_11 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_11 = t2311 ? 0.0f : t2312;
                        const f32 t2314 = -reference_11;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2315) : "f"(row_max), "f"(scale_log2), "f"(t2314));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_7) : "f"(t2315));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2317 = -reference_11;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2318) : "f"(loaded_33), "f"(scale_log2), "f"(t2317));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_7) : "f"(t2318));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_11;
                        const f32 t2320 = row_sum * ours_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2321 = loaded_34 * other_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(t2320), "f"(1.0f), "f"(t2321));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2322;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2323 = acc * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2324 = loaded * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2325;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(t2323), "f"(1.0f), "f"(t2324));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2325;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2326 = acc_2 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2327 = loaded_2 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2328) : "f"(t2326), "f"(1.0f), "f"(t2327));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2328;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2329 = acc_5 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2330 = loaded_3 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(t2329), "f"(1.0f), "f"(t2330));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2331;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2332 = acc_6 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2333 = loaded_4 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2334) : "f"(t2332), "f"(1.0f), "f"(t2333));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2334;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2335 = acc_9 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2336 = loaded_5 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2337) : "f"(t2335), "f"(1.0f), "f"(t2336));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2337;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2338 = acc_10 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2339 = loaded_6 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2340) : "f"(t2338), "f"(1.0f), "f"(t2339));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2340;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2341 = acc_13 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2342 = loaded_7 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2343) : "f"(t2341), "f"(1.0f), "f"(t2342));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2343;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2344 = acc_14 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2345 = loaded_8 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2346) : "f"(t2344), "f"(1.0f), "f"(t2345));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2346;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2347 = acc_17 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2348 = loaded_9 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2349) : "f"(t2347), "f"(1.0f), "f"(t2348));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2349;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2350 = acc_18 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2351 = loaded_10 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2352) : "f"(t2350), "f"(1.0f), "f"(t2351));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2352;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2353 = acc_21 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2354 = loaded_11 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2355) : "f"(t2353), "f"(1.0f), "f"(t2354));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2355;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2356 = acc_22 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2357 = loaded_12 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2358) : "f"(t2356), "f"(1.0f), "f"(t2357));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2358;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2359 = acc_25 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2360 = loaded_13 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2361) : "f"(t2359), "f"(1.0f), "f"(t2360));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2361;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2362 = acc_26 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2363 = loaded_14 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2364) : "f"(t2362), "f"(1.0f), "f"(t2363));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2364;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2365 = acc_29 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2366 = loaded_15 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2367) : "f"(t2365), "f"(1.0f), "f"(t2366));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2367;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2368 = acc_30 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2369 = loaded_16 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2370) : "f"(t2368), "f"(1.0f), "f"(t2369));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2370;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2371 = acc_33 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2372 = loaded_17 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2373;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2373) : "f"(t2371), "f"(1.0f), "f"(t2372));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2373;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2374 = acc_34 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2375 = loaded_18 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(t2374), "f"(1.0f), "f"(t2375));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2376;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2377 = acc_37 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2378 = loaded_19 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2379) : "f"(t2377), "f"(1.0f), "f"(t2378));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2379;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2380 = acc_38 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2381 = loaded_20 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2382) : "f"(t2380), "f"(1.0f), "f"(t2381));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2382;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2383 = acc_41 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2384 = loaded_21 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2385) : "f"(t2383), "f"(1.0f), "f"(t2384));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2385;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2386 = acc_42 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2387 = loaded_22 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(t2386), "f"(1.0f), "f"(t2387));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2388;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2389 = acc_45 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2390 = loaded_23 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2391) : "f"(t2389), "f"(1.0f), "f"(t2390));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2391;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2392 = acc_46 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2393 = loaded_24 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(t2392), "f"(1.0f), "f"(t2393));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2394;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2395 = acc_49 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2396 = loaded_25 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2397) : "f"(t2395), "f"(1.0f), "f"(t2396));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2397;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2398 = acc_50 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2399 = loaded_26 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2400) : "f"(t2398), "f"(1.0f), "f"(t2399));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2400;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2401 = acc_53 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2402 = loaded_27 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2403) : "f"(t2401), "f"(1.0f), "f"(t2402));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2403;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2404 = acc_54 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2405 = loaded_28 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2406) : "f"(t2404), "f"(1.0f), "f"(t2405));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2406;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2407 = acc_57 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2408 = loaded_29 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2409) : "f"(t2407), "f"(1.0f), "f"(t2408));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2409;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2410 = acc_58 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2411 = loaded_30 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2412) : "f"(t2410), "f"(1.0f), "f"(t2411));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2412;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2413 = acc_61 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2414 = loaded_31 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2415) : "f"(t2413), "f"(1.0f), "f"(t2414));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2415;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2416 = acc_62 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2417 = loaded_32 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2418) : "f"(t2416), "f"(1.0f), "f"(t2417));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2418;
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2419 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2420 = t2419 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2421 = t2420 < t12;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2421) {
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2422 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2423 = t2422 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2424 = t2423 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2425 = partials + t2424;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2426 = (u64)split_2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2427 = t2426 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2428 = t2427 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2429 = t2425 + t2428;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2430 = 1ull * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2431 = t2430 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2432 = t2429 + t2431;
                        const u64 t2433 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2434 = t2432 + t2433;
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_35;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(loaded_35) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_36;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(loaded_36) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_37;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(loaded_37) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_38;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(loaded_38) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_39;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(loaded_39) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_40;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(loaded_40) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_41;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(loaded_41) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_42;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(loaded_42) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_43;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(loaded_43) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_44;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(loaded_44) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_45;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(loaded_45) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_46;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(loaded_46) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_47;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(loaded_47) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_48;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(loaded_48) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_49;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(loaded_49) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_50;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(loaded_50) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_51;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(loaded_51) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_52;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(loaded_52) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_53;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(loaded_53) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_54;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(loaded_54) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_55;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(loaded_55) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_56;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(loaded_56) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_57;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(loaded_57) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_58;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(loaded_58) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_59;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(loaded_59) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_60;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(loaded_60) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_61;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(loaded_61) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_62;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(loaded_62) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_63;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(loaded_63) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_64;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(loaded_64) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_65;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(loaded_65) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_66;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(loaded_66) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_67;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(loaded_67) : "l"(t2434) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_68;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(loaded_68) : "l"(t2434) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_12;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_12) : "f"(row_max_2), "f"(loaded_67));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2470 = new_12 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2471 = new_12 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_12 = t2470 ? 0.0f : t2471;
                        const f32 t2473 = -reference_12;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2474;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2474) : "f"(row_max_2), "f"(scale_log2), "f"(t2473));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_8) : "f"(t2474));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2476 = -reference_12;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2477) : "f"(loaded_67), "f"(scale_log2), "f"(t2476));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_8) : "f"(t2477));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_12;
                        const f32 t2479 = row_sum_2 * ours_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2480 = loaded_68 * other_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2481) : "f"(t2479), "f"(1.0f), "f"(t2480));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t2481;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2482 = acc_3 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2483 = loaded_35 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2484;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2484) : "f"(t2482), "f"(1.0f), "f"(t2483));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t2484;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2485 = acc_4 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2486 = loaded_36 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2487;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2487) : "f"(t2485), "f"(1.0f), "f"(t2486));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t2487;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2488 = acc_7 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2489 = loaded_37 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2490;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2490) : "f"(t2488), "f"(1.0f), "f"(t2489));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t2490;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2491 = acc_8 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2492 = loaded_38 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2493;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2493) : "f"(t2491), "f"(1.0f), "f"(t2492));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t2493;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2494 = acc_11 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2495 = loaded_39 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2496;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2496) : "f"(t2494), "f"(1.0f), "f"(t2495));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t2496;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2497 = acc_12 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2498 = loaded_40 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2499;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2499) : "f"(t2497), "f"(1.0f), "f"(t2498));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t2499;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2500 = acc_15 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2501 = loaded_41 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2502;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2502) : "f"(t2500), "f"(1.0f), "f"(t2501));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t2502;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2503 = acc_16 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2504 = loaded_42 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2505;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2505) : "f"(t2503), "f"(1.0f), "f"(t2504));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t2505;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2506 = acc_19 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2507 = loaded_43 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2508;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2508) : "f"(t2506), "f"(1.0f), "f"(t2507));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t2508;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2509 = acc_20 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2510 = loaded_44 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2511;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2511) : "f"(t2509), "f"(1.0f), "f"(t2510));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t2511;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2512 = acc_23 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2513 = loaded_45 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2514;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2514) : "f"(t2512), "f"(1.0f), "f"(t2513));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t2514;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2515 = acc_24 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2516 = loaded_46 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2517;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2517) : "f"(t2515), "f"(1.0f), "f"(t2516));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t2517;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2518 = acc_27 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2519 = loaded_47 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(t2518), "f"(1.0f), "f"(t2519));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t2520;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2521 = acc_28 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2522 = loaded_48 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2523;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2523) : "f"(t2521), "f"(1.0f), "f"(t2522));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t2523;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2524 = acc_31 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2525 = loaded_49 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2526;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2526) : "f"(t2524), "f"(1.0f), "f"(t2525));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t2526;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2527 = acc_32 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2528 = loaded_50 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2529;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2529) : "f"(t2527), "f"(1.0f), "f"(t2528));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t2529;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2530 = acc_35 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2531 = loaded_51 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2532;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2532) : "f"(t2530), "f"(1.0f), "f"(t2531));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t2532;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2533 = acc_36 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2534 = loaded_52 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2535;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2535) : "f"(t2533), "f"(1.0f), "f"(t2534));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t2535;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2536 = acc_39 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2537 = loaded_53 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2538;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2538) : "f"(t2536), "f"(1.0f), "f"(t2537));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t2538;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2539 = acc_40 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2540 = loaded_54 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2541;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2541) : "f"(t2539), "f"(1.0f), "f"(t2540));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t2541;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2542 = acc_43 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2543 = loaded_55 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2544;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2544) : "f"(t2542), "f"(1.0f), "f"(t2543));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t2544;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2545 = acc_44 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2546 = loaded_56 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2547;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2547) : "f"(t2545), "f"(1.0f), "f"(t2546));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t2547;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2548 = acc_47 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2549 = loaded_57 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2550;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2550) : "f"(t2548), "f"(1.0f), "f"(t2549));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t2550;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2551 = acc_48 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2552 = loaded_58 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2553;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2553) : "f"(t2551), "f"(1.0f), "f"(t2552));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t2553;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2554 = acc_51 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2555 = loaded_59 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2556;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2556) : "f"(t2554), "f"(1.0f), "f"(t2555));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t2556;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2557 = acc_52 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2558 = loaded_60 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2559;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2559) : "f"(t2557), "f"(1.0f), "f"(t2558));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t2559;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2560 = acc_55 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2561 = loaded_61 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2562;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2562) : "f"(t2560), "f"(1.0f), "f"(t2561));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t2562;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2563 = acc_56 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2564 = loaded_62 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2565;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2565) : "f"(t2563), "f"(1.0f), "f"(t2564));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t2565;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2566 = acc_59 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2567 = loaded_63 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2568;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2568) : "f"(t2566), "f"(1.0f), "f"(t2567));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t2568;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2569 = acc_60 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2570 = loaded_64 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2571;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2571) : "f"(t2569), "f"(1.0f), "f"(t2570));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t2571;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2572 = acc_63 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2573 = loaded_65 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2574;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2574) : "f"(t2572), "f"(1.0f), "f"(t2573));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t2574;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2575 = acc_64 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2576 = loaded_66 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2577;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2577) : "f"(t2575), "f"(1.0f), "f"(t2576));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t2577;
                    }
#line 52 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2578 = split_2 + 4u;
#line 52 "fa-kernels/src/attention/forward/decode/merge.rs"
                    split_2 = t2578;
                }
#line 39 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("bar.sync 0;" :  :  : "memory");
                const bool t2580 = warp != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
                if (t2580) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2581 = warp - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2582 = t2581 * 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2583 = ring + t2582;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2584 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 mine_2 = t2583 + t2584;
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
                const bool t2586 = warp == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
                if (t2586) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2587 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_4 = ring + t2587;
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
                    f32 new_13;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_13) : "f"(row_max), "f"(words_269));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t2658 = new_13 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2659 = new_13 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_13 = t2658 ? 0.0f : t2659;
                    const f32 t2661 = -reference_13;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2662;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2662) : "f"(row_max), "f"(scale_log2), "f"(t2661));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_9;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_9) : "f"(t2662));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2664 = -reference_13;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2665;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(words_269), "f"(scale_log2), "f"(t2664));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_9;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_9) : "f"(t2665));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_13;
                    const f32 t2667 = row_sum * ours_9;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2668 = words_271 * other_9;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2669;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2669) : "f"(t2667), "f"(1.0f), "f"(t2668));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t2669;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2670 = acc * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2671 = words_205 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2672;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2672) : "f"(t2670), "f"(1.0f), "f"(t2671));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t2672;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2673 = acc_2 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2674 = words_206 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2675;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2675) : "f"(t2673), "f"(1.0f), "f"(t2674));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t2675;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2676 = acc_5 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2677 = words_209 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2678;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2678) : "f"(t2676), "f"(1.0f), "f"(t2677));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t2678;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2679 = acc_6 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2680 = words_210 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2681;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(t2679), "f"(1.0f), "f"(t2680));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t2681;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2682 = acc_9 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2683 = words_213 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2684;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2684) : "f"(t2682), "f"(1.0f), "f"(t2683));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t2684;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2685 = acc_10 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2686 = words_214 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2687;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2687) : "f"(t2685), "f"(1.0f), "f"(t2686));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t2687;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2688 = acc_13 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2689 = words_217 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2690;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2690) : "f"(t2688), "f"(1.0f), "f"(t2689));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t2690;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2691 = acc_14 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2692 = words_218 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2693;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2693) : "f"(t2691), "f"(1.0f), "f"(t2692));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t2693;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2694 = acc_17 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2695 = words_221 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2696;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(t2694), "f"(1.0f), "f"(t2695));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t2696;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2697 = acc_18 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2698 = words_222 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2699;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(t2697), "f"(1.0f), "f"(t2698));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t2699;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2700 = acc_21 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2701 = words_225 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2702;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(t2700), "f"(1.0f), "f"(t2701));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t2702;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2703 = acc_22 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2704 = words_226 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2705;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(t2703), "f"(1.0f), "f"(t2704));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t2705;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2706 = acc_25 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2707 = words_229 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2708;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(t2706), "f"(1.0f), "f"(t2707));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t2708;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2709 = acc_26 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2710 = words_230 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2711;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2711) : "f"(t2709), "f"(1.0f), "f"(t2710));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t2711;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2712 = acc_29 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2713 = words_233 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2714;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(t2712), "f"(1.0f), "f"(t2713));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t2714;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2715 = acc_30 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2716 = words_234 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2717;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(t2715), "f"(1.0f), "f"(t2716));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t2717;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2718 = acc_33 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2719 = words_237 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2720;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(t2718), "f"(1.0f), "f"(t2719));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t2720;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2721 = acc_34 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2722 = words_238 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2723;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(t2721), "f"(1.0f), "f"(t2722));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t2723;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2724 = acc_37 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2725 = words_241 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2726;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(t2724), "f"(1.0f), "f"(t2725));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t2726;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2727 = acc_38 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2728 = words_242 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2729;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(t2727), "f"(1.0f), "f"(t2728));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t2729;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2730 = acc_41 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2731 = words_245 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2732;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(t2730), "f"(1.0f), "f"(t2731));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t2732;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2733 = acc_42 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2734 = words_246 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2735;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2735) : "f"(t2733), "f"(1.0f), "f"(t2734));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t2735;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2736 = acc_45 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2737 = words_249 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2738;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2738) : "f"(t2736), "f"(1.0f), "f"(t2737));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t2738;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2739 = acc_46 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2740 = words_250 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2741;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2741) : "f"(t2739), "f"(1.0f), "f"(t2740));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t2741;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2742 = acc_49 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2743 = words_253 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2744;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(t2742), "f"(1.0f), "f"(t2743));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t2744;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2745 = acc_50 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2746 = words_254 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2747;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(t2745), "f"(1.0f), "f"(t2746));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t2747;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2748 = acc_53 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2749 = words_257 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2750;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2750) : "f"(t2748), "f"(1.0f), "f"(t2749));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t2750;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2751 = acc_54 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2752 = words_258 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2753;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(t2751), "f"(1.0f), "f"(t2752));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t2753;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2754 = acc_57 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2755 = words_261 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2756;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2756) : "f"(t2754), "f"(1.0f), "f"(t2755));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t2756;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2757 = acc_58 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2758 = words_262 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2759;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2759) : "f"(t2757), "f"(1.0f), "f"(t2758));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t2759;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2760 = acc_61 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2761 = words_265 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2762;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2762) : "f"(t2760), "f"(1.0f), "f"(t2761));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t2762;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2763 = acc_62 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2764 = words_266 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2765;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2765) : "f"(t2763), "f"(1.0f), "f"(t2764));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t2765;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_14;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_14) : "f"(row_max_2), "f"(words_270));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t2767 = new_14 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2768 = new_14 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_14 = t2767 ? 0.0f : t2768;
                    const f32 t2770 = -reference_14;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2771;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2771) : "f"(row_max_2), "f"(scale_log2), "f"(t2770));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_10;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_10) : "f"(t2771));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2773 = -reference_14;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2774;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2774) : "f"(words_270), "f"(scale_log2), "f"(t2773));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_10;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_10) : "f"(t2774));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_14;
                    const f32 t2776 = row_sum_2 * ours_10;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2777 = words_272 * other_10;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2778;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2778) : "f"(t2776), "f"(1.0f), "f"(t2777));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t2778;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2779 = acc_3 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2780 = words_207 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2781;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2781) : "f"(t2779), "f"(1.0f), "f"(t2780));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t2781;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2782 = acc_4 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2783 = words_208 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2784;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2784) : "f"(t2782), "f"(1.0f), "f"(t2783));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t2784;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2785 = acc_7 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2786 = words_211 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2787;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(t2785), "f"(1.0f), "f"(t2786));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t2787;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2788 = acc_8 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2789 = words_212 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2790;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2790) : "f"(t2788), "f"(1.0f), "f"(t2789));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t2790;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2791 = acc_11 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2792 = words_215 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2793;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(t2791), "f"(1.0f), "f"(t2792));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t2793;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2794 = acc_12 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2795 = words_216 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2796;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2796) : "f"(t2794), "f"(1.0f), "f"(t2795));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t2796;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2797 = acc_15 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2798 = words_219 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2799;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2799) : "f"(t2797), "f"(1.0f), "f"(t2798));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t2799;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2800 = acc_16 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2801 = words_220 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2802;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(t2800), "f"(1.0f), "f"(t2801));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t2802;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2803 = acc_19 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2804 = words_223 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2805;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(t2803), "f"(1.0f), "f"(t2804));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t2805;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2806 = acc_20 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2807 = words_224 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2808;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(t2806), "f"(1.0f), "f"(t2807));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t2808;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2809 = acc_23 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2810 = words_227 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2811;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2811) : "f"(t2809), "f"(1.0f), "f"(t2810));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t2811;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2812 = acc_24 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2813 = words_228 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2814;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2814) : "f"(t2812), "f"(1.0f), "f"(t2813));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t2814;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2815 = acc_27 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2816 = words_231 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2817;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2817) : "f"(t2815), "f"(1.0f), "f"(t2816));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t2817;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2818 = acc_28 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2819 = words_232 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2820;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2820) : "f"(t2818), "f"(1.0f), "f"(t2819));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t2820;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2821 = acc_31 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2822 = words_235 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2823;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2823) : "f"(t2821), "f"(1.0f), "f"(t2822));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t2823;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2824 = acc_32 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2825 = words_236 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2826;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2826) : "f"(t2824), "f"(1.0f), "f"(t2825));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t2826;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2827 = acc_35 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2828 = words_239 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2829;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2829) : "f"(t2827), "f"(1.0f), "f"(t2828));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t2829;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2830 = acc_36 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2831 = words_240 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2832;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(t2830), "f"(1.0f), "f"(t2831));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t2832;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2833 = acc_39 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2834 = words_243 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2835;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2835) : "f"(t2833), "f"(1.0f), "f"(t2834));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t2835;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2836 = acc_40 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2837 = words_244 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2838;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2838) : "f"(t2836), "f"(1.0f), "f"(t2837));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t2838;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2839 = acc_43 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2840 = words_247 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2841;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2841) : "f"(t2839), "f"(1.0f), "f"(t2840));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t2841;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2842 = acc_44 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2843 = words_248 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2844;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2844) : "f"(t2842), "f"(1.0f), "f"(t2843));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t2844;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2845 = acc_47 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2846 = words_251 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2847;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2847) : "f"(t2845), "f"(1.0f), "f"(t2846));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t2847;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2848 = acc_48 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2849 = words_252 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2850;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2850) : "f"(t2848), "f"(1.0f), "f"(t2849));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t2850;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2851 = acc_51 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2852 = words_255 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2853;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2853) : "f"(t2851), "f"(1.0f), "f"(t2852));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t2853;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2854 = acc_52 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2855 = words_256 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2856;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(t2854), "f"(1.0f), "f"(t2855));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t2856;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2857 = acc_55 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2858 = words_259 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2859;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(t2857), "f"(1.0f), "f"(t2858));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t2859;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2860 = acc_56 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2861 = words_260 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2862;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2862) : "f"(t2860), "f"(1.0f), "f"(t2861));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t2862;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2863 = acc_59 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2864 = words_263 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2865;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2865) : "f"(t2863), "f"(1.0f), "f"(t2864));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t2865;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2866 = acc_60 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2867 = words_264 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2868;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2868) : "f"(t2866), "f"(1.0f), "f"(t2867));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t2868;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2869 = acc_63 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2870 = words_267 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2871;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2871) : "f"(t2869), "f"(1.0f), "f"(t2870));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t2871;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2872 = acc_64 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2873 = words_268 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2874;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2874) : "f"(t2872), "f"(1.0f), "f"(t2873));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t2874;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2875 = ring + 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2876 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_5 = t2875 + t2876;
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
                    f32 new_15;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_15) : "f"(row_max), "f"(words_337));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t2947 = new_15 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2948 = new_15 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_15 = t2947 ? 0.0f : t2948;
                    const f32 t2950 = -reference_15;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2951;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2951) : "f"(row_max), "f"(scale_log2), "f"(t2950));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_11;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_11) : "f"(t2951));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2953 = -reference_15;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2954;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2954) : "f"(words_337), "f"(scale_log2), "f"(t2953));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_11;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_11) : "f"(t2954));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_15;
                    const f32 t2956 = row_sum * ours_11;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2957 = words_339 * other_11;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2958;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2958) : "f"(t2956), "f"(1.0f), "f"(t2957));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t2958;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2959 = acc * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2960 = words_273 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2961;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2961) : "f"(t2959), "f"(1.0f), "f"(t2960));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t2961;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2962 = acc_2 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2963 = words_274 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2964;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2964) : "f"(t2962), "f"(1.0f), "f"(t2963));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t2964;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2965 = acc_5 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2966 = words_277 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2967;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2967) : "f"(t2965), "f"(1.0f), "f"(t2966));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t2967;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2968 = acc_6 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2969 = words_278 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2970;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2970) : "f"(t2968), "f"(1.0f), "f"(t2969));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t2970;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2971 = acc_9 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2972 = words_281 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2973;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(t2971), "f"(1.0f), "f"(t2972));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t2973;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2974 = acc_10 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2975 = words_282 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2976;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2976) : "f"(t2974), "f"(1.0f), "f"(t2975));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t2976;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2977 = acc_13 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2978 = words_285 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2979;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2979) : "f"(t2977), "f"(1.0f), "f"(t2978));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t2979;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2980 = acc_14 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2981 = words_286 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2982;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2982) : "f"(t2980), "f"(1.0f), "f"(t2981));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t2982;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2983 = acc_17 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2984 = words_289 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2985;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2985) : "f"(t2983), "f"(1.0f), "f"(t2984));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t2985;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2986 = acc_18 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2987 = words_290 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2988;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2988) : "f"(t2986), "f"(1.0f), "f"(t2987));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t2988;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2989 = acc_21 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2990 = words_293 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2991;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2991) : "f"(t2989), "f"(1.0f), "f"(t2990));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t2991;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2992 = acc_22 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2993 = words_294 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2994;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2994) : "f"(t2992), "f"(1.0f), "f"(t2993));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t2994;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2995 = acc_25 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2996 = words_297 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2997;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2997) : "f"(t2995), "f"(1.0f), "f"(t2996));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t2997;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2998 = acc_26 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2999 = words_298 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3000;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3000) : "f"(t2998), "f"(1.0f), "f"(t2999));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t3000;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3001 = acc_29 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3002 = words_301 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3003;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3003) : "f"(t3001), "f"(1.0f), "f"(t3002));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t3003;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3004 = acc_30 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3005 = words_302 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3006;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(t3004), "f"(1.0f), "f"(t3005));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t3006;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3007 = acc_33 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3008 = words_305 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3009;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3009) : "f"(t3007), "f"(1.0f), "f"(t3008));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t3009;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3010 = acc_34 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3011 = words_306 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3012;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3012) : "f"(t3010), "f"(1.0f), "f"(t3011));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t3012;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3013 = acc_37 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3014 = words_309 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3015;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3015) : "f"(t3013), "f"(1.0f), "f"(t3014));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t3015;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3016 = acc_38 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3017 = words_310 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3018;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3018) : "f"(t3016), "f"(1.0f), "f"(t3017));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t3018;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3019 = acc_41 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3020 = words_313 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3021;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(t3019), "f"(1.0f), "f"(t3020));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t3021;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3022 = acc_42 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3023 = words_314 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3024;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3024) : "f"(t3022), "f"(1.0f), "f"(t3023));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t3024;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3025 = acc_45 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3026 = words_317 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3027;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3027) : "f"(t3025), "f"(1.0f), "f"(t3026));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t3027;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3028 = acc_46 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3029 = words_318 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3030;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3030) : "f"(t3028), "f"(1.0f), "f"(t3029));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t3030;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3031 = acc_49 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3032 = words_321 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3033;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3033) : "f"(t3031), "f"(1.0f), "f"(t3032));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t3033;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3034 = acc_50 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3035 = words_322 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3036;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3036) : "f"(t3034), "f"(1.0f), "f"(t3035));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t3036;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3037 = acc_53 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3038 = words_325 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3039;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3039) : "f"(t3037), "f"(1.0f), "f"(t3038));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t3039;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3040 = acc_54 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3041 = words_326 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3042;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3042) : "f"(t3040), "f"(1.0f), "f"(t3041));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t3042;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3043 = acc_57 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3044 = words_329 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3045;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3045) : "f"(t3043), "f"(1.0f), "f"(t3044));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t3045;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3046 = acc_58 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3047 = words_330 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3048;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3048) : "f"(t3046), "f"(1.0f), "f"(t3047));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t3048;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3049 = acc_61 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3050 = words_333 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3051;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3051) : "f"(t3049), "f"(1.0f), "f"(t3050));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t3051;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3052 = acc_62 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3053 = words_334 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3054;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3054) : "f"(t3052), "f"(1.0f), "f"(t3053));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t3054;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_16;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_16) : "f"(row_max_2), "f"(words_338));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t3056 = new_16 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3057 = new_16 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_16 = t3056 ? 0.0f : t3057;
                    const f32 t3059 = -reference_16;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3060;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3060) : "f"(row_max_2), "f"(scale_log2), "f"(t3059));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_12;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_12) : "f"(t3060));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3062 = -reference_16;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3063;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3063) : "f"(words_338), "f"(scale_log2), "f"(t3062));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_12;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_12) : "f"(t3063));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_16;
                    const f32 t3065 = row_sum_2 * ours_12;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3066 = words_340 * other_12;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3067;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3067) : "f"(t3065), "f"(1.0f), "f"(t3066));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t3067;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3068 = acc_3 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3069 = words_275 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3070;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3070) : "f"(t3068), "f"(1.0f), "f"(t3069));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t3070;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3071 = acc_4 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3072 = words_276 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3073;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3073) : "f"(t3071), "f"(1.0f), "f"(t3072));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t3073;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3074 = acc_7 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3075 = words_279 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3076;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3076) : "f"(t3074), "f"(1.0f), "f"(t3075));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t3076;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3077 = acc_8 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3078 = words_280 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3079;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3079) : "f"(t3077), "f"(1.0f), "f"(t3078));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t3079;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3080 = acc_11 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3081 = words_283 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3082;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3082) : "f"(t3080), "f"(1.0f), "f"(t3081));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t3082;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3083 = acc_12 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3084 = words_284 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3085;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3085) : "f"(t3083), "f"(1.0f), "f"(t3084));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t3085;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3086 = acc_15 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3087 = words_287 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3088;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3088) : "f"(t3086), "f"(1.0f), "f"(t3087));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t3088;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3089 = acc_16 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3090 = words_288 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3091;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3091) : "f"(t3089), "f"(1.0f), "f"(t3090));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t3091;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3092 = acc_19 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3093 = words_291 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3094;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3094) : "f"(t3092), "f"(1.0f), "f"(t3093));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t3094;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3095 = acc_20 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3096 = words_292 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3097;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3097) : "f"(t3095), "f"(1.0f), "f"(t3096));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t3097;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3098 = acc_23 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3099 = words_295 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3100) : "f"(t3098), "f"(1.0f), "f"(t3099));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t3100;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3101 = acc_24 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3102 = words_296 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3103) : "f"(t3101), "f"(1.0f), "f"(t3102));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t3103;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3104 = acc_27 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3105 = words_299 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3106) : "f"(t3104), "f"(1.0f), "f"(t3105));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t3106;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3107 = acc_28 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3108 = words_300 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3109) : "f"(t3107), "f"(1.0f), "f"(t3108));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t3109;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3110 = acc_31 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3111 = words_303 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3112) : "f"(t3110), "f"(1.0f), "f"(t3111));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t3112;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3113 = acc_32 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3114 = words_304 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3115) : "f"(t3113), "f"(1.0f), "f"(t3114));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t3115;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3116 = acc_35 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3117 = words_307 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3118) : "f"(t3116), "f"(1.0f), "f"(t3117));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t3118;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3119 = acc_36 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3120 = words_308 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3121) : "f"(t3119), "f"(1.0f), "f"(t3120));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t3121;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3122 = acc_39 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3123 = words_311 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3124) : "f"(t3122), "f"(1.0f), "f"(t3123));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t3124;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3125 = acc_40 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3126 = words_312 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3127) : "f"(t3125), "f"(1.0f), "f"(t3126));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t3127;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3128 = acc_43 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3129 = words_315 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3130) : "f"(t3128), "f"(1.0f), "f"(t3129));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t3130;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3131 = acc_44 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3132 = words_316 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(t3131), "f"(1.0f), "f"(t3132));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t3133;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3134 = acc_47 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3135 = words_319 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3136) : "f"(t3134), "f"(1.0f), "f"(t3135));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t3136;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3137 = acc_48 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3138 = words_320 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3139;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3139) : "f"(t3137), "f"(1.0f), "f"(t3138));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t3139;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3140 = acc_51 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3141 = words_323 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3142) : "f"(t3140), "f"(1.0f), "f"(t3141));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t3142;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3143 = acc_52 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3144 = words_324 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3145) : "f"(t3143), "f"(1.0f), "f"(t3144));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t3145;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3146 = acc_55 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3147 = words_327 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3148) : "f"(t3146), "f"(1.0f), "f"(t3147));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t3148;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3149 = acc_56 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3150 = words_328 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3151) : "f"(t3149), "f"(1.0f), "f"(t3150));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t3151;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3152 = acc_59 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3153 = words_331 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3154) : "f"(t3152), "f"(1.0f), "f"(t3153));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t3154;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3155 = acc_60 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3156 = words_332 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(t3155), "f"(1.0f), "f"(t3156));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t3157;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3158 = acc_63 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3159 = words_335 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3160) : "f"(t3158), "f"(1.0f), "f"(t3159));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t3160;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3161 = acc_64 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3162 = words_336 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3163) : "f"(t3161), "f"(1.0f), "f"(t3162));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t3163;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3164 = ring + 17408u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3165 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_6 = t3164 + t3165;
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
                    f32 new_17;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_17) : "f"(row_max), "f"(words_405));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t3236 = new_17 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3237 = new_17 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_17 = t3236 ? 0.0f : t3237;
                    const f32 t3239 = -reference_17;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3240) : "f"(row_max), "f"(scale_log2), "f"(t3239));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_13;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_13) : "f"(t3240));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3242 = -reference_17;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3243) : "f"(words_405), "f"(scale_log2), "f"(t3242));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_13;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_13) : "f"(t3243));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_17;
                    const f32 t3245 = row_sum * ours_13;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3246 = words_407 * other_13;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3247;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3247) : "f"(t3245), "f"(1.0f), "f"(t3246));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t3247;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3248 = acc * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3249 = words_341 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3250;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3250) : "f"(t3248), "f"(1.0f), "f"(t3249));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t3250;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3251 = acc_2 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3252 = words_342 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3253;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3253) : "f"(t3251), "f"(1.0f), "f"(t3252));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t3253;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3254 = acc_5 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3255 = words_345 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3256;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3256) : "f"(t3254), "f"(1.0f), "f"(t3255));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t3256;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3257 = acc_6 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3258 = words_346 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3259;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3259) : "f"(t3257), "f"(1.0f), "f"(t3258));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t3259;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3260 = acc_9 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3261 = words_349 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3262;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3262) : "f"(t3260), "f"(1.0f), "f"(t3261));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t3262;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3263 = acc_10 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3264 = words_350 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3265;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3265) : "f"(t3263), "f"(1.0f), "f"(t3264));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t3265;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3266 = acc_13 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3267 = words_353 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3268;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3268) : "f"(t3266), "f"(1.0f), "f"(t3267));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t3268;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3269 = acc_14 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3270 = words_354 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3271;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3271) : "f"(t3269), "f"(1.0f), "f"(t3270));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t3271;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3272 = acc_17 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3273 = words_357 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3274;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3274) : "f"(t3272), "f"(1.0f), "f"(t3273));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t3274;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3275 = acc_18 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3276 = words_358 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3277;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3277) : "f"(t3275), "f"(1.0f), "f"(t3276));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t3277;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3278 = acc_21 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3279 = words_361 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3280;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3280) : "f"(t3278), "f"(1.0f), "f"(t3279));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t3280;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3281 = acc_22 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3282 = words_362 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3283;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3283) : "f"(t3281), "f"(1.0f), "f"(t3282));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t3283;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3284 = acc_25 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3285 = words_365 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3286;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3286) : "f"(t3284), "f"(1.0f), "f"(t3285));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t3286;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3287 = acc_26 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3288 = words_366 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3289;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3289) : "f"(t3287), "f"(1.0f), "f"(t3288));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t3289;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3290 = acc_29 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3291 = words_369 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3292;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3292) : "f"(t3290), "f"(1.0f), "f"(t3291));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t3292;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3293 = acc_30 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3294 = words_370 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3295;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3295) : "f"(t3293), "f"(1.0f), "f"(t3294));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t3295;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3296 = acc_33 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3297 = words_373 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3298;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3298) : "f"(t3296), "f"(1.0f), "f"(t3297));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t3298;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3299 = acc_34 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3300 = words_374 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3301;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3301) : "f"(t3299), "f"(1.0f), "f"(t3300));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t3301;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3302 = acc_37 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3303 = words_377 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3304;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3304) : "f"(t3302), "f"(1.0f), "f"(t3303));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t3304;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3305 = acc_38 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3306 = words_378 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3307;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3307) : "f"(t3305), "f"(1.0f), "f"(t3306));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t3307;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3308 = acc_41 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3309 = words_381 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3310;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3310) : "f"(t3308), "f"(1.0f), "f"(t3309));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t3310;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3311 = acc_42 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3312 = words_382 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3313;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3313) : "f"(t3311), "f"(1.0f), "f"(t3312));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t3313;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3314 = acc_45 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3315 = words_385 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3316;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3316) : "f"(t3314), "f"(1.0f), "f"(t3315));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t3316;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3317 = acc_46 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3318 = words_386 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3319;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3319) : "f"(t3317), "f"(1.0f), "f"(t3318));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t3319;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3320 = acc_49 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3321 = words_389 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3322;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3322) : "f"(t3320), "f"(1.0f), "f"(t3321));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t3322;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3323 = acc_50 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3324 = words_390 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3325;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3325) : "f"(t3323), "f"(1.0f), "f"(t3324));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t3325;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3326 = acc_53 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3327 = words_393 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3328;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3328) : "f"(t3326), "f"(1.0f), "f"(t3327));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t3328;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3329 = acc_54 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3330 = words_394 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3331;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3331) : "f"(t3329), "f"(1.0f), "f"(t3330));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t3331;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3332 = acc_57 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3333 = words_397 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3334;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3334) : "f"(t3332), "f"(1.0f), "f"(t3333));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t3334;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3335 = acc_58 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3336 = words_398 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3337;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3337) : "f"(t3335), "f"(1.0f), "f"(t3336));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t3337;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3338 = acc_61 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3339 = words_401 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3340;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3340) : "f"(t3338), "f"(1.0f), "f"(t3339));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t3340;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3341 = acc_62 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3342 = words_402 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3343;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3343) : "f"(t3341), "f"(1.0f), "f"(t3342));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t3343;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_18;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_18) : "f"(row_max_2), "f"(words_406));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t3345 = new_18 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3346 = new_18 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_18 = t3345 ? 0.0f : t3346;
                    const f32 t3348 = -reference_18;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3349;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3349) : "f"(row_max_2), "f"(scale_log2), "f"(t3348));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_14;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_14) : "f"(t3349));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3351 = -reference_18;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3352;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3352) : "f"(words_406), "f"(scale_log2), "f"(t3351));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_14;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_14) : "f"(t3352));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_18;
                    const f32 t3354 = row_sum_2 * ours_14;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3355 = words_408 * other_14;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3356;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(t3354), "f"(1.0f), "f"(t3355));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t3356;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3357 = acc_3 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3358 = words_343 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3359;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(t3357), "f"(1.0f), "f"(t3358));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t3359;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3360 = acc_4 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3361 = words_344 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3362;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3362) : "f"(t3360), "f"(1.0f), "f"(t3361));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t3362;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3363 = acc_7 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3364 = words_347 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3365;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3365) : "f"(t3363), "f"(1.0f), "f"(t3364));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t3365;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3366 = acc_8 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3367 = words_348 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3368;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3368) : "f"(t3366), "f"(1.0f), "f"(t3367));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t3368;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3369 = acc_11 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3370 = words_351 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3371;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(t3369), "f"(1.0f), "f"(t3370));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t3371;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3372 = acc_12 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3373 = words_352 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3374;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3374) : "f"(t3372), "f"(1.0f), "f"(t3373));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t3374;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3375 = acc_15 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3376 = words_355 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3377;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3377) : "f"(t3375), "f"(1.0f), "f"(t3376));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t3377;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3378 = acc_16 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3379 = words_356 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3380;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(t3378), "f"(1.0f), "f"(t3379));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t3380;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3381 = acc_19 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3382 = words_359 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3383;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(t3381), "f"(1.0f), "f"(t3382));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t3383;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3384 = acc_20 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3385 = words_360 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3386;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(t3384), "f"(1.0f), "f"(t3385));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t3386;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3387 = acc_23 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3388 = words_363 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3389;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3389) : "f"(t3387), "f"(1.0f), "f"(t3388));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t3389;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3390 = acc_24 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3391 = words_364 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3392;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(t3390), "f"(1.0f), "f"(t3391));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t3392;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3393 = acc_27 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3394 = words_367 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3395;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(t3393), "f"(1.0f), "f"(t3394));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t3395;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3396 = acc_28 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3397 = words_368 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3398;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3398) : "f"(t3396), "f"(1.0f), "f"(t3397));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t3398;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3399 = acc_31 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3400 = words_371 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3401;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(t3399), "f"(1.0f), "f"(t3400));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t3401;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3402 = acc_32 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3403 = words_372 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3404;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3404) : "f"(t3402), "f"(1.0f), "f"(t3403));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t3404;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3405 = acc_35 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3406 = words_375 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3407;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3407) : "f"(t3405), "f"(1.0f), "f"(t3406));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t3407;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3408 = acc_36 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3409 = words_376 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3410;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3410) : "f"(t3408), "f"(1.0f), "f"(t3409));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t3410;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3411 = acc_39 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3412 = words_379 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3413;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3413) : "f"(t3411), "f"(1.0f), "f"(t3412));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t3413;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3414 = acc_40 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3415 = words_380 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3416;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(t3414), "f"(1.0f), "f"(t3415));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t3416;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3417 = acc_43 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3418 = words_383 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3419;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(t3417), "f"(1.0f), "f"(t3418));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t3419;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3420 = acc_44 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3421 = words_384 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3422;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3422) : "f"(t3420), "f"(1.0f), "f"(t3421));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t3422;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3423 = acc_47 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3424 = words_387 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3425;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3425) : "f"(t3423), "f"(1.0f), "f"(t3424));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t3425;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3426 = acc_48 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3427 = words_388 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3428;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3428) : "f"(t3426), "f"(1.0f), "f"(t3427));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t3428;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3429 = acc_51 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3430 = words_391 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3431;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(t3429), "f"(1.0f), "f"(t3430));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t3431;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3432 = acc_52 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3433 = words_392 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3434;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3434) : "f"(t3432), "f"(1.0f), "f"(t3433));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t3434;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3435 = acc_55 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3436 = words_395 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3437;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3437) : "f"(t3435), "f"(1.0f), "f"(t3436));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t3437;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3438 = acc_56 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3439 = words_396 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3440;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3440) : "f"(t3438), "f"(1.0f), "f"(t3439));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t3440;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3441 = acc_59 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3442 = words_399 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3443;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3443) : "f"(t3441), "f"(1.0f), "f"(t3442));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t3443;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3444 = acc_60 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3445 = words_400 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3446;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3446) : "f"(t3444), "f"(1.0f), "f"(t3445));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t3446;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3447 = acc_63 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3448 = words_403 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3449;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3449) : "f"(t3447), "f"(1.0f), "f"(t3448));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t3449;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3450 = acc_64 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3451 = words_404 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3452;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3452) : "f"(t3450), "f"(1.0f), "f"(t3451));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t3452;
                }
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t3453 = warp == 0u;
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t3453) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t3454;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3454) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_7 = row_sum + t3454;
                    f32 t3456;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3456) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3457 = pair_7 + t3456;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t3457;
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t3458;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3458) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_8 = row_sum_2 + t3458;
                    f32 t3460;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3460) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3461 = pair_8 + t3460;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t3461;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_3 = row_sum;
                    const bool t3462 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t3463;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3463) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_3 = t3462 ? 0.0f : t3463;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3465 = acc * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc = t3465;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3466 = acc_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_2 = t3466;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3467 = acc_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_5 = t3467;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3468 = acc_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_6 = t3468;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3469 = acc_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_9 = t3469;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3470 = acc_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_10 = t3470;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3471 = acc_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_13 = t3471;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3472 = acc_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_14 = t3472;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3473 = acc_17 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_17 = t3473;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3474 = acc_18 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_18 = t3474;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3475 = acc_21 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_21 = t3475;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3476 = acc_22 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_22 = t3476;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3477 = acc_25 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_25 = t3477;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3478 = acc_26 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_26 = t3478;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3479 = acc_29 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_29 = t3479;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3480 = acc_30 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_30 = t3480;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3481 = acc_33 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_33 = t3481;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3482 = acc_34 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_34 = t3482;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3483 = acc_37 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_37 = t3483;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3484 = acc_38 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_38 = t3484;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3485 = acc_41 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_41 = t3485;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3486 = acc_42 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_42 = t3486;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3487 = acc_45 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_45 = t3487;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3488 = acc_46 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_46 = t3488;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3489 = acc_49 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_49 = t3489;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3490 = acc_50 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_50 = t3490;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3491 = acc_53 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_53 = t3491;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3492 = acc_54 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_54 = t3492;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3493 = acc_57 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_57 = t3493;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3494 = acc_58 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_58 = t3494;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3495 = acc_61 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_61 = t3495;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3496 = acc_62 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_62 = t3496;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_4 = row_sum_2;
                    const bool t3497 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t3498;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3498) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_4 = t3497 ? 0.0f : t3498;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3500 = acc_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_3 = t3500;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3501 = acc_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_4 = t3501;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3502 = acc_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_7 = t3502;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3503 = acc_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_8 = t3503;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3504 = acc_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_11 = t3504;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3505 = acc_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_12 = t3505;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3506 = acc_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_15 = t3506;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3507 = acc_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_16 = t3507;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3508 = acc_19 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_19 = t3508;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3509 = acc_20 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_20 = t3509;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3510 = acc_23 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_23 = t3510;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3511 = acc_24 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_24 = t3511;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3512 = acc_27 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_27 = t3512;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3513 = acc_28 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_28 = t3513;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3514 = acc_31 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_31 = t3514;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3515 = acc_32 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_32 = t3515;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3516 = acc_35 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_35 = t3516;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3517 = acc_36 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_36 = t3517;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3518 = acc_39 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_39 = t3518;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3519 = acc_40 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_40 = t3519;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3520 = acc_43 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_43 = t3520;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3521 = acc_44 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_44 = t3521;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3522 = acc_47 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_47 = t3522;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3523 = acc_48 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_48 = t3523;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3524 = acc_51 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_51 = t3524;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3525 = acc_52 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_52 = t3525;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3526 = acc_55 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_55 = t3526;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3527 = acc_56 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_56 = t3527;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3528 = acc_59 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_59 = t3528;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3529 = acc_60 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_60 = t3529;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3530 = acc_63 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_63 = t3530;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3531 = acc_64 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_64 = t3531;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t3532 = smem_1 + 2048u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3533 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3534 = t3533 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3535 = 0u ^ t3534;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3536 = t3533 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3537 = t3535 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3538 = t3536 + t3537;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3539 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3540 = t3539 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3541 = t3538 + t3540;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3542;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3542) : "f"(acc), "f"(acc_2));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3543 = smem_1 + t3541;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3543), "r"(t3542) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3544;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3544) : "f"(acc_5), "f"(acc_6));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3545 = t3541 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3546 = smem_1 + t3545;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3546), "r"(t3544) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3547;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3547) : "f"(acc_9), "f"(acc_10));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3548 = t3541 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3549 = smem_1 + t3548;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3549), "r"(t3547) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3550;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3550) : "f"(acc_13), "f"(acc_14));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3551 = t3541 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3552 = smem_1 + t3551;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3552), "r"(t3550) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3553;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3553) : "f"(acc_17), "f"(acc_18));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3554 = t3541 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3555 = smem_1 + t3554;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3555), "r"(t3553) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3556;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3556) : "f"(acc_21), "f"(acc_22));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3557 = t3541 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3558 = smem_1 + t3557;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3558), "r"(t3556) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3559;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3559) : "f"(acc_25), "f"(acc_26));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3560 = t3541 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3561 = smem_1 + t3560;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3561), "r"(t3559) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3562;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3562) : "f"(acc_29), "f"(acc_30));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3563 = t3541 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3564 = smem_1 + t3563;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3564), "r"(t3562) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3565 = t3533 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3566 = 0u ^ t3565;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3567 = t3533 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3568 = t3566 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3569 = t3567 + t3568;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3570 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3571 = t3570 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3572 = t3569 + t3571;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3573;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3573) : "f"(acc_33), "f"(acc_34));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3574 = t3532 + t3572;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3574), "r"(t3573) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3575;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3575) : "f"(acc_37), "f"(acc_38));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3576 = t3572 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3577 = t3532 + t3576;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3577), "r"(t3575) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3578;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3578) : "f"(acc_41), "f"(acc_42));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3579 = t3572 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3580 = t3532 + t3579;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3580), "r"(t3578) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3581;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3581) : "f"(acc_45), "f"(acc_46));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3582 = t3572 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3583 = t3532 + t3582;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3583), "r"(t3581) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3584;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3584) : "f"(acc_49), "f"(acc_50));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3585 = t3572 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3586 = t3532 + t3585;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3586), "r"(t3584) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3587;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3587) : "f"(acc_53), "f"(acc_54));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3588 = t3572 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3589 = t3532 + t3588;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3589), "r"(t3587) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3590;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3590) : "f"(acc_57), "f"(acc_58));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3591 = t3572 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3592 = t3532 + t3591;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3592), "r"(t3590) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3593;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3593) : "f"(acc_61), "f"(acc_62));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3594 = t3572 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3595 = t3532 + t3594;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3595), "r"(t3593) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3596 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3597 = t3596 + 8u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3598 = t3597 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3599 = 0u ^ t3598;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3600 = t3597 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3601 = t3599 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3602 = t3600 + t3601;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3603 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3604 = t3603 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3605 = t3602 + t3604;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3606;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3606) : "f"(acc_3), "f"(acc_4));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3607 = smem_1 + t3605;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3607), "r"(t3606) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3608;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3608) : "f"(acc_7), "f"(acc_8));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3609 = t3605 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3610 = smem_1 + t3609;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3610), "r"(t3608) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3611;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3611) : "f"(acc_11), "f"(acc_12));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3612 = t3605 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3613 = smem_1 + t3612;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3613), "r"(t3611) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3614;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3614) : "f"(acc_15), "f"(acc_16));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3615 = t3605 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3616 = smem_1 + t3615;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3616), "r"(t3614) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3617;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3617) : "f"(acc_19), "f"(acc_20));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3618 = t3605 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3619 = smem_1 + t3618;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3619), "r"(t3617) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3620;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3620) : "f"(acc_23), "f"(acc_24));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3621 = t3605 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3622 = smem_1 + t3621;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3622), "r"(t3620) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3623;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3623) : "f"(acc_27), "f"(acc_28));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3624 = t3605 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3625 = smem_1 + t3624;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3625), "r"(t3623) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3626;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3626) : "f"(acc_31), "f"(acc_32));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3627 = t3605 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3628 = smem_1 + t3627;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3628), "r"(t3626) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3629 = t3597 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3630 = 0u ^ t3629;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3631 = t3597 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3632 = t3630 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3633 = t3631 + t3632;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3634 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3635 = t3634 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3636 = t3633 + t3635;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3637;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3637) : "f"(acc_35), "f"(acc_36));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3638 = t3532 + t3636;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3638), "r"(t3637) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3639;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3639) : "f"(acc_39), "f"(acc_40));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3640 = t3636 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3641 = t3532 + t3640;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3641), "r"(t3639) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3642;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3642) : "f"(acc_43), "f"(acc_44));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3643 = t3636 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3644 = t3532 + t3643;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3644), "r"(t3642) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3645;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3645) : "f"(acc_47), "f"(acc_48));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3646 = t3636 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3647 = t3532 + t3646;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3647), "r"(t3645) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3648;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3648) : "f"(acc_51), "f"(acc_52));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3649 = t3636 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3650 = t3532 + t3649;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3650), "r"(t3648) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3651;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3651) : "f"(acc_55), "f"(acc_56));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3652 = t3636 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3653 = t3532 + t3652;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3653), "r"(t3651) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3654;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3654) : "f"(acc_59), "f"(acc_60));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3655 = t3636 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3656 = t3532 + t3655;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3656), "r"(t3654) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3657;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3657) : "f"(acc_63), "f"(acc_64));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3658 = t3636 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3659 = t3532 + t3658;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3659), "r"(t3657) : "memory");
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t3660 = head_dim >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3661 = lane >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3662 = lane & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3663 = t3661 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3664 = t3662 < t3660;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3665 = t3663 & t3664;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3665) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3666 = t3661 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3667 = t3662 ^ t3666;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3668 = t3661 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3669 = t3667 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3670 = t3668 + t3669;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3671 = smem_1 + t3670;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_35;
                        u32 row_36;
                        u32 row_37;
                        u32 row_38;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t3671) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3672 = first + t3661;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3673 = t3672 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3674 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3675 = first + t3661;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3676 = t3675 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3677 = t3674 + t3676;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3678 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3679 = t3678 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3680 = t3679 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3681 = o + t3680;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3682 = (u64)t3673;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3683 = t3682 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3684 = t3683 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3685 = t3681 + t3684;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3686 = (u64)t3677;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3687 = t3686 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3688 = t3687 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3689 = t3685 + t3688;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3690 = (u64)t3662 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3691 = t3689 + t3690;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3691), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3692 = t3661 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3693 = t3692 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3694 = t3662 < t3660;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3695 = t3693 & t3694;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3695) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3696 = t3692 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3697 = t3662 ^ t3696;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3698 = t3692 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3699 = t3697 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3700 = t3698 + t3699;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3701 = smem_1 + t3700;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_39;
                        u32 row_40;
                        u32 row_41;
                        u32 row_42;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t3701) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3702 = first + t3692;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3703 = t3702 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3704 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3705 = first + t3692;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3706 = t3705 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3707 = t3704 + t3706;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3708 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3709 = t3708 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3710 = t3709 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3711 = o + t3710;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3712 = (u64)t3703;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3713 = t3712 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3714 = t3713 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3715 = t3711 + t3714;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3716 = (u64)t3707;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3717 = t3716 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3718 = t3717 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3719 = t3715 + t3718;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3720 = (u64)t3662 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3721 = t3719 + t3720;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3721), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3722 = t3661 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3723 = t3722 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3724 = t3662 < t3660;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3725 = t3723 & t3724;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3725) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3726 = t3722 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3727 = t3662 ^ t3726;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3728 = t3722 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3729 = t3727 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3730 = t3728 + t3729;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3731 = smem_1 + t3730;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_43;
                        u32 row_44;
                        u32 row_45;
                        u32 row_46;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t3731) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3732 = first + t3722;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3733 = t3732 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3734 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3735 = first + t3722;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3736 = t3735 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3737 = t3734 + t3736;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3738 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3739 = t3738 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3740 = t3739 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3741 = o + t3740;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3742 = (u64)t3733;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3743 = t3742 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3744 = t3743 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3745 = t3741 + t3744;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3746 = (u64)t3737;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3747 = t3746 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3748 = t3747 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3749 = t3745 + t3748;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3750 = (u64)t3662 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3751 = t3749 + t3750;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3751), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3752 = t3661 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3753 = t3752 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3754 = t3662 < t3660;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3755 = t3753 & t3754;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3755) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3756 = t3752 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3757 = t3662 ^ t3756;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3758 = t3752 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3759 = t3757 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3760 = t3758 + t3759;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3761 = smem_1 + t3760;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_47;
                        u32 row_48;
                        u32 row_49;
                        u32 row_50;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t3761) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3762 = first + t3752;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3763 = t3762 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3764 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3765 = first + t3752;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3766 = t3765 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3767 = t3764 + t3766;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3768 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3769 = t3768 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3770 = t3769 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3771 = o + t3770;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3772 = (u64)t3763;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3773 = t3772 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3774 = t3773 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3775 = t3771 + t3774;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3776 = (u64)t3767;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3777 = t3776 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3778 = t3777 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3779 = t3775 + t3778;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3780 = (u64)t3662 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3781 = t3779 + t3780;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3781), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3782 = smem_1 + 2048u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3783 = t3661 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3784 = t3662 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3785 = t3784 < t3660;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3786 = t3783 & t3785;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3786) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3787 = t3661 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3788 = t3662 ^ t3787;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3789 = t3661 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3790 = t3788 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3791 = t3789 + t3790;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3792 = t3782 + t3791;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_51;
                        u32 row_52;
                        u32 row_53;
                        u32 row_54;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t3792) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3793 = first + t3661;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3794 = t3793 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3795 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3796 = first + t3661;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3797 = t3796 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3798 = t3795 + t3797;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3799 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3800 = t3799 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3801 = t3800 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3802 = o + t3801;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3803 = (u64)t3794;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3804 = t3803 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3805 = t3804 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3806 = t3802 + t3805;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3807 = (u64)t3798;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3808 = t3807 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3809 = t3808 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3810 = t3806 + t3809;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3811 = (u64)t3662 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3812 = t3810 + t3811;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3812), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3813 = t3661 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3814 = t3813 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3815 = t3662 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3816 = t3815 < t3660;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3817 = t3814 & t3816;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3817) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3818 = t3813 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3819 = t3662 ^ t3818;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3820 = t3813 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3821 = t3819 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3822 = t3820 + t3821;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3823 = t3782 + t3822;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_55;
                        u32 row_56;
                        u32 row_57;
                        u32 row_58;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t3823) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3824 = first + t3813;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3825 = t3824 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3826 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3827 = first + t3813;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3828 = t3827 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3829 = t3826 + t3828;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3830 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3831 = t3830 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3832 = t3831 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3833 = o + t3832;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3834 = (u64)t3825;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3835 = t3834 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3836 = t3835 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3837 = t3833 + t3836;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3838 = (u64)t3829;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3839 = t3838 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3840 = t3839 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3841 = t3837 + t3840;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3842 = (u64)t3662 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3843 = t3841 + t3842;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3843), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3844 = t3661 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3845 = t3844 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3846 = t3662 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3847 = t3846 < t3660;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3848 = t3845 & t3847;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3848) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3849 = t3844 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3850 = t3662 ^ t3849;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3851 = t3844 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3852 = t3850 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3853 = t3851 + t3852;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3854 = t3782 + t3853;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_59;
                        u32 row_60;
                        u32 row_61;
                        u32 row_62;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t3854) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3855 = first + t3844;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3856 = t3855 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3857 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3858 = first + t3844;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3859 = t3858 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3860 = t3857 + t3859;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3861 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3862 = t3861 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3863 = t3862 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3864 = o + t3863;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3865 = (u64)t3856;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3866 = t3865 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3867 = t3866 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3868 = t3864 + t3867;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3869 = (u64)t3860;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3870 = t3869 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3871 = t3870 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3872 = t3868 + t3871;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3873 = (u64)t3662 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3874 = t3872 + t3873;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3874), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3875 = t3661 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3876 = t3875 < t12;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3877 = t3662 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3878 = t3877 < t3660;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3879 = t3876 & t3878;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3879) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3880 = t3875 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3881 = t3662 ^ t3880;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3882 = t3875 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3883 = t3881 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3884 = t3882 + t3883;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3885 = t3782 + t3884;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_63;
                        u32 row_64;
                        u32 row_65;
                        u32 row_66;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t3885) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3886 = first + t3875;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3887 = t3886 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3888 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3889 = first + t3875;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3890 = t3889 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3891 = t3888 + t3890;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3892 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3893 = t3892 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3894 = t3893 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3895 = o + t3894;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3896 = (u64)t3887;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3897 = t3896 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3898 = t3897 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3899 = t3895 + t3898;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3900 = (u64)t3891;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3901 = t3900 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3902 = t3901 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3903 = t3899 + t3902;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3904 = (u64)t3662 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3905 = t3903 + t3904;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3905), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_67 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3907 = row_67 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3908 = first + row_67;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3909 = t3908 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3910 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3911 = first + row_67;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3912 = t3911 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3913 = t3910 + t3912;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3914;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3914) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3915;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3915) : "f"(row_max), "f"(scale_log2), "f"(t3914));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3915 * 0.6931472f;
                    const bool t3917 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3917 ? __uint_as_float(0xff800000u) : lse_4;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3919 = lane & 3u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3920 = t3919 == 0u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3921 = t3907 & t3920;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3921) {
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3922 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3923 = t3922 * lse_stride0;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3924 = t3923 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3925 = lse + t3924;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3926 = (u64)t3913;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3927 = t3926 * lse_stride1;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3928 = t3927 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3929 = t3925 + t3928;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3930 = (u64)t3909;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3931 = t3930 * lse_stride2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3932 = t3931 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3933 = t3929 + t3932;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3933), "f"(value_3) : "memory");
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3934 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_68 = t3934 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3936 = row_68 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3937 = first + row_68;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3938 = t3937 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3939 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3940 = first + row_68;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3941 = t3940 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3942 = t3939 + t3941;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3943;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3943) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3944;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3944) : "f"(row_max_2), "f"(scale_log2), "f"(t3943));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3944 * 0.6931472f;
                    const bool t3946 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3946 ? __uint_as_float(0xff800000u) : lse_5;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3948 = lane & 3u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3949 = t3948 == 0u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3950 = t3936 & t3949;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3950) {
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3951 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3952 = t3951 * lse_stride0;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3953 = t3952 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3954 = lse + t3953;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3955 = (u64)t3942;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3956 = t3955 * lse_stride1;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3957 = t3956 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3958 = t3954 + t3957;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3959 = (u64)t3938;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3960 = t3959 * lse_stride2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3961 = t3960 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3962 = t3958 + t3961;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3962), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
