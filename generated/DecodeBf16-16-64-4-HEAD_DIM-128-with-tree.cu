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
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t15 = seq_k + 63u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t16 = t15 >> 6u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t16 > 1u ? t16 : 1u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t18 = seq_k >> 6u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t18 < end ? t18 : end;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t20 = end - whole;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t21 = t20 < end ? t20 : end;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t22 = end + blocks_of_split;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t23 = t22 - 1u;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t24 = t23 / blocks_of_split;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t25 = split * blocks_of_split;
#line 101 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 before = t25 < end ? t25 : end;
    const u32 t27 = end - before;
#line 102 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t28 = end - before;
#line 102 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t29 = t28 < blocks_of_split ? t28 : blocks_of_split;
#line 102 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t30 = t21 > before ? t21 : before;
#line 102 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t31 = t30 - before;
#line 102 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t32 = end > before ? end : before;
#line 102 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 82 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t77 = t76 + t54;
#line 82 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t78 = t43 < t12;
#line 82 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t79 = t44 < t53;
#line 82 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t80 = t78 & t79;
#line 82 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t81 = t80 ? 16u : 0u;
#line 82 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t55), "l"(t77), "r"(t81) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t82 = t77 + 128ull;
#line 82 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t83 = t43 < t12;
#line 82 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t84 = t44 + 8u;
#line 82 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t85 = t84 < t53;
#line 82 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t86 = t83 & t85;
#line 82 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t87 = t86 ? 16u : 0u;
#line 82 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t55), "l"(t82), "r"(t87) : "memory");
#line 53 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 94 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t89 = ring + 32768u;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t90 = (u64)batch_2;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t91 = t90 * k_stride0;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t92 = t91 * 2ull;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t93 = k + t92;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t94 = 0ull * k_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t95 = t94 * 2ull;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t96 = t93 + t95;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t97 = (u64)t13;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t98 = t97 * k_stride2;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t99 = t98 * 2ull;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t100 = t96 + t99;
        const u32 t101 = (u32)k_stride1;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t102 = t101 << 1u;
        const u32 t103 = thread >> 3u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t104 = thread & 7u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t105 = t103 & 7u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t106 = t104 ^ t105;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t107 = t103 << 7u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t108 = t106 << 4u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t109 = t107 + t108;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t110 = (u64)t103 * t102;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t111 = t100 + t110;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t112 = (u64)t104 * 16u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t113 = t111 + t112;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t114 = (u64)t102 * 16u;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t115 = (u64)batch_2;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t116 = t115 * v_stride0;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t117 = t116 * 2ull;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t118 = v + t117;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t119 = 0ull * v_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t120 = t119 * 2ull;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t121 = t118 + t120;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t122 = (u64)t13;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t123 = t122 * v_stride2;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t124 = t123 * 2ull;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t125 = t121 + t124;
        const u32 t126 = (u32)v_stride1;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t127 = t126 << 1u;
        const u32 t128 = thread >> 3u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t129 = thread & 7u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t130 = t128 & 7u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t131 = t129 ^ t130;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t132 = t128 << 7u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t133 = t131 << 4u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t134 = t132 + t133;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t135 = (u64)t128 * t127;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t136 = t125 + t135;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t137 = (u64)t129 * 16u;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t138 = t136 + t137;
#line 104 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t139 = (u64)t127 * 16u;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t140 = t27 - 1u;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t140 << 6u;
        const u32 t142 = head_dim >> 3u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t143 = ring + t109;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t144 = (u64)first_key * t102;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t145 = t113 + t144;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t146 = t145 + t114;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t147 = t146 + t114;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t148 = t147 + t114;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t149 = first_key + t103;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t150 = t149 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t151 = t104 < t142;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t152 = t150 & t151;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t153 = t152 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t143), "l"(t145), "r"(t153) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t154 = first_key + t103;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t155 = t154 + 16u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t156 = t155 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t157 = t104 < t142;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t158 = t156 & t157;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t159 = t158 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t143), "l"(t146), "r"(t159) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t160 = first_key + t103;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t161 = t160 + 32u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t162 = t161 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t163 = t104 < t142;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t164 = t162 & t163;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t165 = t164 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t143), "l"(t147), "r"(t165) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t166 = first_key + t103;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t167 = t166 + 48u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t168 = t167 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t169 = t104 < t142;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t170 = t168 & t169;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t171 = t170 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t143), "l"(t148), "r"(t171) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t172 = t145 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t173 = first_key + t103;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t174 = t173 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t175 = t104 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t176 = t175 < t142;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t177 = t174 & t176;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t178 = t177 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t143), "l"(t172), "r"(t178) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t179 = t146 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t180 = first_key + t103;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t181 = t180 + 16u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t182 = t181 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t183 = t104 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t184 = t183 < t142;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t185 = t182 & t184;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t186 = t185 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t143), "l"(t179), "r"(t186) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t187 = t147 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t188 = first_key + t103;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t189 = t188 + 32u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t190 = t189 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t191 = t104 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t192 = t191 < t142;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t193 = t190 & t192;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t194 = t193 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t143), "l"(t187), "r"(t194) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t195 = t148 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t196 = first_key + t103;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t197 = t196 + 48u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t198 = t197 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t199 = t104 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t200 = t199 < t142;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t201 = t198 & t200;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t202 = t201 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t143), "l"(t195), "r"(t202) : "memory");
#line 157 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t203 = t27 - 1u;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t203 << 6u;
        const u32 t205 = head_dim >> 3u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t206 = t89 + t134;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t207 = (u64)first_key_2 * t127;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t208 = t138 + t207;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t209 = t208 + t139;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t210 = t209 + t139;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t211 = t210 + t139;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t212 = first_key_2 + t128;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t213 = t212 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t214 = t129 < t205;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t215 = t213 & t214;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t216 = t215 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t206), "l"(t208), "r"(t216) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t217 = first_key_2 + t128;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t218 = t217 + 16u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t219 = t218 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t220 = t129 < t205;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t221 = t219 & t220;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t222 = t221 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t206), "l"(t209), "r"(t222) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t223 = first_key_2 + t128;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t224 = t223 + 32u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t225 = t224 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t226 = t129 < t205;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t227 = t225 & t226;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t228 = t227 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t206), "l"(t210), "r"(t228) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t229 = first_key_2 + t128;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t230 = t229 + 48u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t231 = t230 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t232 = t129 < t205;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t233 = t231 & t232;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t234 = t233 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t206), "l"(t211), "r"(t234) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t235 = t208 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t236 = first_key_2 + t128;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t237 = t236 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t238 = t129 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t239 = t238 < t205;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t240 = t237 & t239;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t241 = t240 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t206), "l"(t235), "r"(t241) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t242 = t209 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t243 = first_key_2 + t128;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t244 = t243 + 16u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t245 = t244 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t246 = t129 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t247 = t246 < t205;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t248 = t245 & t247;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t249 = t248 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t206), "l"(t242), "r"(t249) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t250 = t210 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t251 = first_key_2 + t128;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t252 = t251 + 32u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t253 = t252 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t254 = t129 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t255 = t254 < t205;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t256 = t253 & t255;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t257 = t256 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t206), "l"(t250), "r"(t257) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t258 = t211 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t259 = first_key_2 + t128;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t260 = t259 + 48u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t261 = t260 < seq_k;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t262 = t129 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t263 = t262 < t205;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t264 = t261 & t263;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t265 = t264 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t206), "l"(t258), "r"(t265) : "memory");
#line 160 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 180 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 212 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t266 = 1u < t29;
#line 212 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t266) {
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t267 = ring + 16384u;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t268 = t27 - 1u;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t269 = t268 - 1u;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t269 << 6u;
            const u32 t271 = head_dim >> 3u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t272 = t267 + t109;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t273 = (u64)first_key_3 * t102;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t274 = t113 + t273;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t275 = t274 + t114;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t276 = t275 + t114;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t277 = t276 + t114;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t278 = t104 < t271;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t279 = t278 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t272), "l"(t274), "r"(t279) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t280 = t104 < t271;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t281 = t280 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t272), "l"(t275), "r"(t281) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t282 = t104 < t271;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t283 = t282 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t272), "l"(t276), "r"(t283) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t284 = t104 < t271;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t285 = t284 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t272), "l"(t277), "r"(t285) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t286 = t274 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t287 = t104 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t288 = t287 < t271;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t289 = t288 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t272), "l"(t286), "r"(t289) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t290 = t275 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t291 = t104 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t292 = t291 < t271;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t293 = t292 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t272), "l"(t290), "r"(t293) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t294 = t276 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t295 = t104 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t296 = t295 < t271;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t297 = t296 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t272), "l"(t294), "r"(t297) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t298 = t277 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t299 = t104 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t300 = t299 < t271;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t301 = t300 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t272), "l"(t298), "r"(t301) : "memory");
        }
#line 216 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 212 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t302 = 1u < t29;
#line 212 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t302) {
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t303 = t89 + 16384u;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t304 = t27 - 1u;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t305 = t304 - 1u;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t305 << 6u;
            const u32 t307 = head_dim >> 3u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t308 = t303 + t134;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t309 = (u64)first_key_4 * t127;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t310 = t138 + t309;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t311 = t310 + t139;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t312 = t311 + t139;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t313 = t312 + t139;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t314 = t129 < t307;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t315 = t314 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t308), "l"(t310), "r"(t315) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t316 = t129 < t307;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t317 = t316 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t308), "l"(t311), "r"(t317) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t318 = t129 < t307;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t319 = t318 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t308), "l"(t312), "r"(t319) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t320 = t129 < t307;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t321 = t320 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t308), "l"(t313), "r"(t321) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t322 = t310 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t323 = t129 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t324 = t323 < t307;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t325 = t324 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t308), "l"(t322), "r"(t325) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t326 = t311 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t327 = t129 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t328 = t327 < t307;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t329 = t328 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t308), "l"(t326), "r"(t329) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t330 = t312 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t331 = t129 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t332 = t331 < t307;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t333 = t332 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t308), "l"(t330), "r"(t333) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t334 = t313 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t335 = t129 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t336 = t335 < t307;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t337 = t336 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t308), "l"(t334), "r"(t337) : "memory");
        }
#line 216 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 25 "fa-kernels/src/attention/options/rows.rs"
        const u32 t385 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
        const u32 t386 = first + t385;
#line 25 "fa-kernels/src/attention/options/rows.rs"
        const u32 t387 = t386 / group;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t388 = t384 / group;
#line 53 "src/functions/sequences.rs"
        const u32 first_2 = seq_k - seq_q;
#line 56 "src/functions/sequences.rs"
        const u64 t5_2 = (u64)batch_2;
#line 56 "src/functions/sequences.rs"
        const u64 t6_2 = t5_2 * argument0_stride0;
#line 56 "src/functions/sequences.rs"
        const u64 t7_2 = t6_2 * 4ull;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t393 = seq_q - 1u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t394 = t387 < t393 ? t387 : t393;
#line 56 "src/functions/sequences.rs"
        const u64 t9_2 = (u64)t394;
#line 56 "src/functions/sequences.rs"
        const u64 t10_2 = t9_2 * argument0_stride1;
#line 56 "src/functions/sequences.rs"
        const u64 t11_2 = t10_2 * 4ull;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t398 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t399 = t398 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t400 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t401 = first + t399;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t402 = t401 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t403 = t400 + t402;
#line 25 "fa-kernels/src/attention/options/rows.rs"
        const u32 t404 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
        const u32 t405 = first + t404;
#line 25 "fa-kernels/src/attention/options/rows.rs"
        const u32 t406 = t405 + 8u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
        const u32 t407 = t406 / group;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t408 = t403 / group;
#line 53 "src/functions/sequences.rs"
        const u32 first_3 = seq_k - seq_q;
#line 56 "src/functions/sequences.rs"
        const u64 t5_3 = (u64)batch_2;
#line 56 "src/functions/sequences.rs"
        const u64 t6_3 = t5_3 * argument0_stride0;
#line 56 "src/functions/sequences.rs"
        const u64 t7_3 = t6_3 * 4ull;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t413 = seq_q - 1u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t414 = t407 < t413 ? t407 : t413;
#line 56 "src/functions/sequences.rs"
        const u64 t9_3 = (u64)t414;
#line 56 "src/functions/sequences.rs"
        const u64 t10_3 = t9_3 * argument0_stride1;
#line 56 "src/functions/sequences.rs"
        const u64 t11_3 = t10_3 * 4ull;
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
        u32 t418;
        asm volatile("mov.b32 %0, %1;" : "=r"(t418) : "r"(t371));
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t419 = t418 ^ 32u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t420 = t418 ^ 64u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t421 = t418 ^ 96u;
        const u32 t422 = ring + t418;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t422) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t423 = ring + t419;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t423) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t424 = ring + t420;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t424) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t425 = ring + t421;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t425) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t422) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t423) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t424) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t425) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t426 = t27 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t427 = t426 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_5 = t427 + t41;
#line 252 "fa-kernels/src/attention/options/functions.rs"
        const u32 t429 = lane & 3u;
#line 252 "fa-kernels/src/attention/options/functions.rs"
        const u32 t430 = t429 << 1u;
#line 252 "fa-kernels/src/attention/options/functions.rs"
        const u32 column = first_key_5 + t430;
#line 247 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last = seq_k - 1u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
        const u32 t433 = column < last ? column : last;
#line 55 "src/functions/sequences.rs"
        const u32 t2_2 = t433 > first_2 ? t433 : first_2;
#line 55 "src/functions/sequences.rs"
        const u32 token = t2_2 - first_2;
        const u32 t4_2 = token >> 5u;
#line 56 "src/functions/sequences.rs"
        const u64 t13_2 = (u64)t4_2;
#line 56 "src/functions/sequences.rs"
        const u64 t14_2 = t13_2 * argument0_stride2;
#line 56 "src/functions/sequences.rs"
        const u64 t15_2 = t14_2 * 4ull;
        const bool t18_2 = t433 < first_2;
#line 57 "src/functions/sequences.rs"
        const u32 t19_2 = token & 31u;
#line 56 "src/functions/sequences.rs"
        const u64 t8_2 = argument0 + t7_2;
#line 56 "src/functions/sequences.rs"
        const u64 t12_2 = t8_2 + t11_2;
#line 56 "src/functions/sequences.rs"
        const u64 t16_2 = t12_2 + t15_2;
#line 56 "src/functions/sequences.rs"
        u32 word;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word) : "l"(t16_2));
#line 57 "src/functions/sequences.rs"
        const u32 t20_2 = word >> t19_2;
#line 57 "src/functions/sequences.rs"
        const u32 t21_2 = t20_2 & 1u;
#line 57 "src/functions/sequences.rs"
        const bool t22_2 = t21_2 == 1u;
#line 57 "src/functions/sequences.rs"
        const bool t23_2 = t18_2 | t22_2;
#line 264 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed = t23_2 ? s : __uint_as_float(0xff800000u);
        s = changed;
#line 56 "src/functions/sequences.rs"
        const u64 t8_3 = argument0 + t7_3;
#line 56 "src/functions/sequences.rs"
        const u64 t12_3 = t8_3 + t11_3;
#line 56 "src/functions/sequences.rs"
        const u64 t16_3 = t12_3 + t15_2;
#line 56 "src/functions/sequences.rs"
        u32 word_2;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_2) : "l"(t16_3));
#line 57 "src/functions/sequences.rs"
        const u32 t20_3 = word_2 >> t19_2;
#line 57 "src/functions/sequences.rs"
        const u32 t21_3 = t20_3 & 1u;
#line 57 "src/functions/sequences.rs"
        const bool t22_3 = t21_3 == 1u;
#line 57 "src/functions/sequences.rs"
        const bool t23_3 = t18_2 | t22_3;
#line 264 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_2 = t23_3 ? s_3 : __uint_as_float(0xff800000u);
        s_3 = changed_2;
#line 256 "fa-kernels/src/attention/options/functions.rs"
        const u32 key = column + 1u;
        const u32 t461 = key < last ? key : last;
#line 55 "src/functions/sequences.rs"
        const u32 t2_3 = t461 > first_2 ? t461 : first_2;
#line 55 "src/functions/sequences.rs"
        const u32 token_2 = t2_3 - first_2;
        const u32 t4_3 = token_2 >> 5u;
#line 56 "src/functions/sequences.rs"
        const u64 t13_3 = (u64)t4_3;
#line 56 "src/functions/sequences.rs"
        const u64 t14_3 = t13_3 * argument0_stride2;
#line 56 "src/functions/sequences.rs"
        const u64 t15_3 = t14_3 * 4ull;
        const bool t18_3 = t461 < first_2;
#line 57 "src/functions/sequences.rs"
        const u32 t19_3 = token_2 & 31u;
#line 56 "src/functions/sequences.rs"
        const u64 t8_4 = argument0 + t7_2;
#line 56 "src/functions/sequences.rs"
        const u64 t12_4 = t8_4 + t11_2;
#line 56 "src/functions/sequences.rs"
        const u64 t16_4 = t12_4 + t15_3;
#line 56 "src/functions/sequences.rs"
        u32 word_3;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_3) : "l"(t16_4));
#line 57 "src/functions/sequences.rs"
        const u32 t20_4 = word_3 >> t19_3;
#line 57 "src/functions/sequences.rs"
        const u32 t21_4 = t20_4 & 1u;
#line 57 "src/functions/sequences.rs"
        const bool t22_4 = t21_4 == 1u;
#line 57 "src/functions/sequences.rs"
        const bool t23_4 = t18_3 | t22_4;
#line 264 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_3 = t23_4 ? s_2 : __uint_as_float(0xff800000u);
        s_2 = changed_3;
#line 56 "src/functions/sequences.rs"
        const u64 t8_5 = argument0 + t7_3;
#line 56 "src/functions/sequences.rs"
        const u64 t12_5 = t8_5 + t11_3;
#line 56 "src/functions/sequences.rs"
        const u64 t16_5 = t12_5 + t15_3;
#line 56 "src/functions/sequences.rs"
        u32 word_4;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_4) : "l"(t16_5));
#line 57 "src/functions/sequences.rs"
        const u32 t20_5 = word_4 >> t19_3;
#line 57 "src/functions/sequences.rs"
        const u32 t21_5 = t20_5 & 1u;
#line 57 "src/functions/sequences.rs"
        const bool t22_5 = t21_5 == 1u;
#line 57 "src/functions/sequences.rs"
        const bool t23_5 = t18_3 | t22_5;
#line 264 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_4 = t23_5 ? s_4 : __uint_as_float(0xff800000u);
        s_4 = changed_4;
#line 256 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_2 = column + 8u;
        const u32 t489 = key_2 < last ? key_2 : last;
#line 55 "src/functions/sequences.rs"
        const u32 t2_4 = t489 > first_2 ? t489 : first_2;
#line 55 "src/functions/sequences.rs"
        const u32 token_3 = t2_4 - first_2;
        const u32 t4_4 = token_3 >> 5u;
#line 56 "src/functions/sequences.rs"
        const u64 t13_4 = (u64)t4_4;
#line 56 "src/functions/sequences.rs"
        const u64 t14_4 = t13_4 * argument0_stride2;
#line 56 "src/functions/sequences.rs"
        const u64 t15_4 = t14_4 * 4ull;
        const bool t18_4 = t489 < first_2;
#line 57 "src/functions/sequences.rs"
        const u32 t19_4 = token_3 & 31u;
#line 56 "src/functions/sequences.rs"
        const u64 t8_6 = argument0 + t7_2;
#line 56 "src/functions/sequences.rs"
        const u64 t12_6 = t8_6 + t11_2;
#line 56 "src/functions/sequences.rs"
        const u64 t16_6 = t12_6 + t15_4;
#line 56 "src/functions/sequences.rs"
        u32 word_5;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_5) : "l"(t16_6));
#line 57 "src/functions/sequences.rs"
        const u32 t20_6 = word_5 >> t19_4;
#line 57 "src/functions/sequences.rs"
        const u32 t21_6 = t20_6 & 1u;
#line 57 "src/functions/sequences.rs"
        const bool t22_6 = t21_6 == 1u;
#line 57 "src/functions/sequences.rs"
        const bool t23_6 = t18_4 | t22_6;
#line 264 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_5 = t23_6 ? s_5 : __uint_as_float(0xff800000u);
        s_5 = changed_5;
#line 56 "src/functions/sequences.rs"
        const u64 t8_7 = argument0 + t7_3;
#line 56 "src/functions/sequences.rs"
        const u64 t12_7 = t8_7 + t11_3;
#line 56 "src/functions/sequences.rs"
        const u64 t16_7 = t12_7 + t15_4;
#line 56 "src/functions/sequences.rs"
        u32 word_6;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_6) : "l"(t16_7));
#line 57 "src/functions/sequences.rs"
        const u32 t20_7 = word_6 >> t19_4;
#line 57 "src/functions/sequences.rs"
        const u32 t21_7 = t20_7 & 1u;
#line 57 "src/functions/sequences.rs"
        const bool t22_7 = t21_7 == 1u;
#line 57 "src/functions/sequences.rs"
        const bool t23_7 = t18_4 | t22_7;
#line 264 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_6 = t23_7 ? s_7 : __uint_as_float(0xff800000u);
        s_7 = changed_6;
#line 256 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_3 = column + 9u;
        const u32 t517 = key_3 < last ? key_3 : last;
#line 55 "src/functions/sequences.rs"
        const u32 t2_5 = t517 > first_2 ? t517 : first_2;
#line 55 "src/functions/sequences.rs"
        const u32 token_4 = t2_5 - first_2;
        const u32 t4_5 = token_4 >> 5u;
#line 56 "src/functions/sequences.rs"
        const u64 t13_5 = (u64)t4_5;
#line 56 "src/functions/sequences.rs"
        const u64 t14_5 = t13_5 * argument0_stride2;
#line 56 "src/functions/sequences.rs"
        const u64 t15_5 = t14_5 * 4ull;
        const bool t18_5 = t517 < first_2;
#line 57 "src/functions/sequences.rs"
        const u32 t19_5 = token_4 & 31u;
#line 56 "src/functions/sequences.rs"
        const u64 t8_8 = argument0 + t7_2;
#line 56 "src/functions/sequences.rs"
        const u64 t12_8 = t8_8 + t11_2;
#line 56 "src/functions/sequences.rs"
        const u64 t16_8 = t12_8 + t15_5;
#line 56 "src/functions/sequences.rs"
        u32 word_7;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_7) : "l"(t16_8));
#line 57 "src/functions/sequences.rs"
        const u32 t20_8 = word_7 >> t19_5;
#line 57 "src/functions/sequences.rs"
        const u32 t21_8 = t20_8 & 1u;
#line 57 "src/functions/sequences.rs"
        const bool t22_8 = t21_8 == 1u;
#line 57 "src/functions/sequences.rs"
        const bool t23_8 = t18_5 | t22_8;
#line 264 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_7 = t23_8 ? s_6 : __uint_as_float(0xff800000u);
        s_6 = changed_7;
#line 56 "src/functions/sequences.rs"
        const u64 t8_9 = argument0 + t7_3;
#line 56 "src/functions/sequences.rs"
        const u64 t12_9 = t8_9 + t11_3;
#line 56 "src/functions/sequences.rs"
        const u64 t16_9 = t12_9 + t15_5;
#line 56 "src/functions/sequences.rs"
        u32 word_8;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_8) : "l"(t16_9));
#line 57 "src/functions/sequences.rs"
        const u32 t20_9 = word_8 >> t19_5;
#line 57 "src/functions/sequences.rs"
        const u32 t21_9 = t20_9 & 1u;
#line 57 "src/functions/sequences.rs"
        const bool t22_9 = t21_9 == 1u;
#line 57 "src/functions/sequences.rs"
        const bool t23_9 = t18_5 | t22_9;
#line 264 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_8 = t23_9 ? s_8 : __uint_as_float(0xff800000u);
        s_8 = changed_8;
#line 121 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t544 = 0u < t31;
#line 121 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t545 = t33 <= 0u;
#line 121 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t546 = t544 | t545;
#line 343 "fa-kernels/src/attention/kernel_problem.rs"
        if (t546) {
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t547 = t27 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t548 = t547 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_6 = t548 + t41;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t550 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t551 = t550 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 column_2 = first_key_6 + t551;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t553 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t554 = first + t553;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t555 = t554 / group;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t556 = seq_k > column_2 ? seq_k : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t556 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_2;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t559 = visible ? s : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s = t559;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_2;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t561 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_2 = t561;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_2;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t563 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_5 = t563;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_2;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t565 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_6 = t565;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t566 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t567 = first + t566;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t568 = t567 + 8u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t569 = t568 / group;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t570 = seq_k > column_2 ? seq_k : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t570 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_3;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t573 = visible_5 ? s_3 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_3 = t573;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 1u < end_3;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t575 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_4 = t575;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 8u < end_3;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t577 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_7 = t577;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 9u < end_3;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t579 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_8 = t579;
        }
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t581;
        asm("max.f32 %0, %1, %2;" : "=f"(t581) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t582;
        asm("max.f32 %0, %1, %2;" : "=f"(t582) : "f"(t581), "f"(s_2));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t583;
        asm("max.f32 %0, %1, %2;" : "=f"(t583) : "f"(t582), "f"(s_5));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t584;
        asm("max.f32 %0, %1, %2;" : "=f"(t584) : "f"(t583), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t585;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t585) : "f"(t584));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t584), "f"(t585));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t587;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t587) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t587));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t590 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t590;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t592 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t593;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t593) : "f"(old), "f"(scale_log2), "f"(t592));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t593));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t595 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t596 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t596));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t598;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t598) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s = t598;
        const f32 t599 = t595 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t600 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t600));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t602;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t602) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_2 = t602;
        const f32 t603 = t599 + s_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t604 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t604));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t606;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t606) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_5 = t606;
        const f32 t607 = t603 + s_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t608 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t608));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t610;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t610) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_6 = t610;
        const f32 t611 = t607 + s_6;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum = t611;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t612 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t612;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t613 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t613;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t614 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t614;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t615 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t615;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t616 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t616;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t617 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t618 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t619 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t620 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t621 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t622 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t623 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t624 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t625 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t626 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t627 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t628 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t629 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t630 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t631 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t632 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t633 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t634 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t635 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t636 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t637 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t638 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t639 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t640 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t641 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t642 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t643 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t643;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t645;
        asm("max.f32 %0, %1, %2;" : "=f"(t645) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t646;
        asm("max.f32 %0, %1, %2;" : "=f"(t646) : "f"(t645), "f"(s_4));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t647;
        asm("max.f32 %0, %1, %2;" : "=f"(t647) : "f"(t646), "f"(s_7));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t648;
        asm("max.f32 %0, %1, %2;" : "=f"(t648) : "f"(t647), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t649;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t649) : "f"(t648));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t648), "f"(t649));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t651;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t651) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t651));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t654 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t654;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t656 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t657;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(old_2), "f"(scale_log2), "f"(t656));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t657));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t659 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t660 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t660));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t662;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t662) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_3 = t662;
        const f32 t663 = t659 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t664 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t664));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t666;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t666) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_4 = t666;
        const f32 t667 = t663 + s_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t668 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t668));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t670;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t670) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_7 = t670;
        const f32 t671 = t667 + s_7;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t672 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t672));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t674;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t674) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_8 = t674;
        const f32 t675 = t671 + s_8;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t675;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t676 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t676;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t677 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t677;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t678 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t678;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t679 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t679;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t680 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t680;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t681 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t681;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t682 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t682;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t683 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t683;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t684 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t684;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t685 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t685;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t686 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t686;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t687 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t687;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t688 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t688;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t689 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t689;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t690 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t690;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t691 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t691;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t692 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t692;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t693 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t693;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t694 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t694;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t695 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t695;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t696 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t696;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t697 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t697;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t698 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t698;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t699 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t699;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t700 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t700;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t701 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t701;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t702 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t702;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t703 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t703;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t704 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t704;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t705 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t705;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t706 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t706;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t707 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t707;
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t708;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t708) : "f"(s), "f"(s_2));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t709;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t709) : "f"(s_3), "f"(s_4));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t710;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t710) : "f"(s_5), "f"(s_6));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t711;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t711) : "f"(s_7), "f"(s_8));
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t712;
        asm volatile("mov.b32 %0, %1;" : "=r"(t712) : "r"(t379));
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t713 = t712 ^ 32u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t714 = t712 ^ 64u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t715 = t712 ^ 96u;
        const u32 t716 = t89 + t712;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t717 = t89 + t713;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t718 = t89 + t714;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t719 = t89 + t715;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t716) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_65), "r"(m_66));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_67), "r"(m_68));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t717) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_69), "r"(m_70));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_71), "r"(m_72));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t718) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_73), "r"(m_74));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_75), "r"(m_76));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t719) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_77), "r"(m_78));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_79), "r"(m_80));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t716) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_81), "r"(m_82));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_83), "r"(m_84));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t717) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_85), "r"(m_86));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_87), "r"(m_88));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t718) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_89), "r"(m_90));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_91), "r"(m_92));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t719) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_93), "r"(m_94));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t708), "r"(t709), "r"(t710), "r"(t711), "r"(m_95), "r"(m_96));
#line 88 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < t29; i += 1u) {
#line 180 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 183 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t720 = i + 1u;
#line 212 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t721 = t720 < t29;
#line 212 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t721) {
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t722 = t720 & 1u;
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t723 = t722 << 14u;
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t724 = ring + t723;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t725 = t27 - 1u;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t726 = t725 - t720;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t726 << 6u;
                const u32 t728 = head_dim >> 3u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t729 = t724 + t109;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t730 = (u64)first_key_7 * t102;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t731 = t113 + t730;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t732 = t731 + t114;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t733 = t732 + t114;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t734 = t733 + t114;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t735 = t104 < t728;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t736 = t735 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t729), "l"(t731), "r"(t736) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t737 = t104 < t728;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t738 = t737 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t729), "l"(t732), "r"(t738) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t739 = t104 < t728;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t740 = t739 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t729), "l"(t733), "r"(t740) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t741 = t104 < t728;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t742 = t741 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t729), "l"(t734), "r"(t742) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t743 = t731 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t744 = t104 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t745 = t744 < t728;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t746 = t745 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t729), "l"(t743), "r"(t746) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t747 = t732 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t748 = t104 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t749 = t748 < t728;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t750 = t749 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t729), "l"(t747), "r"(t750) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t751 = t733 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t752 = t104 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t753 = t752 < t728;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t754 = t753 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t729), "l"(t751), "r"(t754) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t755 = t734 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t756 = t104 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t757 = t756 < t728;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t758 = t757 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t729), "l"(t755), "r"(t758) : "memory");
            }
#line 216 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 212 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t759 = t720 < t29;
#line 212 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t759) {
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t760 = t720 & 1u;
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t761 = t760 << 14u;
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t762 = t89 + t761;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t763 = t27 - 1u;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t764 = t763 - t720;
#line 226 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_8 = t764 << 6u;
                const u32 t766 = head_dim >> 3u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t767 = t762 + t134;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t768 = (u64)first_key_8 * t127;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t769 = t138 + t768;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t770 = t769 + t139;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t771 = t770 + t139;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t772 = t771 + t139;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t773 = t129 < t766;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t774 = t773 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t767), "l"(t769), "r"(t774) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t775 = t129 < t766;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t776 = t775 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t767), "l"(t770), "r"(t776) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t777 = t129 < t766;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t778 = t777 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t767), "l"(t771), "r"(t778) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t779 = t129 < t766;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t780 = t779 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t767), "l"(t772), "r"(t780) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t781 = t769 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t782 = t129 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t783 = t782 < t766;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t784 = t783 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t767), "l"(t781), "r"(t784) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t785 = t770 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t786 = t129 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t787 = t786 < t766;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t788 = t787 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t767), "l"(t785), "r"(t788) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t789 = t771 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t790 = t129 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t791 = t790 < t766;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t792 = t791 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t767), "l"(t789), "r"(t792) : "memory");
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t793 = t772 + 128ull;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t794 = t129 + 8u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t795 = t794 < t766;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t796 = t795 ? 16u : 0u;
#line 231 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t767), "l"(t793), "r"(t796) : "memory");
            }
#line 216 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t797 = t720 + 1u;
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
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t798 = i & 1u;
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t799 = t798 << 14u;
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t800 = ring + t799;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t801;
            asm volatile("mov.b32 %0, %1;" : "=r"(t801) : "r"(t371));
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t802 = t801 ^ 32u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t803 = t801 ^ 64u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t804 = t801 ^ 96u;
            const u32 t805 = t800 + t801;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t805) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t806 = t800 + t802;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t806) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t807 = t800 + t803;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t807) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t808 = t800 + t804;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t808) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t805) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t806) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t807) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t808) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t809 = t27 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t810 = t809 - i;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t811 = t810 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_9 = t811 + t41;
#line 252 "fa-kernels/src/attention/options/functions.rs"
            const u32 t813 = lane & 3u;
#line 252 "fa-kernels/src/attention/options/functions.rs"
            const u32 t814 = t813 << 1u;
#line 252 "fa-kernels/src/attention/options/functions.rs"
            const u32 column_3 = first_key_9 + t814;
#line 247 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last_2 = seq_k - 1u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
            const u32 t817 = column_3 < last_2 ? column_3 : last_2;
#line 55 "src/functions/sequences.rs"
            const u32 t2_6 = t817 > first_2 ? t817 : first_2;
#line 55 "src/functions/sequences.rs"
            const u32 token_5 = t2_6 - first_2;
            const u32 t4_6 = token_5 >> 5u;
#line 56 "src/functions/sequences.rs"
            const u64 t13_6 = (u64)t4_6;
#line 56 "src/functions/sequences.rs"
            const u64 t14_6 = t13_6 * argument0_stride2;
#line 56 "src/functions/sequences.rs"
            const u64 t15_6 = t14_6 * 4ull;
            const bool t18_6 = t817 < first_2;
#line 57 "src/functions/sequences.rs"
            const u32 t19_6 = token_5 & 31u;
#line 56 "src/functions/sequences.rs"
            const u64 t8_10 = argument0 + t7_2;
#line 56 "src/functions/sequences.rs"
            const u64 t12_10 = t8_10 + t11_2;
#line 56 "src/functions/sequences.rs"
            const u64 t16_10 = t12_10 + t15_6;
#line 56 "src/functions/sequences.rs"
            u32 word_9;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_9) : "l"(t16_10));
#line 57 "src/functions/sequences.rs"
            const u32 t20_10 = word_9 >> t19_6;
#line 57 "src/functions/sequences.rs"
            const u32 t21_10 = t20_10 & 1u;
#line 57 "src/functions/sequences.rs"
            const bool t22_10 = t21_10 == 1u;
#line 57 "src/functions/sequences.rs"
            const bool t23_10 = t18_6 | t22_10;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_9 = t23_10 ? s_9 : __uint_as_float(0xff800000u);
            s_9 = changed_9;
#line 56 "src/functions/sequences.rs"
            const u64 t8_11 = argument0 + t7_3;
#line 56 "src/functions/sequences.rs"
            const u64 t12_11 = t8_11 + t11_3;
#line 56 "src/functions/sequences.rs"
            const u64 t16_11 = t12_11 + t15_6;
#line 56 "src/functions/sequences.rs"
            u32 word_10;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_10) : "l"(t16_11));
#line 57 "src/functions/sequences.rs"
            const u32 t20_11 = word_10 >> t19_6;
#line 57 "src/functions/sequences.rs"
            const u32 t21_11 = t20_11 & 1u;
#line 57 "src/functions/sequences.rs"
            const bool t22_11 = t21_11 == 1u;
#line 57 "src/functions/sequences.rs"
            const bool t23_11 = t18_6 | t22_11;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_10 = t23_11 ? s_11 : __uint_as_float(0xff800000u);
            s_11 = changed_10;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_4 = column_3 + 1u;
            const u32 t845 = key_4 < last_2 ? key_4 : last_2;
#line 55 "src/functions/sequences.rs"
            const u32 t2_7 = t845 > first_2 ? t845 : first_2;
#line 55 "src/functions/sequences.rs"
            const u32 token_6 = t2_7 - first_2;
            const u32 t4_7 = token_6 >> 5u;
#line 56 "src/functions/sequences.rs"
            const u64 t13_7 = (u64)t4_7;
#line 56 "src/functions/sequences.rs"
            const u64 t14_7 = t13_7 * argument0_stride2;
#line 56 "src/functions/sequences.rs"
            const u64 t15_7 = t14_7 * 4ull;
            const bool t18_7 = t845 < first_2;
#line 57 "src/functions/sequences.rs"
            const u32 t19_7 = token_6 & 31u;
#line 56 "src/functions/sequences.rs"
            const u64 t8_12 = argument0 + t7_2;
#line 56 "src/functions/sequences.rs"
            const u64 t12_12 = t8_12 + t11_2;
#line 56 "src/functions/sequences.rs"
            const u64 t16_12 = t12_12 + t15_7;
#line 56 "src/functions/sequences.rs"
            u32 word_11;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_11) : "l"(t16_12));
#line 57 "src/functions/sequences.rs"
            const u32 t20_12 = word_11 >> t19_7;
#line 57 "src/functions/sequences.rs"
            const u32 t21_12 = t20_12 & 1u;
#line 57 "src/functions/sequences.rs"
            const bool t22_12 = t21_12 == 1u;
#line 57 "src/functions/sequences.rs"
            const bool t23_12 = t18_7 | t22_12;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_11 = t23_12 ? s_10 : __uint_as_float(0xff800000u);
            s_10 = changed_11;
#line 56 "src/functions/sequences.rs"
            const u64 t8_13 = argument0 + t7_3;
#line 56 "src/functions/sequences.rs"
            const u64 t12_13 = t8_13 + t11_3;
#line 56 "src/functions/sequences.rs"
            const u64 t16_13 = t12_13 + t15_7;
#line 56 "src/functions/sequences.rs"
            u32 word_12;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_12) : "l"(t16_13));
#line 57 "src/functions/sequences.rs"
            const u32 t20_13 = word_12 >> t19_7;
#line 57 "src/functions/sequences.rs"
            const u32 t21_13 = t20_13 & 1u;
#line 57 "src/functions/sequences.rs"
            const bool t22_13 = t21_13 == 1u;
#line 57 "src/functions/sequences.rs"
            const bool t23_13 = t18_7 | t22_13;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_12 = t23_13 ? s_12 : __uint_as_float(0xff800000u);
            s_12 = changed_12;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_5 = column_3 + 8u;
            const u32 t873 = key_5 < last_2 ? key_5 : last_2;
#line 55 "src/functions/sequences.rs"
            const u32 t2_8 = t873 > first_2 ? t873 : first_2;
#line 55 "src/functions/sequences.rs"
            const u32 token_7 = t2_8 - first_2;
            const u32 t4_8 = token_7 >> 5u;
#line 56 "src/functions/sequences.rs"
            const u64 t13_8 = (u64)t4_8;
#line 56 "src/functions/sequences.rs"
            const u64 t14_8 = t13_8 * argument0_stride2;
#line 56 "src/functions/sequences.rs"
            const u64 t15_8 = t14_8 * 4ull;
            const bool t18_8 = t873 < first_2;
#line 57 "src/functions/sequences.rs"
            const u32 t19_8 = token_7 & 31u;
#line 56 "src/functions/sequences.rs"
            const u64 t8_14 = argument0 + t7_2;
#line 56 "src/functions/sequences.rs"
            const u64 t12_14 = t8_14 + t11_2;
#line 56 "src/functions/sequences.rs"
            const u64 t16_14 = t12_14 + t15_8;
#line 56 "src/functions/sequences.rs"
            u32 word_13;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_13) : "l"(t16_14));
#line 57 "src/functions/sequences.rs"
            const u32 t20_14 = word_13 >> t19_8;
#line 57 "src/functions/sequences.rs"
            const u32 t21_14 = t20_14 & 1u;
#line 57 "src/functions/sequences.rs"
            const bool t22_14 = t21_14 == 1u;
#line 57 "src/functions/sequences.rs"
            const bool t23_14 = t18_8 | t22_14;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_13 = t23_14 ? s_13 : __uint_as_float(0xff800000u);
            s_13 = changed_13;
#line 56 "src/functions/sequences.rs"
            const u64 t8_15 = argument0 + t7_3;
#line 56 "src/functions/sequences.rs"
            const u64 t12_15 = t8_15 + t11_3;
#line 56 "src/functions/sequences.rs"
            const u64 t16_15 = t12_15 + t15_8;
#line 56 "src/functions/sequences.rs"
            u32 word_14;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_14) : "l"(t16_15));
#line 57 "src/functions/sequences.rs"
            const u32 t20_15 = word_14 >> t19_8;
#line 57 "src/functions/sequences.rs"
            const u32 t21_15 = t20_15 & 1u;
#line 57 "src/functions/sequences.rs"
            const bool t22_15 = t21_15 == 1u;
#line 57 "src/functions/sequences.rs"
            const bool t23_15 = t18_8 | t22_15;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_14 = t23_15 ? s_15 : __uint_as_float(0xff800000u);
            s_15 = changed_14;
#line 256 "fa-kernels/src/attention/options/functions.rs"
            const u32 key_6 = column_3 + 9u;
            const u32 t901 = key_6 < last_2 ? key_6 : last_2;
#line 55 "src/functions/sequences.rs"
            const u32 t2_9 = t901 > first_2 ? t901 : first_2;
#line 55 "src/functions/sequences.rs"
            const u32 token_8 = t2_9 - first_2;
            const u32 t4_9 = token_8 >> 5u;
#line 56 "src/functions/sequences.rs"
            const u64 t13_9 = (u64)t4_9;
#line 56 "src/functions/sequences.rs"
            const u64 t14_9 = t13_9 * argument0_stride2;
#line 56 "src/functions/sequences.rs"
            const u64 t15_9 = t14_9 * 4ull;
            const bool t18_9 = t901 < first_2;
#line 57 "src/functions/sequences.rs"
            const u32 t19_9 = token_8 & 31u;
#line 56 "src/functions/sequences.rs"
            const u64 t8_16 = argument0 + t7_2;
#line 56 "src/functions/sequences.rs"
            const u64 t12_16 = t8_16 + t11_2;
#line 56 "src/functions/sequences.rs"
            const u64 t16_16 = t12_16 + t15_9;
#line 56 "src/functions/sequences.rs"
            u32 word_15;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_15) : "l"(t16_16));
#line 57 "src/functions/sequences.rs"
            const u32 t20_16 = word_15 >> t19_9;
#line 57 "src/functions/sequences.rs"
            const u32 t21_16 = t20_16 & 1u;
#line 57 "src/functions/sequences.rs"
            const bool t22_16 = t21_16 == 1u;
#line 57 "src/functions/sequences.rs"
            const bool t23_16 = t18_9 | t22_16;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_15 = t23_16 ? s_14 : __uint_as_float(0xff800000u);
            s_14 = changed_15;
#line 56 "src/functions/sequences.rs"
            const u64 t8_17 = argument0 + t7_3;
#line 56 "src/functions/sequences.rs"
            const u64 t12_17 = t8_17 + t11_3;
#line 56 "src/functions/sequences.rs"
            const u64 t16_17 = t12_17 + t15_9;
#line 56 "src/functions/sequences.rs"
            u32 word_16;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_16) : "l"(t16_17));
#line 57 "src/functions/sequences.rs"
            const u32 t20_17 = word_16 >> t19_9;
#line 57 "src/functions/sequences.rs"
            const u32 t21_17 = t20_17 & 1u;
#line 57 "src/functions/sequences.rs"
            const bool t22_17 = t21_17 == 1u;
#line 57 "src/functions/sequences.rs"
            const bool t23_17 = t18_9 | t22_17;
#line 264 "fa-kernels/src/attention/options/functions.rs"
            const f32 changed_16 = t23_17 ? s_16 : __uint_as_float(0xff800000u);
            s_16 = changed_16;
#line 121 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t928 = i < t31;
#line 121 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t929 = t33 <= i;
#line 121 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t930 = t928 | t929;
#line 343 "fa-kernels/src/attention/kernel_problem.rs"
            if (t930) {
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t931 = t27 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t932 = t931 - i;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t933 = t932 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_10 = t933 + t41;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t935 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t936 = t935 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 column_4 = first_key_10 + t936;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t938 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t939 = first + t938;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t940 = t939 / group;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t941 = seq_k > column_4 ? seq_k : column_4;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t941 - column_4;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_4;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t944 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_9 = t944;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 1u < end_4;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t946 = visible_10 ? s_10 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_10 = t946;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 8u < end_4;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t948 = visible_11 ? s_13 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_13 = t948;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 9u < end_4;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t950 = visible_12 ? s_14 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_14 = t950;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t951 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t952 = first + t951;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t953 = t952 + 8u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                const u32 t954 = t953 / group;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t955 = seq_k > column_4 ? seq_k : column_4;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_5 = t955 - column_4;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t958 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_11 = t958;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 1u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t960 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_12 = t960;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 8u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t962 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_15 = t962;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 9u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t964 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_16 = t964;
            }
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t966;
            asm("max.f32 %0, %1, %2;" : "=f"(t966) : "f"(old_3), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t967;
            asm("max.f32 %0, %1, %2;" : "=f"(t967) : "f"(t966), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t968;
            asm("max.f32 %0, %1, %2;" : "=f"(t968) : "f"(t967), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t969;
            asm("max.f32 %0, %1, %2;" : "=f"(t969) : "f"(t968), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t970;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t970) : "f"(t969));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t969), "f"(t970));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t972;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t972) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t972));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t975 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t975;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t977 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t978;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t978) : "f"(old_3), "f"(scale_log2), "f"(t977));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t978));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t980 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t981 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t981));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t983;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_9 = t983;
            const f32 t984 = t980 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t985 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t985));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t987;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t987) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_10 = t987;
            const f32 t988 = t984 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t989 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t989));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t991;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t991) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_13 = t991;
            const f32 t992 = t988 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t993 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t993));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t995;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t995) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_14 = t995;
            const f32 t996 = t992 + s_14;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t997 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t998 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t999 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1000 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1001 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1002 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1003 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1004 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1005 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1006 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1007 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1008 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1009 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1010 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1011 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1012 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1013 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1014 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1015 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1016 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1017 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1018 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1019 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1020 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1021 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1022 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1023 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1024 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1025 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1026 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1027 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1028 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1028;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1030;
            asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(old_4), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1031;
            asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1030), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1032;
            asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1031), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1033;
            asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1032), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1034;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1034) : "f"(t1033));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1033), "f"(t1034));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1036;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1036) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1036));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1039 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1039;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1041 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1042;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1042) : "f"(old_4), "f"(scale_log2), "f"(t1041));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1042));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1044 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1045 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t1045));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1047;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1047;
            const f32 t1048 = t1044 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1049 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t1049));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1051;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1051) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1051;
            const f32 t1052 = t1048 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1053 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t1053));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1055;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1055;
            const f32 t1056 = t1052 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1057 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t1057));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1059;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1059;
            const f32 t1060 = t1056 + s_16;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1060;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1061 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1061;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1062 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1062;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1063 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1063;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1064 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1064;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1065 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1065;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1066 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1066;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1067 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1067;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1068 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1068;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1069 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1069;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1070 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1070;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1071 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1071;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1072 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1072;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1073 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1073;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1074 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1074;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1075 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1075;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1076 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1076;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1077 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1077;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1078 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1078;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1079 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1079;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1080 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1080;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1081 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1082 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1083 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1084 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1085 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1086 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1087 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1088 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1089 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1090 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1091 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1092 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1092;
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1093;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1093) : "f"(s_9), "f"(s_10));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1094;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1094) : "f"(s_11), "f"(s_12));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1095;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1095) : "f"(s_13), "f"(s_14));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1096;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1096) : "f"(s_15), "f"(s_16));
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1097 = i & 1u;
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1098 = t1097 << 14u;
#line 148 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1099 = t89 + t1098;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1100;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1100) : "r"(t379));
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1101 = t1100 ^ 32u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1102 = t1100 ^ 64u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1103 = t1100 ^ 96u;
            const u32 t1104 = t1099 + t1100;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1105 = t1099 + t1101;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1106 = t1099 + t1102;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1107 = t1099 + t1103;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1104) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_129), "r"(m_130));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_131), "r"(m_132));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1105) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_133), "r"(m_134));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_135), "r"(m_136));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1106) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_137), "r"(m_138));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_139), "r"(m_140));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1107) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_141), "r"(m_142));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_143), "r"(m_144));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1104) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_145), "r"(m_146));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_147), "r"(m_148));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1105) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_149), "r"(m_150));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_151), "r"(m_152));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1106) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_153), "r"(m_154));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_155), "r"(m_156));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1107) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_157), "r"(m_158));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1093), "r"(t1094), "r"(t1095), "r"(t1096), "r"(m_159), "r"(m_160));
        }
#line 39 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t1108 = warp != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
        if (t1108) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1109 = warp - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1110 = t1109 * 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1111 = ring + t1110;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1112 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 mine = t1111 + t1112;
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
        const bool t1114 = warp == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
        if (t1114) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1115 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs = ring + t1115;
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
            const bool t1186 = new_5 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1187 = new_5 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_5 = t1186 ? 0.0f : t1187;
            const f32 t1189 = -reference_5;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1190;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1190) : "f"(row_max), "f"(scale_log2), "f"(t1189));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t1190));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1192 = -reference_5;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1193;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1193) : "f"(words_65), "f"(scale_log2), "f"(t1192));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t1193));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_5;
            const f32 t1195 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1196 = words_67 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1197;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1197) : "f"(t1195), "f"(1.0f), "f"(t1196));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1197;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1198 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1199 = words * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1200;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(t1198), "f"(1.0f), "f"(t1199));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1200;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1201 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1202 = words_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1203;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1203) : "f"(t1201), "f"(1.0f), "f"(t1202));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1203;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1204 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1205 = words_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1206;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(t1204), "f"(1.0f), "f"(t1205));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1206;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1207 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1208 = words_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1209;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1209) : "f"(t1207), "f"(1.0f), "f"(t1208));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1209;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1210 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1211 = words_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1212;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1212) : "f"(t1210), "f"(1.0f), "f"(t1211));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1212;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1213 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1214 = words_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1215;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1215) : "f"(t1213), "f"(1.0f), "f"(t1214));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1215;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1216 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1217 = words_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1218;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1218) : "f"(t1216), "f"(1.0f), "f"(t1217));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1218;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1219 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1220 = words_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1221;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1221) : "f"(t1219), "f"(1.0f), "f"(t1220));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1221;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1222 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1223 = words_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1224;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1224) : "f"(t1222), "f"(1.0f), "f"(t1223));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1224;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1225 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1226 = words_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1227;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1227) : "f"(t1225), "f"(1.0f), "f"(t1226));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1227;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1228 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1229 = words_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1230;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1230) : "f"(t1228), "f"(1.0f), "f"(t1229));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1230;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1231 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1232 = words_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1233;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1233) : "f"(t1231), "f"(1.0f), "f"(t1232));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1233;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1234 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1235 = words_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1236;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1236) : "f"(t1234), "f"(1.0f), "f"(t1235));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1236;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1237 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1238 = words_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1239;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1239) : "f"(t1237), "f"(1.0f), "f"(t1238));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1239;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1240 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1241 = words_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1242;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1242) : "f"(t1240), "f"(1.0f), "f"(t1241));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1242;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1243 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1244 = words_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1245;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1245) : "f"(t1243), "f"(1.0f), "f"(t1244));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1245;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1246 = acc_33 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1247 = words_33 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1248;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1248) : "f"(t1246), "f"(1.0f), "f"(t1247));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t1248;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1249 = acc_34 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1250 = words_34 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1251;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1251) : "f"(t1249), "f"(1.0f), "f"(t1250));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t1251;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1252 = acc_37 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1253 = words_37 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1254;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1254) : "f"(t1252), "f"(1.0f), "f"(t1253));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t1254;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1255 = acc_38 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1256 = words_38 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1257;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1257) : "f"(t1255), "f"(1.0f), "f"(t1256));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t1257;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1258 = acc_41 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1259 = words_41 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1260;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1260) : "f"(t1258), "f"(1.0f), "f"(t1259));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t1260;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1261 = acc_42 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1262 = words_42 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1263;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1263) : "f"(t1261), "f"(1.0f), "f"(t1262));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t1263;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1264 = acc_45 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1265 = words_45 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1266;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1266) : "f"(t1264), "f"(1.0f), "f"(t1265));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t1266;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1267 = acc_46 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1268 = words_46 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1269;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1269) : "f"(t1267), "f"(1.0f), "f"(t1268));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t1269;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1270 = acc_49 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1271 = words_49 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1272;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1272) : "f"(t1270), "f"(1.0f), "f"(t1271));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t1272;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1273 = acc_50 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1274 = words_50 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1275;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1275) : "f"(t1273), "f"(1.0f), "f"(t1274));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t1275;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1276 = acc_53 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1277 = words_53 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1278;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1278) : "f"(t1276), "f"(1.0f), "f"(t1277));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1278;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1279 = acc_54 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1280 = words_54 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1281;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1281) : "f"(t1279), "f"(1.0f), "f"(t1280));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1281;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1282 = acc_57 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1283 = words_57 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1284;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1284) : "f"(t1282), "f"(1.0f), "f"(t1283));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1284;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1285 = acc_58 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1286 = words_58 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1287;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1287) : "f"(t1285), "f"(1.0f), "f"(t1286));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1287;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1288 = acc_61 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1289 = words_61 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1290;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1290) : "f"(t1288), "f"(1.0f), "f"(t1289));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1290;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1291 = acc_62 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1292 = words_62 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1293;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1293) : "f"(t1291), "f"(1.0f), "f"(t1292));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1293;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_6;
            asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(row_max_2), "f"(words_66));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1295 = new_6 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1296 = new_6 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_6 = t1295 ? 0.0f : t1296;
            const f32 t1298 = -reference_6;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1299;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1299) : "f"(row_max_2), "f"(scale_log2), "f"(t1298));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t1299));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1301 = -reference_6;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1302;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1302) : "f"(words_66), "f"(scale_log2), "f"(t1301));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t1302));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_6;
            const f32 t1304 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1305 = words_68 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1306;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1306) : "f"(t1304), "f"(1.0f), "f"(t1305));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1306;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1307 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1308 = words_3 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1309;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1309) : "f"(t1307), "f"(1.0f), "f"(t1308));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1309;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1310 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1311 = words_4 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1312;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1312) : "f"(t1310), "f"(1.0f), "f"(t1311));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1312;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1313 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1314 = words_7 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1315;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1315) : "f"(t1313), "f"(1.0f), "f"(t1314));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1315;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1316 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1317 = words_8 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1318;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1318) : "f"(t1316), "f"(1.0f), "f"(t1317));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1318;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1319 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1320 = words_11 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1321;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1321) : "f"(t1319), "f"(1.0f), "f"(t1320));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1321;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1322 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1323 = words_12 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1324;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1324) : "f"(t1322), "f"(1.0f), "f"(t1323));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1324;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1325 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1326 = words_15 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1327;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1327) : "f"(t1325), "f"(1.0f), "f"(t1326));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1327;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1328 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1329 = words_16 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1330;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1330) : "f"(t1328), "f"(1.0f), "f"(t1329));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1330;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1331 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1332 = words_19 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1333;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1333) : "f"(t1331), "f"(1.0f), "f"(t1332));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1333;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1334 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1335 = words_20 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1336;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1336) : "f"(t1334), "f"(1.0f), "f"(t1335));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1336;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1337 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1338 = words_23 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1339;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1339) : "f"(t1337), "f"(1.0f), "f"(t1338));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1339;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1340 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1341 = words_24 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1342;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1342) : "f"(t1340), "f"(1.0f), "f"(t1341));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1342;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1343 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1344 = words_27 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1345;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1345) : "f"(t1343), "f"(1.0f), "f"(t1344));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1345;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1346 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1347 = words_28 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1348;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1348) : "f"(t1346), "f"(1.0f), "f"(t1347));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1348;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1349 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1350 = words_31 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1351;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1351) : "f"(t1349), "f"(1.0f), "f"(t1350));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1351;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1352 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1353 = words_32 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1354;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1354) : "f"(t1352), "f"(1.0f), "f"(t1353));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1354;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1355 = acc_35 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1356 = words_35 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1357;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1357) : "f"(t1355), "f"(1.0f), "f"(t1356));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1357;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1358 = acc_36 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1359 = words_36 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1360;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1360) : "f"(t1358), "f"(1.0f), "f"(t1359));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1360;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1361 = acc_39 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1362 = words_39 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1363;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1363) : "f"(t1361), "f"(1.0f), "f"(t1362));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1363;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1364 = acc_40 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1365 = words_40 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1366;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1366) : "f"(t1364), "f"(1.0f), "f"(t1365));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1366;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1367 = acc_43 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1368 = words_43 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1369;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1369) : "f"(t1367), "f"(1.0f), "f"(t1368));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1369;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1370 = acc_44 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1371 = words_44 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1372;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1372) : "f"(t1370), "f"(1.0f), "f"(t1371));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1372;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1373 = acc_47 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1374 = words_47 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1375;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1375) : "f"(t1373), "f"(1.0f), "f"(t1374));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1375;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1376 = acc_48 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1377 = words_48 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1378;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1378) : "f"(t1376), "f"(1.0f), "f"(t1377));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1378;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1379 = acc_51 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1380 = words_51 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1381;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1381) : "f"(t1379), "f"(1.0f), "f"(t1380));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1381;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1382 = acc_52 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1383 = words_52 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1384;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1384) : "f"(t1382), "f"(1.0f), "f"(t1383));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1384;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1385 = acc_55 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1386 = words_55 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1387;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1387) : "f"(t1385), "f"(1.0f), "f"(t1386));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1387;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1388 = acc_56 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1389 = words_56 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1390;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1390) : "f"(t1388), "f"(1.0f), "f"(t1389));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1390;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1391 = acc_59 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1392 = words_59 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1393;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1393) : "f"(t1391), "f"(1.0f), "f"(t1392));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1393;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1394 = acc_60 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1395 = words_60 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1396;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1396) : "f"(t1394), "f"(1.0f), "f"(t1395));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1396;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1397 = acc_63 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1398 = words_63 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1399;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1399) : "f"(t1397), "f"(1.0f), "f"(t1398));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1399;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1400 = acc_64 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1401 = words_64 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1402;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1402) : "f"(t1400), "f"(1.0f), "f"(t1401));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1402;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1403 = ring + 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1404 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs_2 = t1403 + t1404;
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
            const bool t1475 = new_7 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1476 = new_7 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_7 = t1475 ? 0.0f : t1476;
            const f32 t1478 = -reference_7;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1479;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1479) : "f"(row_max), "f"(scale_log2), "f"(t1478));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_3) : "f"(t1479));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1481 = -reference_7;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1482;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1482) : "f"(words_133), "f"(scale_log2), "f"(t1481));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_3) : "f"(t1482));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_7;
            const f32 t1484 = row_sum * ours_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1485 = words_135 * other_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1486;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1486) : "f"(t1484), "f"(1.0f), "f"(t1485));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1486;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1487 = acc * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1488 = words_69 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1489;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1489) : "f"(t1487), "f"(1.0f), "f"(t1488));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1489;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1490 = acc_2 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1491 = words_70 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1492;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1492) : "f"(t1490), "f"(1.0f), "f"(t1491));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1492;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1493 = acc_5 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1494 = words_73 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1495;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1495) : "f"(t1493), "f"(1.0f), "f"(t1494));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1495;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1496 = acc_6 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1497 = words_74 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1498;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1498) : "f"(t1496), "f"(1.0f), "f"(t1497));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1498;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1499 = acc_9 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1500 = words_77 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1501;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1501) : "f"(t1499), "f"(1.0f), "f"(t1500));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1501;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1502 = acc_10 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1503 = words_78 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1504;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1504) : "f"(t1502), "f"(1.0f), "f"(t1503));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1504;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1505 = acc_13 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1506 = words_81 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1507;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1507) : "f"(t1505), "f"(1.0f), "f"(t1506));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1507;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1508 = acc_14 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1509 = words_82 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1510;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1510) : "f"(t1508), "f"(1.0f), "f"(t1509));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1510;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1511 = acc_17 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1512 = words_85 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1513;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1513) : "f"(t1511), "f"(1.0f), "f"(t1512));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1513;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1514 = acc_18 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1515 = words_86 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1516;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1516) : "f"(t1514), "f"(1.0f), "f"(t1515));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1516;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1517 = acc_21 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1518 = words_89 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1519;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1519) : "f"(t1517), "f"(1.0f), "f"(t1518));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1519;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1520 = acc_22 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1521 = words_90 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1522;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1522) : "f"(t1520), "f"(1.0f), "f"(t1521));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1522;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1523 = acc_25 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1524 = words_93 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1525;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1525) : "f"(t1523), "f"(1.0f), "f"(t1524));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1525;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1526 = acc_26 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1527 = words_94 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1528;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1528) : "f"(t1526), "f"(1.0f), "f"(t1527));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1528;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1529 = acc_29 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1530 = words_97 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1531;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1531) : "f"(t1529), "f"(1.0f), "f"(t1530));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1531;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1532 = acc_30 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1533 = words_98 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1534;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(t1532), "f"(1.0f), "f"(t1533));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1534;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1535 = acc_33 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1536 = words_101 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1537;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1537) : "f"(t1535), "f"(1.0f), "f"(t1536));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t1537;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1538 = acc_34 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1539 = words_102 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1540;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1540) : "f"(t1538), "f"(1.0f), "f"(t1539));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t1540;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1541 = acc_37 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1542 = words_105 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1543;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1543) : "f"(t1541), "f"(1.0f), "f"(t1542));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t1543;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1544 = acc_38 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1545 = words_106 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1546;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1546) : "f"(t1544), "f"(1.0f), "f"(t1545));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t1546;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1547 = acc_41 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1548 = words_109 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1549;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1549) : "f"(t1547), "f"(1.0f), "f"(t1548));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t1549;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1550 = acc_42 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1551 = words_110 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1552;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1552) : "f"(t1550), "f"(1.0f), "f"(t1551));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t1552;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1553 = acc_45 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1554 = words_113 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1555;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1555) : "f"(t1553), "f"(1.0f), "f"(t1554));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t1555;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1556 = acc_46 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1557 = words_114 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1558;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1558) : "f"(t1556), "f"(1.0f), "f"(t1557));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t1558;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1559 = acc_49 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1560 = words_117 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1561;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1561) : "f"(t1559), "f"(1.0f), "f"(t1560));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t1561;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1562 = acc_50 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1563 = words_118 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1564;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1564) : "f"(t1562), "f"(1.0f), "f"(t1563));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t1564;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1565 = acc_53 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1566 = words_121 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1567;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1567) : "f"(t1565), "f"(1.0f), "f"(t1566));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1567;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1568 = acc_54 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1569 = words_122 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1570;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1570) : "f"(t1568), "f"(1.0f), "f"(t1569));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1570;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1571 = acc_57 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1572 = words_125 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1573;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1573) : "f"(t1571), "f"(1.0f), "f"(t1572));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1573;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1574 = acc_58 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1575 = words_126 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1576;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1576) : "f"(t1574), "f"(1.0f), "f"(t1575));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1576;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1577 = acc_61 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1578 = words_129 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1579;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1579) : "f"(t1577), "f"(1.0f), "f"(t1578));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1579;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1580 = acc_62 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1581 = words_130 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1582;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1582) : "f"(t1580), "f"(1.0f), "f"(t1581));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1582;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_8;
            asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(row_max_2), "f"(words_134));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1584 = new_8 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1585 = new_8 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_8 = t1584 ? 0.0f : t1585;
            const f32 t1587 = -reference_8;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1588;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1588) : "f"(row_max_2), "f"(scale_log2), "f"(t1587));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_4) : "f"(t1588));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1590 = -reference_8;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1591;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1591) : "f"(words_134), "f"(scale_log2), "f"(t1590));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_4) : "f"(t1591));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_8;
            const f32 t1593 = row_sum_2 * ours_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1594 = words_136 * other_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1595;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1595) : "f"(t1593), "f"(1.0f), "f"(t1594));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1595;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1596 = acc_3 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1597 = words_71 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1598;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1598) : "f"(t1596), "f"(1.0f), "f"(t1597));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1598;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1599 = acc_4 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1600 = words_72 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1601;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1601) : "f"(t1599), "f"(1.0f), "f"(t1600));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1601;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1602 = acc_7 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1603 = words_75 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1604;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1604) : "f"(t1602), "f"(1.0f), "f"(t1603));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1604;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1605 = acc_8 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1606 = words_76 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1607;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1607) : "f"(t1605), "f"(1.0f), "f"(t1606));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1607;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1608 = acc_11 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1609 = words_79 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1610;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1610) : "f"(t1608), "f"(1.0f), "f"(t1609));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1610;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1611 = acc_12 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1612 = words_80 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1613;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1613) : "f"(t1611), "f"(1.0f), "f"(t1612));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1613;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1614 = acc_15 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1615 = words_83 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1616;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1616) : "f"(t1614), "f"(1.0f), "f"(t1615));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1616;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1617 = acc_16 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1618 = words_84 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1619;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1619) : "f"(t1617), "f"(1.0f), "f"(t1618));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1619;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1620 = acc_19 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1621 = words_87 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1622;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1622) : "f"(t1620), "f"(1.0f), "f"(t1621));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1622;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1623 = acc_20 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1624 = words_88 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1625;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1625) : "f"(t1623), "f"(1.0f), "f"(t1624));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1625;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1626 = acc_23 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1627 = words_91 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1628;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1628) : "f"(t1626), "f"(1.0f), "f"(t1627));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1628;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1629 = acc_24 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1630 = words_92 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1631;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1631) : "f"(t1629), "f"(1.0f), "f"(t1630));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1631;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1632 = acc_27 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1633 = words_95 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1634;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1634) : "f"(t1632), "f"(1.0f), "f"(t1633));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1634;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1635 = acc_28 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1636 = words_96 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1637;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1637) : "f"(t1635), "f"(1.0f), "f"(t1636));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1637;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1638 = acc_31 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1639 = words_99 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1640;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1640) : "f"(t1638), "f"(1.0f), "f"(t1639));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1640;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1641 = acc_32 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1642 = words_100 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1643;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1643) : "f"(t1641), "f"(1.0f), "f"(t1642));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1643;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1644 = acc_35 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1645 = words_103 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1646;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1646) : "f"(t1644), "f"(1.0f), "f"(t1645));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1646;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1647 = acc_36 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1648 = words_104 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1649;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1649) : "f"(t1647), "f"(1.0f), "f"(t1648));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1649;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1650 = acc_39 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1651 = words_107 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1652;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1652) : "f"(t1650), "f"(1.0f), "f"(t1651));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1652;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1653 = acc_40 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1654 = words_108 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1655;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1655) : "f"(t1653), "f"(1.0f), "f"(t1654));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1655;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1656 = acc_43 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1657 = words_111 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1658;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1658) : "f"(t1656), "f"(1.0f), "f"(t1657));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1658;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1659 = acc_44 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1660 = words_112 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1661;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1661) : "f"(t1659), "f"(1.0f), "f"(t1660));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1661;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1662 = acc_47 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1663 = words_115 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1664;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1664) : "f"(t1662), "f"(1.0f), "f"(t1663));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1664;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1665 = acc_48 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1666 = words_116 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1667;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1667) : "f"(t1665), "f"(1.0f), "f"(t1666));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1667;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1668 = acc_51 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1669 = words_119 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1670;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1670) : "f"(t1668), "f"(1.0f), "f"(t1669));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1670;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1671 = acc_52 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1672 = words_120 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1673;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1673) : "f"(t1671), "f"(1.0f), "f"(t1672));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1673;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1674 = acc_55 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1675 = words_123 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1676;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1676) : "f"(t1674), "f"(1.0f), "f"(t1675));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1676;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1677 = acc_56 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1678 = words_124 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1679;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1679) : "f"(t1677), "f"(1.0f), "f"(t1678));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1679;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1680 = acc_59 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1681 = words_127 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1682;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1682) : "f"(t1680), "f"(1.0f), "f"(t1681));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1682;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1683 = acc_60 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1684 = words_128 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1685;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1685) : "f"(t1683), "f"(1.0f), "f"(t1684));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1685;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1686 = acc_63 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1687 = words_131 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1688;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1688) : "f"(t1686), "f"(1.0f), "f"(t1687));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1688;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1689 = acc_64 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1690 = words_132 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1691;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1691) : "f"(t1689), "f"(1.0f), "f"(t1690));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1691;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1692 = ring + 17408u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1693 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs_3 = t1692 + t1693;
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
            const bool t1764 = new_9 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1765 = new_9 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_9 = t1764 ? 0.0f : t1765;
            const f32 t1767 = -reference_9;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1768;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1768) : "f"(row_max), "f"(scale_log2), "f"(t1767));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_5) : "f"(t1768));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1770 = -reference_9;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1771;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1771) : "f"(words_201), "f"(scale_log2), "f"(t1770));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_5) : "f"(t1771));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_9;
            const f32 t1773 = row_sum * ours_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1774 = words_203 * other_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1775;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1775) : "f"(t1773), "f"(1.0f), "f"(t1774));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1775;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1776 = acc * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1777 = words_137 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1778;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1778) : "f"(t1776), "f"(1.0f), "f"(t1777));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1778;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1779 = acc_2 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1780 = words_138 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1781;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1781) : "f"(t1779), "f"(1.0f), "f"(t1780));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1781;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1782 = acc_5 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1783 = words_141 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1784;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1784) : "f"(t1782), "f"(1.0f), "f"(t1783));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1784;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1785 = acc_6 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1786 = words_142 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1787;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1787) : "f"(t1785), "f"(1.0f), "f"(t1786));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1787;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1788 = acc_9 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1789 = words_145 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1790;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1790) : "f"(t1788), "f"(1.0f), "f"(t1789));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1790;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1791 = acc_10 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1792 = words_146 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1793;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1793) : "f"(t1791), "f"(1.0f), "f"(t1792));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1793;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1794 = acc_13 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1795 = words_149 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1796;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1796) : "f"(t1794), "f"(1.0f), "f"(t1795));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1796;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1797 = acc_14 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1798 = words_150 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1799;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1799) : "f"(t1797), "f"(1.0f), "f"(t1798));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1799;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1800 = acc_17 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1801 = words_153 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1802;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1802) : "f"(t1800), "f"(1.0f), "f"(t1801));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1802;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1803 = acc_18 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1804 = words_154 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1805;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1805) : "f"(t1803), "f"(1.0f), "f"(t1804));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1805;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1806 = acc_21 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1807 = words_157 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1808;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1808) : "f"(t1806), "f"(1.0f), "f"(t1807));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1808;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1809 = acc_22 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1810 = words_158 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1811;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1811) : "f"(t1809), "f"(1.0f), "f"(t1810));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1811;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1812 = acc_25 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1813 = words_161 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1814;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1814) : "f"(t1812), "f"(1.0f), "f"(t1813));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1814;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1815 = acc_26 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1816 = words_162 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1817;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1817) : "f"(t1815), "f"(1.0f), "f"(t1816));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1817;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1818 = acc_29 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1819 = words_165 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1820;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1820) : "f"(t1818), "f"(1.0f), "f"(t1819));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1820;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1821 = acc_30 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1822 = words_166 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1823;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1823) : "f"(t1821), "f"(1.0f), "f"(t1822));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1823;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1824 = acc_33 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1825 = words_169 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1826;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1826) : "f"(t1824), "f"(1.0f), "f"(t1825));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_33 = t1826;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1827 = acc_34 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1828 = words_170 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1829;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1829) : "f"(t1827), "f"(1.0f), "f"(t1828));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_34 = t1829;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1830 = acc_37 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1831 = words_173 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1832;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1832) : "f"(t1830), "f"(1.0f), "f"(t1831));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_37 = t1832;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1833 = acc_38 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1834 = words_174 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1835;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1835) : "f"(t1833), "f"(1.0f), "f"(t1834));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_38 = t1835;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1836 = acc_41 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1837 = words_177 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1838;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1838) : "f"(t1836), "f"(1.0f), "f"(t1837));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_41 = t1838;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1839 = acc_42 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1840 = words_178 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1841;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1841) : "f"(t1839), "f"(1.0f), "f"(t1840));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_42 = t1841;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1842 = acc_45 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1843 = words_181 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1844;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1844) : "f"(t1842), "f"(1.0f), "f"(t1843));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_45 = t1844;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1845 = acc_46 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1846 = words_182 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1847;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1847) : "f"(t1845), "f"(1.0f), "f"(t1846));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_46 = t1847;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1848 = acc_49 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1849 = words_185 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1850;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1850) : "f"(t1848), "f"(1.0f), "f"(t1849));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_49 = t1850;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1851 = acc_50 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1852 = words_186 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1853;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1853) : "f"(t1851), "f"(1.0f), "f"(t1852));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_50 = t1853;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1854 = acc_53 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1855 = words_189 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1856;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1856) : "f"(t1854), "f"(1.0f), "f"(t1855));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_53 = t1856;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1857 = acc_54 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1858 = words_190 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1859;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1859) : "f"(t1857), "f"(1.0f), "f"(t1858));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_54 = t1859;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1860 = acc_57 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1861 = words_193 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1862;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1862) : "f"(t1860), "f"(1.0f), "f"(t1861));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_57 = t1862;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1863 = acc_58 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1864 = words_194 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1865;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1865) : "f"(t1863), "f"(1.0f), "f"(t1864));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_58 = t1865;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1866 = acc_61 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1867 = words_197 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1868;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1868) : "f"(t1866), "f"(1.0f), "f"(t1867));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_61 = t1868;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1869 = acc_62 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1870 = words_198 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1871;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1871) : "f"(t1869), "f"(1.0f), "f"(t1870));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_62 = t1871;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_10;
            asm("max.f32 %0, %1, %2;" : "=f"(new_10) : "f"(row_max_2), "f"(words_202));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1873 = new_10 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1874 = new_10 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_10 = t1873 ? 0.0f : t1874;
            const f32 t1876 = -reference_10;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1877;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1877) : "f"(row_max_2), "f"(scale_log2), "f"(t1876));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_6) : "f"(t1877));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1879 = -reference_10;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1880;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1880) : "f"(words_202), "f"(scale_log2), "f"(t1879));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_6) : "f"(t1880));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_10;
            const f32 t1882 = row_sum_2 * ours_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1883 = words_204 * other_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1884;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1884) : "f"(t1882), "f"(1.0f), "f"(t1883));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1884;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1885 = acc_3 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1886 = words_139 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1887;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1887) : "f"(t1885), "f"(1.0f), "f"(t1886));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1887;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1888 = acc_4 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1889 = words_140 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1890;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1890) : "f"(t1888), "f"(1.0f), "f"(t1889));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1890;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1891 = acc_7 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1892 = words_143 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1893;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1893) : "f"(t1891), "f"(1.0f), "f"(t1892));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1893;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1894 = acc_8 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1895 = words_144 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1896;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1896) : "f"(t1894), "f"(1.0f), "f"(t1895));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1896;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1897 = acc_11 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1898 = words_147 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1899;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1899) : "f"(t1897), "f"(1.0f), "f"(t1898));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1899;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1900 = acc_12 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1901 = words_148 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1902;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1902) : "f"(t1900), "f"(1.0f), "f"(t1901));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1902;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1903 = acc_15 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1904 = words_151 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1905;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1905) : "f"(t1903), "f"(1.0f), "f"(t1904));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1905;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1906 = acc_16 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1907 = words_152 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1908;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1908) : "f"(t1906), "f"(1.0f), "f"(t1907));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1908;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1909 = acc_19 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1910 = words_155 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1911;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1911) : "f"(t1909), "f"(1.0f), "f"(t1910));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1911;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1912 = acc_20 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1913 = words_156 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1914;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1914) : "f"(t1912), "f"(1.0f), "f"(t1913));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1914;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1915 = acc_23 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1916 = words_159 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1917;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1917) : "f"(t1915), "f"(1.0f), "f"(t1916));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1917;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1918 = acc_24 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1919 = words_160 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1920;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1920) : "f"(t1918), "f"(1.0f), "f"(t1919));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1920;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1921 = acc_27 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1922 = words_163 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1923;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1923) : "f"(t1921), "f"(1.0f), "f"(t1922));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1923;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1924 = acc_28 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1925 = words_164 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1926;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1926) : "f"(t1924), "f"(1.0f), "f"(t1925));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1926;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1927 = acc_31 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1928 = words_167 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1929;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1929) : "f"(t1927), "f"(1.0f), "f"(t1928));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1929;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1930 = acc_32 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1931 = words_168 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1932;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1932) : "f"(t1930), "f"(1.0f), "f"(t1931));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1932;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1933 = acc_35 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1934 = words_171 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1935;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1935) : "f"(t1933), "f"(1.0f), "f"(t1934));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_35 = t1935;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1936 = acc_36 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1937 = words_172 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1938;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1938) : "f"(t1936), "f"(1.0f), "f"(t1937));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_36 = t1938;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1939 = acc_39 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1940 = words_175 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1941;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1941) : "f"(t1939), "f"(1.0f), "f"(t1940));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_39 = t1941;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1942 = acc_40 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1943 = words_176 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1944;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1944) : "f"(t1942), "f"(1.0f), "f"(t1943));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_40 = t1944;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1945 = acc_43 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1946 = words_179 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1947;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1947) : "f"(t1945), "f"(1.0f), "f"(t1946));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_43 = t1947;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1948 = acc_44 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1949 = words_180 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1950;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1950) : "f"(t1948), "f"(1.0f), "f"(t1949));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_44 = t1950;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1951 = acc_47 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1952 = words_183 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1953;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1953) : "f"(t1951), "f"(1.0f), "f"(t1952));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_47 = t1953;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1954 = acc_48 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1955 = words_184 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1956;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(t1954), "f"(1.0f), "f"(t1955));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_48 = t1956;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1957 = acc_51 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1958 = words_187 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1959;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1959) : "f"(t1957), "f"(1.0f), "f"(t1958));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_51 = t1959;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1960 = acc_52 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1961 = words_188 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1962;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1962) : "f"(t1960), "f"(1.0f), "f"(t1961));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_52 = t1962;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1963 = acc_55 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1964 = words_191 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1965;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1965) : "f"(t1963), "f"(1.0f), "f"(t1964));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_55 = t1965;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1966 = acc_56 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1967 = words_192 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1968;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1968) : "f"(t1966), "f"(1.0f), "f"(t1967));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_56 = t1968;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1969 = acc_59 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1970 = words_195 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1971;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1971) : "f"(t1969), "f"(1.0f), "f"(t1970));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_59 = t1971;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1972 = acc_60 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1973 = words_196 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1974;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1974) : "f"(t1972), "f"(1.0f), "f"(t1973));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_60 = t1974;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1975 = acc_63 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1976 = words_199 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1977;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1977) : "f"(t1975), "f"(1.0f), "f"(t1976));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_63 = t1977;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1978 = acc_64 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1979 = words_200 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1980;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1980) : "f"(t1978), "f"(1.0f), "f"(t1979));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_64 = t1980;
        }
#line 140 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t1981 = t24 == 1u;
#line 140 "fa-kernels/src/attention/forward/decode/tile.rs"
        if (t1981) {
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1982 = warp == 0u;
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1982) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1983;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1983) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1983;
                f32 t1985;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1985) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1986 = pair_5 + t1985;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1986;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1987;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1987) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1987;
                f32 t1989;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1989) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1990 = pair_6 + t1989;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1990;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1991 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1992;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1992) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1991 ? 0.0f : t1992;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1994 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t1994;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1995 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1995;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1996 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1996;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1997 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1997;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1998 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1998;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1999 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1999;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2000 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2000;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2001 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2001;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2002 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2002;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2003 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2003;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2004 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2004;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2005 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2005;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2006 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2006;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2007 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2007;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2008 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2008;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2009 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2009;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2010 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2010;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2011 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2011;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2012 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2012;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2013 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2013;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2014 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2014;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2015 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2015;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2016 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2016;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2017 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2017;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2018 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2018;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2019 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2019;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2020 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2020;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2021 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2021;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2022 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2022;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2023 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2023;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2024 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2024;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2025 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2025;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2026 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t2027;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2027) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2026 ? 0.0f : t2027;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2029 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2029;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2030 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2030;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2031 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2031;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2032 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2032;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2033 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2033;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2034 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2034;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2035 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2035;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2036 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2036;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2037 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2037;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2038 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2038;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2039 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2039;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2040 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2040;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2041 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2041;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2042 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2042;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2043 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2043;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2044 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2044;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2045 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2045;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2046 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2046;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2047 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2047;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2048 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2048;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2049 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2049;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2050 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2050;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2051 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2051;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2052 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2052;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2053 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2053;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2054 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2054;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2055 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2055;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2056 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2056;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2057 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2057;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2058 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2058;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2059 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2059;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2060 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2060;
#line 184 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2061 = smem_1 + 2048u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2062 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2063 = t2062 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2064 = 0u ^ t2063;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2065 = t2062 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2066 = t2064 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2067 = t2065 + t2066;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2068 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2069 = t2068 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2070 = t2067 + t2069;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2071;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2071) : "f"(acc), "f"(acc_2));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2072 = smem_1 + t2070;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2072), "r"(t2071) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2073;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2073) : "f"(acc_5), "f"(acc_6));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2074 = t2070 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2075 = smem_1 + t2074;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2075), "r"(t2073) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2076;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2076) : "f"(acc_9), "f"(acc_10));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2077 = t2070 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2078 = smem_1 + t2077;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2078), "r"(t2076) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2079;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2079) : "f"(acc_13), "f"(acc_14));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2080 = t2070 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2081 = smem_1 + t2080;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2081), "r"(t2079) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2082;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2082) : "f"(acc_17), "f"(acc_18));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2083 = t2070 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2084 = smem_1 + t2083;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2084), "r"(t2082) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2085;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2085) : "f"(acc_21), "f"(acc_22));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2086 = t2070 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2087 = smem_1 + t2086;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2087), "r"(t2085) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2088;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2088) : "f"(acc_25), "f"(acc_26));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2089 = t2070 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2090 = smem_1 + t2089;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2090), "r"(t2088) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2091;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2091) : "f"(acc_29), "f"(acc_30));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2092 = t2070 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2093 = smem_1 + t2092;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2093), "r"(t2091) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2094 = t2062 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2095 = 0u ^ t2094;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2096 = t2062 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2097 = t2095 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2098 = t2096 + t2097;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2099 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2100 = t2099 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2101 = t2098 + t2100;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2102;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2102) : "f"(acc_33), "f"(acc_34));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2103 = t2061 + t2101;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2103), "r"(t2102) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2104;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2104) : "f"(acc_37), "f"(acc_38));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2105 = t2101 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2106 = t2061 + t2105;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2106), "r"(t2104) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2107;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2107) : "f"(acc_41), "f"(acc_42));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2108 = t2101 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2109 = t2061 + t2108;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2109), "r"(t2107) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2110;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2110) : "f"(acc_45), "f"(acc_46));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2111 = t2101 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2112 = t2061 + t2111;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2112), "r"(t2110) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2113;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2113) : "f"(acc_49), "f"(acc_50));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2114 = t2101 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2115 = t2061 + t2114;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2115), "r"(t2113) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2116;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2116) : "f"(acc_53), "f"(acc_54));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2117 = t2101 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2118 = t2061 + t2117;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2118), "r"(t2116) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2119;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2119) : "f"(acc_57), "f"(acc_58));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2120 = t2101 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2121 = t2061 + t2120;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2121), "r"(t2119) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2122;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2122) : "f"(acc_61), "f"(acc_62));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2123 = t2101 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2124 = t2061 + t2123;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2124), "r"(t2122) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2125 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2126 = t2125 + 8u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2127 = t2126 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2128 = 0u ^ t2127;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2129 = t2126 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2130 = t2128 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2131 = t2129 + t2130;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2132 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2133 = t2132 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2134 = t2131 + t2133;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2135;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2135) : "f"(acc_3), "f"(acc_4));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2136 = smem_1 + t2134;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2136), "r"(t2135) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2137;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2137) : "f"(acc_7), "f"(acc_8));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2138 = t2134 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2139 = smem_1 + t2138;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2139), "r"(t2137) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2140;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2140) : "f"(acc_11), "f"(acc_12));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2141 = t2134 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2142 = smem_1 + t2141;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2142), "r"(t2140) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2143;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2143) : "f"(acc_15), "f"(acc_16));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2144 = t2134 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2145 = smem_1 + t2144;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2145), "r"(t2143) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2146;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2146) : "f"(acc_19), "f"(acc_20));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2147 = t2134 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2148 = smem_1 + t2147;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2148), "r"(t2146) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2149;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2149) : "f"(acc_23), "f"(acc_24));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2150 = t2134 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2151 = smem_1 + t2150;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2151), "r"(t2149) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2152;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2152) : "f"(acc_27), "f"(acc_28));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2153 = t2134 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2154 = smem_1 + t2153;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2154), "r"(t2152) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2155;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2155) : "f"(acc_31), "f"(acc_32));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2156 = t2134 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2157 = smem_1 + t2156;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2157), "r"(t2155) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2158 = t2126 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2159 = 0u ^ t2158;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2160 = t2126 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2161 = t2159 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2162 = t2160 + t2161;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2163 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2164 = t2163 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2165 = t2162 + t2164;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2166;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2166) : "f"(acc_35), "f"(acc_36));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2167 = t2061 + t2165;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2167), "r"(t2166) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2168;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2168) : "f"(acc_39), "f"(acc_40));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2169 = t2165 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2170 = t2061 + t2169;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2170), "r"(t2168) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2171;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2171) : "f"(acc_43), "f"(acc_44));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2172 = t2165 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2173 = t2061 + t2172;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2173), "r"(t2171) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2174;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(acc_47), "f"(acc_48));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2175 = t2165 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2176 = t2061 + t2175;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2176), "r"(t2174) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2177;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(acc_51), "f"(acc_52));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2178 = t2165 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2179 = t2061 + t2178;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2179), "r"(t2177) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2180;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(acc_55), "f"(acc_56));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2181 = t2165 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2182 = t2061 + t2181;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2182), "r"(t2180) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2183;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2183) : "f"(acc_59), "f"(acc_60));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2184 = t2165 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2185 = t2061 + t2184;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2185), "r"(t2183) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2186;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(acc_63), "f"(acc_64));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2187 = t2165 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2188 = t2061 + t2187;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2188), "r"(t2186) : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2189 = head_dim >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2190 = lane >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2191 = lane & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2192 = t2190 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2193 = t2191 < t2189;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2194 = t2192 & t2193;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2194) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2195 = t2190 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2196 = t2191 ^ t2195;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2197 = t2190 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2198 = t2196 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2199 = t2197 + t2198;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2200 = smem_1 + t2199;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2200) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2201 = first + t2190;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2202 = t2201 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2203 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2204 = first + t2190;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2205 = t2204 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2206 = t2203 + t2205;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2207 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2208 = t2207 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2209 = t2208 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2210 = o + t2209;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2211 = (u64)t2202;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2212 = t2211 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2213 = t2212 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2214 = t2210 + t2213;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2215 = (u64)t2206;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2216 = t2215 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2217 = t2216 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2218 = t2214 + t2217;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2219 = (u64)t2191 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2220 = t2218 + t2219;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2220), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2221 = t2190 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2222 = t2221 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2223 = t2191 < t2189;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2224 = t2222 & t2223;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2224) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2225 = t2221 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2226 = t2191 ^ t2225;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2227 = t2221 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2228 = t2226 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2229 = t2227 + t2228;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2230 = smem_1 + t2229;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2230) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2231 = first + t2221;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2232 = t2231 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2233 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2234 = first + t2221;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2235 = t2234 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2236 = t2233 + t2235;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2237 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2238 = t2237 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2239 = t2238 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2240 = o + t2239;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2241 = (u64)t2232;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2242 = t2241 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2243 = t2242 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2244 = t2240 + t2243;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2245 = (u64)t2236;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2246 = t2245 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2247 = t2246 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2248 = t2244 + t2247;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2249 = (u64)t2191 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2250 = t2248 + t2249;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2250), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2251 = t2190 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2252 = t2251 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2253 = t2191 < t2189;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2254 = t2252 & t2253;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2254) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2255 = t2251 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2256 = t2191 ^ t2255;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2257 = t2251 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2258 = t2256 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2259 = t2257 + t2258;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2260 = smem_1 + t2259;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2260) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2261 = first + t2251;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2262 = t2261 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2263 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2264 = first + t2251;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2265 = t2264 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2266 = t2263 + t2265;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2267 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2268 = t2267 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2269 = t2268 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2270 = o + t2269;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2271 = (u64)t2262;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2272 = t2271 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2273 = t2272 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2274 = t2270 + t2273;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2275 = (u64)t2266;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2276 = t2275 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2277 = t2276 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2278 = t2274 + t2277;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2279 = (u64)t2191 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2280 = t2278 + t2279;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2280), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2281 = t2190 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2282 = t2281 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2283 = t2191 < t2189;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2284 = t2282 & t2283;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2284) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2285 = t2281 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2286 = t2191 ^ t2285;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2287 = t2281 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2288 = t2286 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2289 = t2287 + t2288;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2290 = smem_1 + t2289;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2290) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2291 = first + t2281;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2292 = t2291 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2293 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2294 = first + t2281;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2295 = t2294 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2296 = t2293 + t2295;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2297 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2298 = t2297 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2299 = t2298 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2300 = o + t2299;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2301 = (u64)t2292;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2302 = t2301 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2303 = t2302 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2304 = t2300 + t2303;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2305 = (u64)t2296;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2306 = t2305 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2307 = t2306 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2308 = t2304 + t2307;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2309 = (u64)t2191 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2310 = t2308 + t2309;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2310), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2311 = smem_1 + 2048u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2312 = t2190 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2313 = t2191 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2314 = t2313 < t2189;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2315 = t2312 & t2314;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2315) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2316 = t2190 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2317 = t2191 ^ t2316;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2318 = t2190 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2319 = t2317 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2320 = t2318 + t2319;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2321 = t2311 + t2320;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2321) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2322 = first + t2190;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2323 = t2322 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2324 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2325 = first + t2190;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2326 = t2325 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2327 = t2324 + t2326;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2328 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2329 = t2328 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2330 = t2329 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2331 = o + t2330;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2332 = (u64)t2323;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2333 = t2332 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2334 = t2333 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2335 = t2331 + t2334;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2336 = (u64)t2327;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2337 = t2336 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2338 = t2337 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2339 = t2335 + t2338;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2340 = (u64)t2191 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2341 = t2339 + t2340;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2341), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2342 = t2190 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2343 = t2342 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2344 = t2191 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2345 = t2344 < t2189;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2346 = t2343 & t2345;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2346) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2347 = t2342 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2348 = t2191 ^ t2347;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2349 = t2342 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2350 = t2348 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2351 = t2349 + t2350;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2352 = t2311 + t2351;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2352) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2353 = first + t2342;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2354 = t2353 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2355 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2356 = first + t2342;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2357 = t2356 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2358 = t2355 + t2357;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2359 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2360 = t2359 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2361 = t2360 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2362 = o + t2361;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2363 = (u64)t2354;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2364 = t2363 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2365 = t2364 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2366 = t2362 + t2365;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2367 = (u64)t2358;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2368 = t2367 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2369 = t2368 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2370 = t2366 + t2369;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2371 = (u64)t2191 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2372 = t2370 + t2371;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2372), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2373 = t2190 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2374 = t2373 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2375 = t2191 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2376 = t2375 < t2189;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2377 = t2374 & t2376;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2377) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2378 = t2373 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2379 = t2191 ^ t2378;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2380 = t2373 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2381 = t2379 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2382 = t2380 + t2381;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2383 = t2311 + t2382;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2383) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2384 = first + t2373;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2385 = t2384 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2386 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2387 = first + t2373;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2388 = t2387 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2389 = t2386 + t2388;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2390 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2391 = t2390 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2392 = t2391 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2393 = o + t2392;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2394 = (u64)t2385;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2395 = t2394 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2396 = t2395 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2397 = t2393 + t2396;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2398 = (u64)t2389;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2399 = t2398 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2400 = t2399 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2401 = t2397 + t2400;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2402 = (u64)t2191 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2403 = t2401 + t2402;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2403), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2404 = t2190 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2405 = t2404 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2406 = t2191 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2407 = t2406 < t2189;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2408 = t2405 & t2407;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2408) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2409 = t2404 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2410 = t2191 ^ t2409;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2411 = t2404 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2412 = t2410 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2413 = t2411 + t2412;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2414 = t2311 + t2413;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2414) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2415 = first + t2404;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2416 = t2415 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2417 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2418 = first + t2404;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2419 = t2418 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2420 = t2417 + t2419;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2421 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2422 = t2421 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2423 = t2422 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2424 = o + t2423;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2425 = (u64)t2416;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2426 = t2425 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2427 = t2426 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2428 = t2424 + t2427;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2429 = (u64)t2420;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2430 = t2429 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2431 = t2430 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2432 = t2428 + t2431;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2433 = (u64)t2191 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2434 = t2432 + t2433;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2434), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_33 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2436 = row_33 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2437 = first + row_33;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2438 = t2437 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2439 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2440 = first + row_33;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2441 = t2440 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2442 = t2439 + t2441;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2443;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2443) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2444;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2444) : "f"(row_max), "f"(scale_log2), "f"(t2443));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2444 * 0.6931472f;
                const bool t2446 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t2446 ? __uint_as_float(0xff800000u) : lse_2;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2448 = lane & 3u;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2449 = t2448 == 0u;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2450 = t2436 & t2449;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2450) {
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2451 = (u64)batch_2;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2452 = t2451 * lse_stride0;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2453 = t2452 * 4ull;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2454 = lse + t2453;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2455 = (u64)t2442;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2456 = t2455 * lse_stride1;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2457 = t2456 * 4ull;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2458 = t2454 + t2457;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2459 = (u64)t2438;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2460 = t2459 * lse_stride2;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2461 = t2460 * 4ull;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2462 = t2458 + t2461;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2462), "f"(value) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2463 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_34 = t2463 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2465 = row_34 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2466 = first + row_34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2467 = t2466 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2468 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2469 = first + row_34;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2470 = t2469 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2471 = t2468 + t2470;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2472;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2472) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2473;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2473) : "f"(row_max_2), "f"(scale_log2), "f"(t2472));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2473 * 0.6931472f;
                const bool t2475 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t2475 ? __uint_as_float(0xff800000u) : lse_3;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2477 = lane & 3u;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2478 = t2477 == 0u;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2479 = t2465 & t2478;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2479) {
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2480 = (u64)batch_2;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2481 = t2480 * lse_stride0;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2482 = t2481 * 4ull;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2483 = lse + t2482;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2484 = (u64)t2471;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2485 = t2484 * lse_stride1;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2486 = t2485 * 4ull;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2487 = t2483 + t2486;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2488 = (u64)t2467;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2489 = t2488 * lse_stride2;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2490 = t2489 * 4ull;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2491 = t2487 + t2490;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2491), "f"(value_2) : "memory");
                }
            }
        } else {
#line 40 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2492 = warp == 0u;
#line 40 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2492) {
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2493 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2494 = t2493 < t12;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2494) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2495 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2496 = t2495 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2497 = t2496 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2498 = partials + t2497;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2499 = (u64)split;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2500 = t2499 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2501 = t2500 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2502 = t2498 + t2501;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2503 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2504 = t2503 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2505 = t2502 + t2504;
                    const u64 t2506 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2507 = t2505 + t2506;
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2507), "f"(acc) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2507), "f"(acc_2) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2507), "f"(acc_5) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2507), "f"(acc_6) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2507), "f"(acc_9) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2507), "f"(acc_10) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2507), "f"(acc_13) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2507), "f"(acc_14) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2507), "f"(acc_17) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2507), "f"(acc_18) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2507), "f"(acc_21) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2507), "f"(acc_22) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2507), "f"(acc_25) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2507), "f"(acc_26) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2507), "f"(acc_29) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2507), "f"(acc_30) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2507), "f"(acc_33) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2507), "f"(acc_34) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2507), "f"(acc_37) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2507), "f"(acc_38) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2507), "f"(acc_41) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2507), "f"(acc_42) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2507), "f"(acc_45) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2507), "f"(acc_46) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2507), "f"(acc_49) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2507), "f"(acc_50) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2507), "f"(acc_53) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2507), "f"(acc_54) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2507), "f"(acc_57) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2507), "f"(acc_58) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2507), "f"(acc_61) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2507), "f"(acc_62) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2507), "f"(row_max) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2507), "f"(row_sum) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2508 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2509 = t2508 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2510 = t2509 < t12;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2510) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2511 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2512 = t2511 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2513 = t2512 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2514 = partials + t2513;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2515 = (u64)split;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2516 = t2515 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2517 = t2516 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2518 = t2514 + t2517;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2519 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2520 = t2519 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2521 = t2518 + t2520;
                    const u64 t2522 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2523 = t2521 + t2522;
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2523), "f"(acc_3) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2523), "f"(acc_4) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2523), "f"(acc_7) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2523), "f"(acc_8) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2523), "f"(acc_11) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2523), "f"(acc_12) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2523), "f"(acc_15) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2523), "f"(acc_16) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2523), "f"(acc_19) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2523), "f"(acc_20) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2523), "f"(acc_23) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2523), "f"(acc_24) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2523), "f"(acc_27) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2523), "f"(acc_28) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2523), "f"(acc_31) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2523), "f"(acc_32) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2523), "f"(acc_35) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2523), "f"(acc_36) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2523), "f"(acc_39) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2523), "f"(acc_40) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2523), "f"(acc_43) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2523), "f"(acc_44) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2523), "f"(acc_47) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2523), "f"(acc_48) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2523), "f"(acc_51) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2523), "f"(acc_52) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2523), "f"(acc_55) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2523), "f"(acc_56) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2523), "f"(acc_59) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2523), "f"(acc_60) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2523), "f"(acc_63) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2523), "f"(acc_64) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2523), "f"(row_max_2) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2523), "f"(row_sum_2) : "memory");
                }
            }
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2524 = (u64)tile;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2525 = t2524 * arrived_stride0;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2526 = t2525 * 4ull;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2527 = arrived + t2526;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2528 = t24 - 1u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2529 = (u32)__cvta_generic_to_shared(smem);
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2530 = t2529 + 69632u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2531 = threadIdx.x;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2532 = t2531 == 0u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2532) {
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2533;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2533) : "l"(t2527), "r"(t2528) : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2530), "r"(t2533) : "memory");
            }
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t2534;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2534) : "r"(t2530) : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2535 = t2534 == t2528;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2535) {
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
                    const bool t2536 = split_2 < t24;
                    if (!t2536) break;
#line 83 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 last_3 = t24 - 1u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2538 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2539 = t2538 < t12;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2539) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2540 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2541 = t2540 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2542 = t2541 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2543 = partials + t2542;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2544 = (u64)split_2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2545 = t2544 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2546 = t2545 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2547 = t2543 + t2546;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2548 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2549 = t2548 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2550 = t2547 + t2549;
                        const u64 t2551 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2552 = t2550 + t2551;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_2;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_2) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_3;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_3) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_4;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_4) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_5;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_5) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_6;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_6) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_7;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_7) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_8;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_8) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_9;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_9) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_10;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_10) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_11;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_11) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_12;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_12) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_13;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_13) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_14;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_14) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_15;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_15) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_16;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_16) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_17;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_17) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_18;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_18) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_19;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_19) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_20;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_20) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_21;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_21) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_22;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_22) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_23;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_23) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_24;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_24) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_25;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_25) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_26;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_26) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_27;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_27) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_28;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_28) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_29;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_29) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_30;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_30) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_31;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_31) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_32;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_32) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_33;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_33) : "l"(t2552) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_34;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_34) : "l"(t2552) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2587 = split_2 + 4u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2588 = t2587 < last_3 ? t2587 : last_3;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2589 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2590 = t2589 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2591 = t2590 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2592 = partials + t2591;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2593 = (u64)t2588;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2594 = t2593 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2595 = t2594 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2596 = t2592 + t2595;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2597 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2598 = t2597 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2599 = t2596 + t2598;
                        const u64 t2600 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2601 = t2599 + t2600;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_35;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_35) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_36;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_36) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_37;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_37) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_38;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_38) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_39;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_39) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_40;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_40) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_41;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_41) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_42;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_42) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_43;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_43) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_44;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_44) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_45;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_45) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_46;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_46) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_47;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_47) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_48;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_48) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_49;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_49) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_50;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_50) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_51;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_51) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_52;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_52) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_53;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_53) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_54;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_54) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_55;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_55) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_56;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_56) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_57;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_57) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_58;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_58) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_59;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_59) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_60;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_60) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_61;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_61) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_62;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_62) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_63;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_63) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_64;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_64) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_65;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_65) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_66;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_66) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_67;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_67) : "l"(t2601) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_68;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_68) : "l"(t2601) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2636 = split_2 + 8u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2637 = t2636 < last_3 ? t2636 : last_3;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2638 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2639 = t2638 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2640 = t2639 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2641 = partials + t2640;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2642 = (u64)t2637;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2643 = t2642 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2644 = t2643 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2645 = t2641 + t2644;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2646 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2647 = t2646 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2648 = t2645 + t2647;
                        const u64 t2649 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2650 = t2648 + t2649;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_69;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_69) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_70;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_70) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_71;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_71) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_72;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_72) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_73;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_73) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_74;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_74) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_75;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_75) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_76;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_76) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_77;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_77) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_78;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_78) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_79;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_79) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_80;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_80) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_81;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_81) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_82;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_82) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_83;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_83) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_84;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_84) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_85;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_85) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_86;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_86) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_87;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_87) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_88;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_88) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_89;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_89) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_90;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_90) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_91;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_91) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_92;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_92) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_93;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_93) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_94;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_94) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_95;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_95) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_96;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_96) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_97;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_97) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_98;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_98) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_99;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_99) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_100;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_100) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_101;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_101) : "l"(t2650) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_102;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_102) : "l"(t2650) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2685 = split_2 + 12u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2686 = t2685 < last_3 ? t2685 : last_3;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2687 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2688 = t2687 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2689 = t2688 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2690 = partials + t2689;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2691 = (u64)t2686;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2692 = t2691 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2693 = t2692 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2694 = t2690 + t2693;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2695 = 0ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2696 = t2695 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2697 = t2694 + t2696;
                        const u64 t2698 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2699 = t2697 + t2698;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_103;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_103) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_104;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_104) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_105;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_105) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_106;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_106) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_107;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_107) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_108;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_108) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_109;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_109) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_110;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_110) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_111;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_111) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_112;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_112) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_113;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_113) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_114;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_114) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_115;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_115) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_116;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_116) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_117;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_117) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_118;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_118) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_119;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_119) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_120;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_120) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_121;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_121) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_122;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_122) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_123;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_123) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_124;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_124) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_125;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_125) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_126;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_126) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_127;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_127) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_128;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_128) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_129;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_129) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_130;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_130) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_131;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_131) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_132;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_132) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_133;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_133) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_134;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_134) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_135;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_135) : "l"(t2699) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_136;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_136) : "l"(t2699) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_11;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_11) : "f"(row_max), "f"(parts_33));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2735 = new_11 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2736 = new_11 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_11 = t2735 ? 0.0f : t2736;
                        const f32 t2738 = -reference_11;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2739) : "f"(row_max), "f"(scale_log2), "f"(t2738));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_7) : "f"(t2739));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2741 = -reference_11;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2742) : "f"(parts_33), "f"(scale_log2), "f"(t2741));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_7) : "f"(t2742));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_11;
                        const f32 t2744 = row_sum * ours_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2745 = parts_34 * other_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2746) : "f"(t2744), "f"(1.0f), "f"(t2745));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2746;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2747 = acc * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2748 = parts * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2749) : "f"(t2747), "f"(1.0f), "f"(t2748));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2749;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2750 = acc_2 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2751 = parts_2 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(t2750), "f"(1.0f), "f"(t2751));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2752;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2753 = acc_5 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2754 = parts_3 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2755;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2755) : "f"(t2753), "f"(1.0f), "f"(t2754));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2755;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2756 = acc_6 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2757 = parts_4 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2758;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2758) : "f"(t2756), "f"(1.0f), "f"(t2757));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2758;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2759 = acc_9 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2760 = parts_5 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2761) : "f"(t2759), "f"(1.0f), "f"(t2760));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2761;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2762 = acc_10 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2763 = parts_6 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2764) : "f"(t2762), "f"(1.0f), "f"(t2763));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2764;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2765 = acc_13 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2766 = parts_7 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2767;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2767) : "f"(t2765), "f"(1.0f), "f"(t2766));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2767;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2768 = acc_14 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2769 = parts_8 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2770;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2770) : "f"(t2768), "f"(1.0f), "f"(t2769));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2770;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2771 = acc_17 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2772 = parts_9 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2773;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2773) : "f"(t2771), "f"(1.0f), "f"(t2772));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2773;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2774 = acc_18 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2775 = parts_10 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2776) : "f"(t2774), "f"(1.0f), "f"(t2775));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2776;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2777 = acc_21 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2778 = parts_11 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2779;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2779) : "f"(t2777), "f"(1.0f), "f"(t2778));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2779;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2780 = acc_22 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2781 = parts_12 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2782;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2782) : "f"(t2780), "f"(1.0f), "f"(t2781));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2782;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2783 = acc_25 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2784 = parts_13 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2785;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2785) : "f"(t2783), "f"(1.0f), "f"(t2784));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2785;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2786 = acc_26 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2787 = parts_14 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2788;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2788) : "f"(t2786), "f"(1.0f), "f"(t2787));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2788;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2789 = acc_29 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2790 = parts_15 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2791;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2791) : "f"(t2789), "f"(1.0f), "f"(t2790));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2791;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2792 = acc_30 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2793 = parts_16 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2794;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2794) : "f"(t2792), "f"(1.0f), "f"(t2793));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2794;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2795 = acc_33 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2796 = parts_17 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2797;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2797) : "f"(t2795), "f"(1.0f), "f"(t2796));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2797;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2798 = acc_34 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2799 = parts_18 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2800;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2800) : "f"(t2798), "f"(1.0f), "f"(t2799));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2800;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2801 = acc_37 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2802 = parts_19 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2803;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2803) : "f"(t2801), "f"(1.0f), "f"(t2802));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2803;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2804 = acc_38 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2805 = parts_20 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2806;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2806) : "f"(t2804), "f"(1.0f), "f"(t2805));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2806;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2807 = acc_41 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2808 = parts_21 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2809) : "f"(t2807), "f"(1.0f), "f"(t2808));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2809;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2810 = acc_42 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2811 = parts_22 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2812) : "f"(t2810), "f"(1.0f), "f"(t2811));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2812;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2813 = acc_45 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2814 = parts_23 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2815) : "f"(t2813), "f"(1.0f), "f"(t2814));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2815;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2816 = acc_46 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2817 = parts_24 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2818;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2818) : "f"(t2816), "f"(1.0f), "f"(t2817));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2818;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2819 = acc_49 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2820 = parts_25 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2821;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2821) : "f"(t2819), "f"(1.0f), "f"(t2820));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2821;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2822 = acc_50 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2823 = parts_26 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(t2822), "f"(1.0f), "f"(t2823));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2824;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2825 = acc_53 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2826 = parts_27 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(t2825), "f"(1.0f), "f"(t2826));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2827;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2828 = acc_54 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2829 = parts_28 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(t2828), "f"(1.0f), "f"(t2829));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2830;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2831 = acc_57 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2832 = parts_29 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2833) : "f"(t2831), "f"(1.0f), "f"(t2832));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2833;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2834 = acc_58 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2835 = parts_30 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(t2834), "f"(1.0f), "f"(t2835));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2836;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2837 = acc_61 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2838 = parts_31 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2839) : "f"(t2837), "f"(1.0f), "f"(t2838));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2839;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2840 = acc_62 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2841 = parts_32 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(t2840), "f"(1.0f), "f"(t2841));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2842;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2843 = split_2 + 4u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2844 = t2843 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max = t2844 ? parts_67 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_12;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_12) : "f"(row_max), "f"(max));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2847 = new_12 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2848 = new_12 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_12 = t2847 ? 0.0f : t2848;
                        const f32 t2850 = -reference_12;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(row_max), "f"(scale_log2), "f"(t2850));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_8) : "f"(t2851));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2853 = -reference_12;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2854;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2854) : "f"(max), "f"(scale_log2), "f"(t2853));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_8) : "f"(t2854));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_12;
                        const f32 t2856 = row_sum * ours_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2857 = parts_68 * other_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2858;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2858) : "f"(t2856), "f"(1.0f), "f"(t2857));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2858;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2859 = acc * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2860 = parts_35 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2861;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2861) : "f"(t2859), "f"(1.0f), "f"(t2860));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2861;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2862 = acc_2 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2863 = parts_36 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2864;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(t2862), "f"(1.0f), "f"(t2863));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2864;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2865 = acc_5 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2866 = parts_37 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2867;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2867) : "f"(t2865), "f"(1.0f), "f"(t2866));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2867;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2868 = acc_6 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2869 = parts_38 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2870;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2870) : "f"(t2868), "f"(1.0f), "f"(t2869));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2870;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2871 = acc_9 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2872 = parts_39 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2873) : "f"(t2871), "f"(1.0f), "f"(t2872));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2873;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2874 = acc_10 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2875 = parts_40 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2876) : "f"(t2874), "f"(1.0f), "f"(t2875));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2876;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2877 = acc_13 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2878 = parts_41 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2879;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2879) : "f"(t2877), "f"(1.0f), "f"(t2878));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2879;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2880 = acc_14 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2881 = parts_42 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2882) : "f"(t2880), "f"(1.0f), "f"(t2881));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2882;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2883 = acc_17 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2884 = parts_43 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2885;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2885) : "f"(t2883), "f"(1.0f), "f"(t2884));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2885;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2886 = acc_18 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2887 = parts_44 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2888;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2888) : "f"(t2886), "f"(1.0f), "f"(t2887));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2888;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2889 = acc_21 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2890 = parts_45 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2891;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(t2889), "f"(1.0f), "f"(t2890));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2891;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2892 = acc_22 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2893 = parts_46 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2894;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2894) : "f"(t2892), "f"(1.0f), "f"(t2893));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2894;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2895 = acc_25 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2896 = parts_47 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2897;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2897) : "f"(t2895), "f"(1.0f), "f"(t2896));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2897;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2898 = acc_26 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2899 = parts_48 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(t2898), "f"(1.0f), "f"(t2899));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2900;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2901 = acc_29 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2902 = parts_49 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2903;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2903) : "f"(t2901), "f"(1.0f), "f"(t2902));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2903;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2904 = acc_30 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2905 = parts_50 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2906;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2906) : "f"(t2904), "f"(1.0f), "f"(t2905));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2906;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2907 = acc_33 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2908 = parts_51 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2909;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2909) : "f"(t2907), "f"(1.0f), "f"(t2908));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2909;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2910 = acc_34 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2911 = parts_52 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2912;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2912) : "f"(t2910), "f"(1.0f), "f"(t2911));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2912;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2913 = acc_37 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2914 = parts_53 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2915) : "f"(t2913), "f"(1.0f), "f"(t2914));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2915;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2916 = acc_38 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2917 = parts_54 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2918;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2918) : "f"(t2916), "f"(1.0f), "f"(t2917));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2918;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2919 = acc_41 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2920 = parts_55 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2921;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2921) : "f"(t2919), "f"(1.0f), "f"(t2920));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2921;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2922 = acc_42 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2923 = parts_56 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2924) : "f"(t2922), "f"(1.0f), "f"(t2923));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2924;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2925 = acc_45 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2926 = parts_57 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2927;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2927) : "f"(t2925), "f"(1.0f), "f"(t2926));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2927;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2928 = acc_46 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2929 = parts_58 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2930;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2930) : "f"(t2928), "f"(1.0f), "f"(t2929));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2930;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2931 = acc_49 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2932 = parts_59 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2933;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2933) : "f"(t2931), "f"(1.0f), "f"(t2932));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2933;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2934 = acc_50 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2935 = parts_60 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2936) : "f"(t2934), "f"(1.0f), "f"(t2935));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2936;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2937 = acc_53 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2938 = parts_61 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2939;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2939) : "f"(t2937), "f"(1.0f), "f"(t2938));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2939;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2940 = acc_54 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2941 = parts_62 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2942;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2942) : "f"(t2940), "f"(1.0f), "f"(t2941));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2942;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2943 = acc_57 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2944 = parts_63 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2945) : "f"(t2943), "f"(1.0f), "f"(t2944));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2945;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2946 = acc_58 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2947 = parts_64 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2948) : "f"(t2946), "f"(1.0f), "f"(t2947));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2948;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2949 = acc_61 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2950 = parts_65 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2951) : "f"(t2949), "f"(1.0f), "f"(t2950));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2951;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2952 = acc_62 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2953 = parts_66 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2954) : "f"(t2952), "f"(1.0f), "f"(t2953));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2954;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2955 = split_2 + 8u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2956 = t2955 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_2 = t2956 ? parts_101 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_13;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_13) : "f"(row_max), "f"(max_2));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2959 = new_13 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2960 = new_13 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_13 = t2959 ? 0.0f : t2960;
                        const f32 t2962 = -reference_13;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2963) : "f"(row_max), "f"(scale_log2), "f"(t2962));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_9) : "f"(t2963));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2965 = -reference_13;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2966) : "f"(max_2), "f"(scale_log2), "f"(t2965));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_9) : "f"(t2966));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_13;
                        const f32 t2968 = row_sum * ours_9;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2969 = parts_102 * other_9;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2970) : "f"(t2968), "f"(1.0f), "f"(t2969));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2970;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2971 = acc * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2972 = parts_69 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(t2971), "f"(1.0f), "f"(t2972));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2973;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2974 = acc_2 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2975 = parts_70 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2976) : "f"(t2974), "f"(1.0f), "f"(t2975));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2976;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2977 = acc_5 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2978 = parts_71 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2979) : "f"(t2977), "f"(1.0f), "f"(t2978));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2979;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2980 = acc_6 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2981 = parts_72 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2982;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2982) : "f"(t2980), "f"(1.0f), "f"(t2981));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2982;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2983 = acc_9 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2984 = parts_73 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2985) : "f"(t2983), "f"(1.0f), "f"(t2984));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2985;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2986 = acc_10 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2987 = parts_74 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2988) : "f"(t2986), "f"(1.0f), "f"(t2987));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2988;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2989 = acc_13 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2990 = parts_75 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2991) : "f"(t2989), "f"(1.0f), "f"(t2990));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2991;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2992 = acc_14 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2993 = parts_76 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2994) : "f"(t2992), "f"(1.0f), "f"(t2993));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2994;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2995 = acc_17 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2996 = parts_77 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2997;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2997) : "f"(t2995), "f"(1.0f), "f"(t2996));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2997;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2998 = acc_18 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2999 = parts_78 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3000) : "f"(t2998), "f"(1.0f), "f"(t2999));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t3000;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3001 = acc_21 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3002 = parts_79 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3003) : "f"(t3001), "f"(1.0f), "f"(t3002));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t3003;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3004 = acc_22 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3005 = parts_80 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(t3004), "f"(1.0f), "f"(t3005));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t3006;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3007 = acc_25 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3008 = parts_81 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3009) : "f"(t3007), "f"(1.0f), "f"(t3008));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t3009;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3010 = acc_26 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3011 = parts_82 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3012) : "f"(t3010), "f"(1.0f), "f"(t3011));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t3012;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3013 = acc_29 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3014 = parts_83 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3015) : "f"(t3013), "f"(1.0f), "f"(t3014));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t3015;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3016 = acc_30 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3017 = parts_84 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3018) : "f"(t3016), "f"(1.0f), "f"(t3017));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t3018;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3019 = acc_33 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3020 = parts_85 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(t3019), "f"(1.0f), "f"(t3020));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t3021;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3022 = acc_34 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3023 = parts_86 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3024) : "f"(t3022), "f"(1.0f), "f"(t3023));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t3024;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3025 = acc_37 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3026 = parts_87 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3027) : "f"(t3025), "f"(1.0f), "f"(t3026));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t3027;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3028 = acc_38 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3029 = parts_88 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3030) : "f"(t3028), "f"(1.0f), "f"(t3029));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t3030;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3031 = acc_41 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3032 = parts_89 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3033) : "f"(t3031), "f"(1.0f), "f"(t3032));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t3033;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3034 = acc_42 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3035 = parts_90 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3036) : "f"(t3034), "f"(1.0f), "f"(t3035));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t3036;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3037 = acc_45 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3038 = parts_91 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3039) : "f"(t3037), "f"(1.0f), "f"(t3038));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t3039;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3040 = acc_46 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3041 = parts_92 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3042) : "f"(t3040), "f"(1.0f), "f"(t3041));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t3042;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3043 = acc_49 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3044 = parts_93 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3045) : "f"(t3043), "f"(1.0f), "f"(t3044));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t3045;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3046 = acc_50 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3047 = parts_94 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3048) : "f"(t3046), "f"(1.0f), "f"(t3047));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t3048;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3049 = acc_53 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3050 = parts_95 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3051;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3051) : "f"(t3049), "f"(1.0f), "f"(t3050));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t3051;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3052 = acc_54 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3053 = parts_96 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3054;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3054) : "f"(t3052), "f"(1.0f), "f"(t3053));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t3054;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3055 = acc_57 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3056 = parts_97 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3057;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3057) : "f"(t3055), "f"(1.0f), "f"(t3056));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t3057;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3058 = acc_58 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3059 = parts_98 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3060) : "f"(t3058), "f"(1.0f), "f"(t3059));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t3060;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3061 = acc_61 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3062 = parts_99 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3063) : "f"(t3061), "f"(1.0f), "f"(t3062));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t3063;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3064 = acc_62 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3065 = parts_100 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3066) : "f"(t3064), "f"(1.0f), "f"(t3065));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t3066;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3067 = split_2 + 12u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3068 = t3067 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_3 = t3068 ? parts_135 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_14;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_14) : "f"(row_max), "f"(max_3));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3071 = new_14 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3072 = new_14 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_14 = t3071 ? 0.0f : t3072;
                        const f32 t3074 = -reference_14;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3075) : "f"(row_max), "f"(scale_log2), "f"(t3074));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_10) : "f"(t3075));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3077 = -reference_14;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3078) : "f"(max_3), "f"(scale_log2), "f"(t3077));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_10) : "f"(t3078));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_14;
                        const f32 t3080 = row_sum * ours_10;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3081 = parts_136 * other_10;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3082;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3082) : "f"(t3080), "f"(1.0f), "f"(t3081));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t3082;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3083 = acc * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3084 = parts_103 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3085;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3085) : "f"(t3083), "f"(1.0f), "f"(t3084));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t3085;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3086 = acc_2 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3087 = parts_104 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3088;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3088) : "f"(t3086), "f"(1.0f), "f"(t3087));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t3088;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3089 = acc_5 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3090 = parts_105 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3091;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3091) : "f"(t3089), "f"(1.0f), "f"(t3090));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t3091;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3092 = acc_6 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3093 = parts_106 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3094;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3094) : "f"(t3092), "f"(1.0f), "f"(t3093));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t3094;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3095 = acc_9 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3096 = parts_107 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3097;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3097) : "f"(t3095), "f"(1.0f), "f"(t3096));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t3097;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3098 = acc_10 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3099 = parts_108 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3100) : "f"(t3098), "f"(1.0f), "f"(t3099));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t3100;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3101 = acc_13 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3102 = parts_109 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3103) : "f"(t3101), "f"(1.0f), "f"(t3102));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t3103;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3104 = acc_14 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3105 = parts_110 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3106) : "f"(t3104), "f"(1.0f), "f"(t3105));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t3106;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3107 = acc_17 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3108 = parts_111 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3109) : "f"(t3107), "f"(1.0f), "f"(t3108));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t3109;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3110 = acc_18 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3111 = parts_112 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3112) : "f"(t3110), "f"(1.0f), "f"(t3111));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t3112;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3113 = acc_21 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3114 = parts_113 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3115) : "f"(t3113), "f"(1.0f), "f"(t3114));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t3115;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3116 = acc_22 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3117 = parts_114 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3118) : "f"(t3116), "f"(1.0f), "f"(t3117));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t3118;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3119 = acc_25 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3120 = parts_115 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3121) : "f"(t3119), "f"(1.0f), "f"(t3120));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t3121;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3122 = acc_26 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3123 = parts_116 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3124) : "f"(t3122), "f"(1.0f), "f"(t3123));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t3124;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3125 = acc_29 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3126 = parts_117 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3127) : "f"(t3125), "f"(1.0f), "f"(t3126));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t3127;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3128 = acc_30 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3129 = parts_118 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3130) : "f"(t3128), "f"(1.0f), "f"(t3129));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t3130;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3131 = acc_33 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3132 = parts_119 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(t3131), "f"(1.0f), "f"(t3132));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t3133;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3134 = acc_34 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3135 = parts_120 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3136) : "f"(t3134), "f"(1.0f), "f"(t3135));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t3136;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3137 = acc_37 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3138 = parts_121 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3139) : "f"(t3137), "f"(1.0f), "f"(t3138));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t3139;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3140 = acc_38 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3141 = parts_122 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3142) : "f"(t3140), "f"(1.0f), "f"(t3141));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t3142;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3143 = acc_41 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3144 = parts_123 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3145) : "f"(t3143), "f"(1.0f), "f"(t3144));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t3145;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3146 = acc_42 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3147 = parts_124 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3148) : "f"(t3146), "f"(1.0f), "f"(t3147));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t3148;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3149 = acc_45 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3150 = parts_125 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3151) : "f"(t3149), "f"(1.0f), "f"(t3150));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t3151;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3152 = acc_46 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3153 = parts_126 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3154) : "f"(t3152), "f"(1.0f), "f"(t3153));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t3154;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3155 = acc_49 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3156 = parts_127 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(t3155), "f"(1.0f), "f"(t3156));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t3157;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3158 = acc_50 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3159 = parts_128 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3160) : "f"(t3158), "f"(1.0f), "f"(t3159));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t3160;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3161 = acc_53 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3162 = parts_129 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3163) : "f"(t3161), "f"(1.0f), "f"(t3162));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t3163;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3164 = acc_54 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3165 = parts_130 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3166) : "f"(t3164), "f"(1.0f), "f"(t3165));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t3166;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3167 = acc_57 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3168 = parts_131 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3169) : "f"(t3167), "f"(1.0f), "f"(t3168));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t3169;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3170 = acc_58 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3171 = parts_132 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3172) : "f"(t3170), "f"(1.0f), "f"(t3171));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t3172;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3173 = acc_61 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3174 = parts_133 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3175) : "f"(t3173), "f"(1.0f), "f"(t3174));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t3175;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3176 = acc_62 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3177 = parts_134 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3178) : "f"(t3176), "f"(1.0f), "f"(t3177));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t3178;
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3179 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3180 = t3179 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3181 = t3180 < t12;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3181) {
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3182 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3183 = t3182 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3184 = t3183 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3185 = partials + t3184;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3186 = (u64)split_2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3187 = t3186 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3188 = t3187 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3189 = t3185 + t3188;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3190 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3191 = t3190 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3192 = t3189 + t3191;
                        const u64 t3193 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3194 = t3192 + t3193;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_137;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_137) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_138;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_138) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_139;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_139) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_140;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_140) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_141;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_141) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_142;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_142) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_143;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_143) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_144;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_144) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_145;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_145) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_146;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_146) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_147;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_147) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_148;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_148) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_149;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_149) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_150;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_150) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_151;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_151) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_152;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_152) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_153;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_153) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_154;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_154) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_155;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_155) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_156;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_156) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_157;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_157) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_158;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_158) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_159;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_159) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_160;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_160) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_161;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_161) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_162;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_162) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_163;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_163) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_164;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_164) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_165;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_165) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_166;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_166) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_167;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_167) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_168;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_168) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_169;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_169) : "l"(t3194) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_170;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_170) : "l"(t3194) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3229 = split_2 + 4u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3230 = t3229 < last_3 ? t3229 : last_3;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3231 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3232 = t3231 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3233 = t3232 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3234 = partials + t3233;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3235 = (u64)t3230;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3236 = t3235 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3237 = t3236 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3238 = t3234 + t3237;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3239 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3240 = t3239 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3241 = t3238 + t3240;
                        const u64 t3242 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3243 = t3241 + t3242;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_171;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_171) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_172;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_172) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_173;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_173) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_174;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_174) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_175;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_175) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_176;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_176) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_177;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_177) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_178;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_178) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_179;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_179) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_180;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_180) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_181;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_181) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_182;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_182) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_183;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_183) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_184;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_184) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_185;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_185) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_186;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_186) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_187;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_187) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_188;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_188) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_189;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_189) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_190;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_190) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_191;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_191) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_192;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_192) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_193;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_193) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_194;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_194) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_195;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_195) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_196;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_196) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_197;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_197) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_198;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_198) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_199;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_199) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_200;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_200) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_201;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_201) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_202;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_202) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_203;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_203) : "l"(t3243) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_204;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_204) : "l"(t3243) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3278 = split_2 + 8u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3279 = t3278 < last_3 ? t3278 : last_3;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3280 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3281 = t3280 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3282 = t3281 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3283 = partials + t3282;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3284 = (u64)t3279;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3285 = t3284 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3286 = t3285 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3287 = t3283 + t3286;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3288 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3289 = t3288 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3290 = t3287 + t3289;
                        const u64 t3291 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3292 = t3290 + t3291;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_205;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_205) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_206;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_206) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_207;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_207) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_208;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_208) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_209;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_209) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_210;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_210) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_211;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_211) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_212;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_212) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_213;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_213) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_214;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_214) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_215;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_215) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_216;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_216) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_217;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_217) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_218;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_218) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_219;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_219) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_220;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_220) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_221;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_221) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_222;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_222) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_223;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_223) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_224;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_224) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_225;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_225) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_226;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_226) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_227;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_227) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_228;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_228) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_229;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_229) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_230;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_230) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_231;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_231) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_232;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_232) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_233;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_233) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_234;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_234) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_235;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_235) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_236;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_236) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_237;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_237) : "l"(t3292) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_238;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_238) : "l"(t3292) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3327 = split_2 + 12u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3328 = t3327 < last_3 ? t3327 : last_3;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3329 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3330 = t3329 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3331 = t3330 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3332 = partials + t3331;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3333 = (u64)t3328;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3334 = t3333 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3335 = t3334 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3336 = t3332 + t3335;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3337 = 1ull * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3338 = t3337 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3339 = t3336 + t3338;
                        const u64 t3340 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3341 = t3339 + t3340;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_239;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_239) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_240;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_240) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_241;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_241) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_242;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_242) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_243;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_243) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_244;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_244) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_245;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_245) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_246;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_246) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_247;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_247) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_248;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_248) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_249;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_249) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_250;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_250) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_251;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_251) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_252;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_252) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_253;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_253) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_254;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_254) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_255;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_255) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_256;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_256) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_257;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_257) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_258;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_258) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_259;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_259) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_260;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_260) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_261;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_261) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_262;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_262) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_263;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_263) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_264;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_264) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_265;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_265) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_266;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_266) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_267;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_267) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_268;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_268) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_269;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_269) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_270;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_270) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_271;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_271) : "l"(t3341) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_272;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_272) : "l"(t3341) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_15;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_15) : "f"(row_max_2), "f"(parts_169));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3377 = new_15 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3378 = new_15 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_15 = t3377 ? 0.0f : t3378;
                        const f32 t3380 = -reference_15;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3381) : "f"(row_max_2), "f"(scale_log2), "f"(t3380));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_11) : "f"(t3381));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3383 = -reference_15;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3384) : "f"(parts_169), "f"(scale_log2), "f"(t3383));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_11) : "f"(t3384));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_15;
                        const f32 t3386 = row_sum_2 * ours_11;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3387 = parts_170 * other_11;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(t3386), "f"(1.0f), "f"(t3387));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3388;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3389 = acc_3 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3390 = parts_137 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(t3389), "f"(1.0f), "f"(t3390));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3391;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3392 = acc_4 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3393 = parts_138 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(t3392), "f"(1.0f), "f"(t3393));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3394;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3395 = acc_7 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3396 = parts_139 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3397) : "f"(t3395), "f"(1.0f), "f"(t3396));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3397;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3398 = acc_8 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3399 = parts_140 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3400) : "f"(t3398), "f"(1.0f), "f"(t3399));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3400;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3401 = acc_11 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3402 = parts_141 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3403) : "f"(t3401), "f"(1.0f), "f"(t3402));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3403;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3404 = acc_12 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3405 = parts_142 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3406) : "f"(t3404), "f"(1.0f), "f"(t3405));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3406;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3407 = acc_15 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3408 = parts_143 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3409) : "f"(t3407), "f"(1.0f), "f"(t3408));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3409;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3410 = acc_16 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3411 = parts_144 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3412) : "f"(t3410), "f"(1.0f), "f"(t3411));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3412;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3413 = acc_19 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3414 = parts_145 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(t3413), "f"(1.0f), "f"(t3414));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3415;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3416 = acc_20 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3417 = parts_146 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3418) : "f"(t3416), "f"(1.0f), "f"(t3417));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3418;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3419 = acc_23 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3420 = parts_147 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3421) : "f"(t3419), "f"(1.0f), "f"(t3420));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3421;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3422 = acc_24 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3423 = parts_148 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3424) : "f"(t3422), "f"(1.0f), "f"(t3423));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3424;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3425 = acc_27 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3426 = parts_149 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3427) : "f"(t3425), "f"(1.0f), "f"(t3426));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3427;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3428 = acc_28 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3429 = parts_150 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3430) : "f"(t3428), "f"(1.0f), "f"(t3429));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3430;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3431 = acc_31 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3432 = parts_151 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3433) : "f"(t3431), "f"(1.0f), "f"(t3432));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3433;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3434 = acc_32 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3435 = parts_152 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3436) : "f"(t3434), "f"(1.0f), "f"(t3435));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3436;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3437 = acc_35 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3438 = parts_153 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3439) : "f"(t3437), "f"(1.0f), "f"(t3438));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3439;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3440 = acc_36 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3441 = parts_154 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3442) : "f"(t3440), "f"(1.0f), "f"(t3441));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3442;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3443 = acc_39 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3444 = parts_155 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3445) : "f"(t3443), "f"(1.0f), "f"(t3444));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3445;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3446 = acc_40 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3447 = parts_156 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3448) : "f"(t3446), "f"(1.0f), "f"(t3447));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3448;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3449 = acc_43 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3450 = parts_157 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(t3449), "f"(1.0f), "f"(t3450));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3451;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3452 = acc_44 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3453 = parts_158 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3454;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3454) : "f"(t3452), "f"(1.0f), "f"(t3453));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3454;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3455 = acc_47 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3456 = parts_159 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3457) : "f"(t3455), "f"(1.0f), "f"(t3456));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3457;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3458 = acc_48 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3459 = parts_160 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3460) : "f"(t3458), "f"(1.0f), "f"(t3459));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3460;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3461 = acc_51 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3462 = parts_161 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3463) : "f"(t3461), "f"(1.0f), "f"(t3462));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3463;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3464 = acc_52 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3465 = parts_162 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3466) : "f"(t3464), "f"(1.0f), "f"(t3465));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3466;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3467 = acc_55 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3468 = parts_163 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3469;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3469) : "f"(t3467), "f"(1.0f), "f"(t3468));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3469;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3470 = acc_56 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3471 = parts_164 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(t3470), "f"(1.0f), "f"(t3471));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3472;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3473 = acc_59 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3474 = parts_165 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3475) : "f"(t3473), "f"(1.0f), "f"(t3474));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3475;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3476 = acc_60 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3477 = parts_166 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3478;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3478) : "f"(t3476), "f"(1.0f), "f"(t3477));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3478;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3479 = acc_63 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3480 = parts_167 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3481) : "f"(t3479), "f"(1.0f), "f"(t3480));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3481;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3482 = acc_64 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3483 = parts_168 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3484;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3484) : "f"(t3482), "f"(1.0f), "f"(t3483));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3484;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3485 = split_2 + 4u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3486 = t3485 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_4 = t3486 ? parts_203 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_16;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_16) : "f"(row_max_2), "f"(max_4));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3489 = new_16 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3490 = new_16 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_16 = t3489 ? 0.0f : t3490;
                        const f32 t3492 = -reference_16;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3493;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3493) : "f"(row_max_2), "f"(scale_log2), "f"(t3492));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_12) : "f"(t3493));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3495 = -reference_16;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3496;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3496) : "f"(max_4), "f"(scale_log2), "f"(t3495));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_12) : "f"(t3496));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_16;
                        const f32 t3498 = row_sum_2 * ours_12;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3499 = parts_204 * other_12;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3500;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3500) : "f"(t3498), "f"(1.0f), "f"(t3499));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3500;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3501 = acc_3 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3502 = parts_171 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3503) : "f"(t3501), "f"(1.0f), "f"(t3502));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3503;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3504 = acc_4 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3505 = parts_172 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3506;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3506) : "f"(t3504), "f"(1.0f), "f"(t3505));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3506;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3507 = acc_7 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3508 = parts_173 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3509;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3509) : "f"(t3507), "f"(1.0f), "f"(t3508));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3509;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3510 = acc_8 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3511 = parts_174 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3512;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3512) : "f"(t3510), "f"(1.0f), "f"(t3511));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3512;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3513 = acc_11 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3514 = parts_175 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3515;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3515) : "f"(t3513), "f"(1.0f), "f"(t3514));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3515;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3516 = acc_12 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3517 = parts_176 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3518;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3518) : "f"(t3516), "f"(1.0f), "f"(t3517));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3518;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3519 = acc_15 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3520 = parts_177 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3521;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3521) : "f"(t3519), "f"(1.0f), "f"(t3520));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3521;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3522 = acc_16 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3523 = parts_178 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3524;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3524) : "f"(t3522), "f"(1.0f), "f"(t3523));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3524;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3525 = acc_19 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3526 = parts_179 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3527;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3527) : "f"(t3525), "f"(1.0f), "f"(t3526));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3527;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3528 = acc_20 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3529 = parts_180 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3530;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3530) : "f"(t3528), "f"(1.0f), "f"(t3529));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3530;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3531 = acc_23 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3532 = parts_181 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3533;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3533) : "f"(t3531), "f"(1.0f), "f"(t3532));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3533;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3534 = acc_24 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3535 = parts_182 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3536;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3536) : "f"(t3534), "f"(1.0f), "f"(t3535));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3536;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3537 = acc_27 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3538 = parts_183 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3539;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3539) : "f"(t3537), "f"(1.0f), "f"(t3538));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3539;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3540 = acc_28 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3541 = parts_184 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3542;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3542) : "f"(t3540), "f"(1.0f), "f"(t3541));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3542;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3543 = acc_31 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3544 = parts_185 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3545;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3545) : "f"(t3543), "f"(1.0f), "f"(t3544));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3545;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3546 = acc_32 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3547 = parts_186 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3548;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3548) : "f"(t3546), "f"(1.0f), "f"(t3547));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3548;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3549 = acc_35 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3550 = parts_187 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3551;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3551) : "f"(t3549), "f"(1.0f), "f"(t3550));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3551;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3552 = acc_36 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3553 = parts_188 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3554;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3554) : "f"(t3552), "f"(1.0f), "f"(t3553));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3554;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3555 = acc_39 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3556 = parts_189 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3557;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3557) : "f"(t3555), "f"(1.0f), "f"(t3556));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3557;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3558 = acc_40 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3559 = parts_190 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3560;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3560) : "f"(t3558), "f"(1.0f), "f"(t3559));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3560;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3561 = acc_43 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3562 = parts_191 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3563;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3563) : "f"(t3561), "f"(1.0f), "f"(t3562));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3563;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3564 = acc_44 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3565 = parts_192 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3566;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3566) : "f"(t3564), "f"(1.0f), "f"(t3565));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3566;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3567 = acc_47 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3568 = parts_193 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3569;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3569) : "f"(t3567), "f"(1.0f), "f"(t3568));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3569;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3570 = acc_48 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3571 = parts_194 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3572;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3572) : "f"(t3570), "f"(1.0f), "f"(t3571));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3572;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3573 = acc_51 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3574 = parts_195 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3575;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3575) : "f"(t3573), "f"(1.0f), "f"(t3574));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3575;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3576 = acc_52 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3577 = parts_196 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3578;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3578) : "f"(t3576), "f"(1.0f), "f"(t3577));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3578;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3579 = acc_55 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3580 = parts_197 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3581;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3581) : "f"(t3579), "f"(1.0f), "f"(t3580));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3581;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3582 = acc_56 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3583 = parts_198 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3584) : "f"(t3582), "f"(1.0f), "f"(t3583));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3584;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3585 = acc_59 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3586 = parts_199 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3587;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3587) : "f"(t3585), "f"(1.0f), "f"(t3586));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3587;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3588 = acc_60 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3589 = parts_200 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3590;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3590) : "f"(t3588), "f"(1.0f), "f"(t3589));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3590;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3591 = acc_63 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3592 = parts_201 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3593) : "f"(t3591), "f"(1.0f), "f"(t3592));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3593;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3594 = acc_64 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3595 = parts_202 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3596) : "f"(t3594), "f"(1.0f), "f"(t3595));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3596;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3597 = split_2 + 8u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3598 = t3597 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_5 = t3598 ? parts_237 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_17;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_17) : "f"(row_max_2), "f"(max_5));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3601 = new_17 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3602 = new_17 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_17 = t3601 ? 0.0f : t3602;
                        const f32 t3604 = -reference_17;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3605) : "f"(row_max_2), "f"(scale_log2), "f"(t3604));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_13) : "f"(t3605));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3607 = -reference_17;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3608) : "f"(max_5), "f"(scale_log2), "f"(t3607));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_13) : "f"(t3608));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_17;
                        const f32 t3610 = row_sum_2 * ours_13;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3611 = parts_238 * other_13;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3612) : "f"(t3610), "f"(1.0f), "f"(t3611));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3612;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3613 = acc_3 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3614 = parts_205 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3615;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3615) : "f"(t3613), "f"(1.0f), "f"(t3614));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3615;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3616 = acc_4 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3617 = parts_206 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3618) : "f"(t3616), "f"(1.0f), "f"(t3617));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3618;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3619 = acc_7 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3620 = parts_207 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3621) : "f"(t3619), "f"(1.0f), "f"(t3620));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3621;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3622 = acc_8 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3623 = parts_208 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3624) : "f"(t3622), "f"(1.0f), "f"(t3623));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3624;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3625 = acc_11 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3626 = parts_209 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3627) : "f"(t3625), "f"(1.0f), "f"(t3626));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3627;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3628 = acc_12 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3629 = parts_210 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3630;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3630) : "f"(t3628), "f"(1.0f), "f"(t3629));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3630;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3631 = acc_15 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3632 = parts_211 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3633) : "f"(t3631), "f"(1.0f), "f"(t3632));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3633;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3634 = acc_16 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3635 = parts_212 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3636) : "f"(t3634), "f"(1.0f), "f"(t3635));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3636;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3637 = acc_19 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3638 = parts_213 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3639) : "f"(t3637), "f"(1.0f), "f"(t3638));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3639;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3640 = acc_20 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3641 = parts_214 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3642;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3642) : "f"(t3640), "f"(1.0f), "f"(t3641));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3642;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3643 = acc_23 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3644 = parts_215 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3645;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3645) : "f"(t3643), "f"(1.0f), "f"(t3644));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3645;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3646 = acc_24 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3647 = parts_216 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3648) : "f"(t3646), "f"(1.0f), "f"(t3647));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3648;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3649 = acc_27 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3650 = parts_217 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3651) : "f"(t3649), "f"(1.0f), "f"(t3650));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3651;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3652 = acc_28 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3653 = parts_218 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3654) : "f"(t3652), "f"(1.0f), "f"(t3653));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3654;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3655 = acc_31 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3656 = parts_219 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3657) : "f"(t3655), "f"(1.0f), "f"(t3656));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3657;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3658 = acc_32 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3659 = parts_220 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3660;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3660) : "f"(t3658), "f"(1.0f), "f"(t3659));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3660;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3661 = acc_35 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3662 = parts_221 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3663) : "f"(t3661), "f"(1.0f), "f"(t3662));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3663;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3664 = acc_36 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3665 = parts_222 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3666) : "f"(t3664), "f"(1.0f), "f"(t3665));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3666;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3667 = acc_39 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3668 = parts_223 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3669) : "f"(t3667), "f"(1.0f), "f"(t3668));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3669;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3670 = acc_40 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3671 = parts_224 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3672) : "f"(t3670), "f"(1.0f), "f"(t3671));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3672;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3673 = acc_43 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3674 = parts_225 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3675) : "f"(t3673), "f"(1.0f), "f"(t3674));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3675;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3676 = acc_44 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3677 = parts_226 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3678) : "f"(t3676), "f"(1.0f), "f"(t3677));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3678;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3679 = acc_47 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3680 = parts_227 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3681) : "f"(t3679), "f"(1.0f), "f"(t3680));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3681;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3682 = acc_48 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3683 = parts_228 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3684) : "f"(t3682), "f"(1.0f), "f"(t3683));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3684;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3685 = acc_51 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3686 = parts_229 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3687) : "f"(t3685), "f"(1.0f), "f"(t3686));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3687;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3688 = acc_52 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3689 = parts_230 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3690) : "f"(t3688), "f"(1.0f), "f"(t3689));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3690;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3691 = acc_55 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3692 = parts_231 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3693) : "f"(t3691), "f"(1.0f), "f"(t3692));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3693;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3694 = acc_56 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3695 = parts_232 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3696) : "f"(t3694), "f"(1.0f), "f"(t3695));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3696;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3697 = acc_59 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3698 = parts_233 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3699) : "f"(t3697), "f"(1.0f), "f"(t3698));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3699;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3700 = acc_60 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3701 = parts_234 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3702) : "f"(t3700), "f"(1.0f), "f"(t3701));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3702;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3703 = acc_63 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3704 = parts_235 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3705) : "f"(t3703), "f"(1.0f), "f"(t3704));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3705;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3706 = acc_64 * ours_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3707 = parts_236 * other_13;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3708) : "f"(t3706), "f"(1.0f), "f"(t3707));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3708;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3709 = split_2 + 12u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3710 = t3709 < t24;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_6 = t3710 ? parts_271 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_18;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_18) : "f"(row_max_2), "f"(max_6));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3713 = new_18 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3714 = new_18 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_18 = t3713 ? 0.0f : t3714;
                        const f32 t3716 = -reference_18;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3717) : "f"(row_max_2), "f"(scale_log2), "f"(t3716));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_14) : "f"(t3717));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3719 = -reference_18;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3720) : "f"(max_6), "f"(scale_log2), "f"(t3719));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_14) : "f"(t3720));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_18;
                        const f32 t3722 = row_sum_2 * ours_14;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3723 = parts_272 * other_14;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3724) : "f"(t3722), "f"(1.0f), "f"(t3723));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3724;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3725 = acc_3 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3726 = parts_239 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3727) : "f"(t3725), "f"(1.0f), "f"(t3726));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3727;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3728 = acc_4 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3729 = parts_240 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3730) : "f"(t3728), "f"(1.0f), "f"(t3729));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3730;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3731 = acc_7 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3732 = parts_241 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3733) : "f"(t3731), "f"(1.0f), "f"(t3732));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3733;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3734 = acc_8 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3735 = parts_242 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3736) : "f"(t3734), "f"(1.0f), "f"(t3735));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3736;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3737 = acc_11 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3738 = parts_243 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3739) : "f"(t3737), "f"(1.0f), "f"(t3738));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3739;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3740 = acc_12 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3741 = parts_244 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3742) : "f"(t3740), "f"(1.0f), "f"(t3741));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3742;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3743 = acc_15 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3744 = parts_245 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3745) : "f"(t3743), "f"(1.0f), "f"(t3744));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3745;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3746 = acc_16 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3747 = parts_246 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3748) : "f"(t3746), "f"(1.0f), "f"(t3747));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3748;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3749 = acc_19 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3750 = parts_247 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3751) : "f"(t3749), "f"(1.0f), "f"(t3750));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3751;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3752 = acc_20 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3753 = parts_248 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3754) : "f"(t3752), "f"(1.0f), "f"(t3753));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3754;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3755 = acc_23 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3756 = parts_249 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3757) : "f"(t3755), "f"(1.0f), "f"(t3756));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3757;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3758 = acc_24 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3759 = parts_250 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3760) : "f"(t3758), "f"(1.0f), "f"(t3759));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3760;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3761 = acc_27 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3762 = parts_251 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3763) : "f"(t3761), "f"(1.0f), "f"(t3762));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3763;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3764 = acc_28 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3765 = parts_252 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3766;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3766) : "f"(t3764), "f"(1.0f), "f"(t3765));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3766;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3767 = acc_31 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3768 = parts_253 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3769) : "f"(t3767), "f"(1.0f), "f"(t3768));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3769;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3770 = acc_32 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3771 = parts_254 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3772) : "f"(t3770), "f"(1.0f), "f"(t3771));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3772;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3773 = acc_35 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3774 = parts_255 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3775;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3775) : "f"(t3773), "f"(1.0f), "f"(t3774));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3775;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3776 = acc_36 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3777 = parts_256 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3778) : "f"(t3776), "f"(1.0f), "f"(t3777));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3778;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3779 = acc_39 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3780 = parts_257 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3781;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3781) : "f"(t3779), "f"(1.0f), "f"(t3780));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3781;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3782 = acc_40 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3783 = parts_258 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3784) : "f"(t3782), "f"(1.0f), "f"(t3783));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3784;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3785 = acc_43 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3786 = parts_259 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3787) : "f"(t3785), "f"(1.0f), "f"(t3786));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3787;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3788 = acc_44 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3789 = parts_260 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3790;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3790) : "f"(t3788), "f"(1.0f), "f"(t3789));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3790;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3791 = acc_47 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3792 = parts_261 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3793) : "f"(t3791), "f"(1.0f), "f"(t3792));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3793;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3794 = acc_48 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3795 = parts_262 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3796) : "f"(t3794), "f"(1.0f), "f"(t3795));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3796;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3797 = acc_51 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3798 = parts_263 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3799) : "f"(t3797), "f"(1.0f), "f"(t3798));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3799;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3800 = acc_52 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3801 = parts_264 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3802) : "f"(t3800), "f"(1.0f), "f"(t3801));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3802;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3803 = acc_55 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3804 = parts_265 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3805) : "f"(t3803), "f"(1.0f), "f"(t3804));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3805;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3806 = acc_56 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3807 = parts_266 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3808) : "f"(t3806), "f"(1.0f), "f"(t3807));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3808;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3809 = acc_59 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3810 = parts_267 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3811) : "f"(t3809), "f"(1.0f), "f"(t3810));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3811;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3812 = acc_60 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3813 = parts_268 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3814) : "f"(t3812), "f"(1.0f), "f"(t3813));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3814;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3815 = acc_63 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3816 = parts_269 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3817) : "f"(t3815), "f"(1.0f), "f"(t3816));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3817;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3818 = acc_64 * ours_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3819 = parts_270 * other_14;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3820;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3820) : "f"(t3818), "f"(1.0f), "f"(t3819));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3820;
                    }
#line 61 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3821 = split_2 + 16u;
#line 61 "fa-kernels/src/attention/forward/decode/merge.rs"
                    split_2 = t3821;
                }
#line 39 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("bar.sync 0;" :  :  : "memory");
                const bool t3823 = warp != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
                if (t3823) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3824 = warp - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3825 = t3824 * 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3826 = ring + t3825;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3827 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 mine_2 = t3826 + t3827;
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
                const bool t3829 = warp == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
                if (t3829) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t3830 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_4 = ring + t3830;
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
                    const bool t3901 = new_19 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3902 = new_19 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_19 = t3901 ? 0.0f : t3902;
                    const f32 t3904 = -reference_19;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3905;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3905) : "f"(row_max), "f"(scale_log2), "f"(t3904));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_15;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_15) : "f"(t3905));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3907 = -reference_19;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3908;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3908) : "f"(words_269), "f"(scale_log2), "f"(t3907));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_15;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_15) : "f"(t3908));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_19;
                    const f32 t3910 = row_sum * ours_15;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3911 = words_271 * other_15;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3912;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3912) : "f"(t3910), "f"(1.0f), "f"(t3911));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t3912;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3913 = acc * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3914 = words_205 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3915;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3915) : "f"(t3913), "f"(1.0f), "f"(t3914));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t3915;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3916 = acc_2 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3917 = words_206 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3918;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3918) : "f"(t3916), "f"(1.0f), "f"(t3917));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t3918;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3919 = acc_5 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3920 = words_209 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3921;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3921) : "f"(t3919), "f"(1.0f), "f"(t3920));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t3921;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3922 = acc_6 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3923 = words_210 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3924;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3924) : "f"(t3922), "f"(1.0f), "f"(t3923));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t3924;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3925 = acc_9 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3926 = words_213 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3927;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3927) : "f"(t3925), "f"(1.0f), "f"(t3926));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t3927;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3928 = acc_10 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3929 = words_214 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3930;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3930) : "f"(t3928), "f"(1.0f), "f"(t3929));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t3930;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3931 = acc_13 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3932 = words_217 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3933;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3933) : "f"(t3931), "f"(1.0f), "f"(t3932));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t3933;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3934 = acc_14 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3935 = words_218 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3936;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3936) : "f"(t3934), "f"(1.0f), "f"(t3935));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t3936;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3937 = acc_17 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3938 = words_221 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3939;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3939) : "f"(t3937), "f"(1.0f), "f"(t3938));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t3939;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3940 = acc_18 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3941 = words_222 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3942;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3942) : "f"(t3940), "f"(1.0f), "f"(t3941));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t3942;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3943 = acc_21 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3944 = words_225 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3945;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3945) : "f"(t3943), "f"(1.0f), "f"(t3944));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t3945;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3946 = acc_22 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3947 = words_226 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3948;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3948) : "f"(t3946), "f"(1.0f), "f"(t3947));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t3948;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3949 = acc_25 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3950 = words_229 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3951;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3951) : "f"(t3949), "f"(1.0f), "f"(t3950));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t3951;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3952 = acc_26 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3953 = words_230 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3954;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3954) : "f"(t3952), "f"(1.0f), "f"(t3953));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t3954;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3955 = acc_29 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3956 = words_233 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3957;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3957) : "f"(t3955), "f"(1.0f), "f"(t3956));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t3957;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3958 = acc_30 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3959 = words_234 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3960;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3960) : "f"(t3958), "f"(1.0f), "f"(t3959));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t3960;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3961 = acc_33 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3962 = words_237 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3963;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3963) : "f"(t3961), "f"(1.0f), "f"(t3962));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t3963;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3964 = acc_34 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3965 = words_238 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3966;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3966) : "f"(t3964), "f"(1.0f), "f"(t3965));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t3966;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3967 = acc_37 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3968 = words_241 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3969;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3969) : "f"(t3967), "f"(1.0f), "f"(t3968));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t3969;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3970 = acc_38 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3971 = words_242 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3972;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3972) : "f"(t3970), "f"(1.0f), "f"(t3971));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t3972;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3973 = acc_41 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3974 = words_245 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3975;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3975) : "f"(t3973), "f"(1.0f), "f"(t3974));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t3975;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3976 = acc_42 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3977 = words_246 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3978;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3978) : "f"(t3976), "f"(1.0f), "f"(t3977));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t3978;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3979 = acc_45 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3980 = words_249 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3981;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3981) : "f"(t3979), "f"(1.0f), "f"(t3980));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t3981;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3982 = acc_46 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3983 = words_250 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3984;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3984) : "f"(t3982), "f"(1.0f), "f"(t3983));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t3984;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3985 = acc_49 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3986 = words_253 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3987;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3987) : "f"(t3985), "f"(1.0f), "f"(t3986));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t3987;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3988 = acc_50 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3989 = words_254 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3990;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3990) : "f"(t3988), "f"(1.0f), "f"(t3989));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t3990;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3991 = acc_53 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3992 = words_257 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3993;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3993) : "f"(t3991), "f"(1.0f), "f"(t3992));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t3993;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3994 = acc_54 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3995 = words_258 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3996;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3996) : "f"(t3994), "f"(1.0f), "f"(t3995));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t3996;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3997 = acc_57 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t3998 = words_261 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t3999;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3999) : "f"(t3997), "f"(1.0f), "f"(t3998));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t3999;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4000 = acc_58 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4001 = words_262 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4002;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4002) : "f"(t4000), "f"(1.0f), "f"(t4001));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t4002;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4003 = acc_61 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4004 = words_265 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4005;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4005) : "f"(t4003), "f"(1.0f), "f"(t4004));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t4005;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4006 = acc_62 * ours_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4007 = words_266 * other_15;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4008;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4008) : "f"(t4006), "f"(1.0f), "f"(t4007));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t4008;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_20;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_20) : "f"(row_max_2), "f"(words_270));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t4010 = new_20 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4011 = new_20 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_20 = t4010 ? 0.0f : t4011;
                    const f32 t4013 = -reference_20;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4014;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4014) : "f"(row_max_2), "f"(scale_log2), "f"(t4013));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_16;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_16) : "f"(t4014));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4016 = -reference_20;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4017;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4017) : "f"(words_270), "f"(scale_log2), "f"(t4016));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_16;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_16) : "f"(t4017));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_20;
                    const f32 t4019 = row_sum_2 * ours_16;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4020 = words_272 * other_16;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4021;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4021) : "f"(t4019), "f"(1.0f), "f"(t4020));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t4021;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4022 = acc_3 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4023 = words_207 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4024;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4024) : "f"(t4022), "f"(1.0f), "f"(t4023));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t4024;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4025 = acc_4 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4026 = words_208 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4027;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4027) : "f"(t4025), "f"(1.0f), "f"(t4026));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t4027;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4028 = acc_7 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4029 = words_211 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4030;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4030) : "f"(t4028), "f"(1.0f), "f"(t4029));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t4030;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4031 = acc_8 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4032 = words_212 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4033;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4033) : "f"(t4031), "f"(1.0f), "f"(t4032));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t4033;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4034 = acc_11 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4035 = words_215 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4036;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4036) : "f"(t4034), "f"(1.0f), "f"(t4035));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t4036;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4037 = acc_12 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4038 = words_216 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4039;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4039) : "f"(t4037), "f"(1.0f), "f"(t4038));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t4039;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4040 = acc_15 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4041 = words_219 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4042;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4042) : "f"(t4040), "f"(1.0f), "f"(t4041));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t4042;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4043 = acc_16 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4044 = words_220 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4045;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4045) : "f"(t4043), "f"(1.0f), "f"(t4044));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t4045;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4046 = acc_19 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4047 = words_223 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4048;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4048) : "f"(t4046), "f"(1.0f), "f"(t4047));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t4048;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4049 = acc_20 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4050 = words_224 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4051;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4051) : "f"(t4049), "f"(1.0f), "f"(t4050));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t4051;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4052 = acc_23 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4053 = words_227 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4054;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4054) : "f"(t4052), "f"(1.0f), "f"(t4053));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t4054;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4055 = acc_24 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4056 = words_228 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4057;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4057) : "f"(t4055), "f"(1.0f), "f"(t4056));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t4057;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4058 = acc_27 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4059 = words_231 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4060;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4060) : "f"(t4058), "f"(1.0f), "f"(t4059));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t4060;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4061 = acc_28 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4062 = words_232 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4063;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4063) : "f"(t4061), "f"(1.0f), "f"(t4062));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t4063;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4064 = acc_31 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4065 = words_235 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4066;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4066) : "f"(t4064), "f"(1.0f), "f"(t4065));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t4066;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4067 = acc_32 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4068 = words_236 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4069;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4069) : "f"(t4067), "f"(1.0f), "f"(t4068));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t4069;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4070 = acc_35 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4071 = words_239 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4072;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4072) : "f"(t4070), "f"(1.0f), "f"(t4071));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t4072;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4073 = acc_36 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4074 = words_240 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4075;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4075) : "f"(t4073), "f"(1.0f), "f"(t4074));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t4075;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4076 = acc_39 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4077 = words_243 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4078;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4078) : "f"(t4076), "f"(1.0f), "f"(t4077));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t4078;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4079 = acc_40 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4080 = words_244 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4081;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4081) : "f"(t4079), "f"(1.0f), "f"(t4080));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t4081;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4082 = acc_43 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4083 = words_247 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4084;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4084) : "f"(t4082), "f"(1.0f), "f"(t4083));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t4084;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4085 = acc_44 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4086 = words_248 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4087;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4087) : "f"(t4085), "f"(1.0f), "f"(t4086));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t4087;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4088 = acc_47 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4089 = words_251 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4090;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4090) : "f"(t4088), "f"(1.0f), "f"(t4089));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t4090;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4091 = acc_48 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4092 = words_252 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4093;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4093) : "f"(t4091), "f"(1.0f), "f"(t4092));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t4093;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4094 = acc_51 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4095 = words_255 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4096;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4096) : "f"(t4094), "f"(1.0f), "f"(t4095));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t4096;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4097 = acc_52 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4098 = words_256 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4099;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4099) : "f"(t4097), "f"(1.0f), "f"(t4098));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t4099;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4100 = acc_55 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4101 = words_259 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4102) : "f"(t4100), "f"(1.0f), "f"(t4101));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t4102;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4103 = acc_56 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4104 = words_260 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4105) : "f"(t4103), "f"(1.0f), "f"(t4104));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t4105;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4106 = acc_59 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4107 = words_263 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4108) : "f"(t4106), "f"(1.0f), "f"(t4107));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t4108;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4109 = acc_60 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4110 = words_264 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4111) : "f"(t4109), "f"(1.0f), "f"(t4110));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t4111;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4112 = acc_63 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4113 = words_267 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4114) : "f"(t4112), "f"(1.0f), "f"(t4113));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t4114;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4115 = acc_64 * ours_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4116 = words_268 * other_16;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4117) : "f"(t4115), "f"(1.0f), "f"(t4116));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t4117;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t4118 = ring + 8704u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t4119 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_5 = t4118 + t4119;
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
                    const bool t4190 = new_21 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4191 = new_21 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_21 = t4190 ? 0.0f : t4191;
                    const f32 t4193 = -reference_21;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4194) : "f"(row_max), "f"(scale_log2), "f"(t4193));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_17;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_17) : "f"(t4194));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4196 = -reference_21;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4197) : "f"(words_337), "f"(scale_log2), "f"(t4196));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_17;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_17) : "f"(t4197));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_21;
                    const f32 t4199 = row_sum * ours_17;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4200 = words_339 * other_17;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4201) : "f"(t4199), "f"(1.0f), "f"(t4200));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t4201;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4202 = acc * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4203 = words_273 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4204) : "f"(t4202), "f"(1.0f), "f"(t4203));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t4204;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4205 = acc_2 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4206 = words_274 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4207) : "f"(t4205), "f"(1.0f), "f"(t4206));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t4207;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4208 = acc_5 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4209 = words_277 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4210) : "f"(t4208), "f"(1.0f), "f"(t4209));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t4210;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4211 = acc_6 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4212 = words_278 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4213) : "f"(t4211), "f"(1.0f), "f"(t4212));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t4213;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4214 = acc_9 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4215 = words_281 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4216) : "f"(t4214), "f"(1.0f), "f"(t4215));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t4216;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4217 = acc_10 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4218 = words_282 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4219) : "f"(t4217), "f"(1.0f), "f"(t4218));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t4219;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4220 = acc_13 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4221 = words_285 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4222) : "f"(t4220), "f"(1.0f), "f"(t4221));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t4222;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4223 = acc_14 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4224 = words_286 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4225) : "f"(t4223), "f"(1.0f), "f"(t4224));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t4225;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4226 = acc_17 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4227 = words_289 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4228) : "f"(t4226), "f"(1.0f), "f"(t4227));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t4228;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4229 = acc_18 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4230 = words_290 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4231;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4231) : "f"(t4229), "f"(1.0f), "f"(t4230));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t4231;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4232 = acc_21 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4233 = words_293 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4234) : "f"(t4232), "f"(1.0f), "f"(t4233));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t4234;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4235 = acc_22 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4236 = words_294 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4237;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4237) : "f"(t4235), "f"(1.0f), "f"(t4236));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t4237;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4238 = acc_25 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4239 = words_297 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4240) : "f"(t4238), "f"(1.0f), "f"(t4239));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t4240;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4241 = acc_26 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4242 = words_298 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4243) : "f"(t4241), "f"(1.0f), "f"(t4242));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t4243;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4244 = acc_29 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4245 = words_301 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4246) : "f"(t4244), "f"(1.0f), "f"(t4245));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t4246;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4247 = acc_30 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4248 = words_302 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4249) : "f"(t4247), "f"(1.0f), "f"(t4248));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t4249;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4250 = acc_33 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4251 = words_305 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4252) : "f"(t4250), "f"(1.0f), "f"(t4251));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t4252;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4253 = acc_34 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4254 = words_306 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4255) : "f"(t4253), "f"(1.0f), "f"(t4254));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t4255;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4256 = acc_37 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4257 = words_309 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4258;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4258) : "f"(t4256), "f"(1.0f), "f"(t4257));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t4258;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4259 = acc_38 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4260 = words_310 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4261;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4261) : "f"(t4259), "f"(1.0f), "f"(t4260));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t4261;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4262 = acc_41 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4263 = words_313 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4264;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4264) : "f"(t4262), "f"(1.0f), "f"(t4263));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t4264;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4265 = acc_42 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4266 = words_314 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4267;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4267) : "f"(t4265), "f"(1.0f), "f"(t4266));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t4267;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4268 = acc_45 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4269 = words_317 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4270;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4270) : "f"(t4268), "f"(1.0f), "f"(t4269));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t4270;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4271 = acc_46 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4272 = words_318 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4273;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4273) : "f"(t4271), "f"(1.0f), "f"(t4272));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t4273;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4274 = acc_49 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4275 = words_321 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4276;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4276) : "f"(t4274), "f"(1.0f), "f"(t4275));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t4276;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4277 = acc_50 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4278 = words_322 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4279;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4279) : "f"(t4277), "f"(1.0f), "f"(t4278));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t4279;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4280 = acc_53 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4281 = words_325 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4282;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4282) : "f"(t4280), "f"(1.0f), "f"(t4281));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t4282;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4283 = acc_54 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4284 = words_326 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4285;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4285) : "f"(t4283), "f"(1.0f), "f"(t4284));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t4285;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4286 = acc_57 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4287 = words_329 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4288;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4288) : "f"(t4286), "f"(1.0f), "f"(t4287));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t4288;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4289 = acc_58 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4290 = words_330 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4291;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4291) : "f"(t4289), "f"(1.0f), "f"(t4290));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t4291;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4292 = acc_61 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4293 = words_333 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4294;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4294) : "f"(t4292), "f"(1.0f), "f"(t4293));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t4294;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4295 = acc_62 * ours_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4296 = words_334 * other_17;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4297;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4297) : "f"(t4295), "f"(1.0f), "f"(t4296));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t4297;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_22;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_22) : "f"(row_max_2), "f"(words_338));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t4299 = new_22 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4300 = new_22 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_22 = t4299 ? 0.0f : t4300;
                    const f32 t4302 = -reference_22;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4303;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4303) : "f"(row_max_2), "f"(scale_log2), "f"(t4302));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_18;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_18) : "f"(t4303));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4305 = -reference_22;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4306;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4306) : "f"(words_338), "f"(scale_log2), "f"(t4305));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_18;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_18) : "f"(t4306));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_22;
                    const f32 t4308 = row_sum_2 * ours_18;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4309 = words_340 * other_18;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4310;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4310) : "f"(t4308), "f"(1.0f), "f"(t4309));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t4310;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4311 = acc_3 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4312 = words_275 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4313;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4313) : "f"(t4311), "f"(1.0f), "f"(t4312));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t4313;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4314 = acc_4 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4315 = words_276 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4316;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4316) : "f"(t4314), "f"(1.0f), "f"(t4315));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t4316;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4317 = acc_7 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4318 = words_279 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4319;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4319) : "f"(t4317), "f"(1.0f), "f"(t4318));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t4319;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4320 = acc_8 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4321 = words_280 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4322;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4322) : "f"(t4320), "f"(1.0f), "f"(t4321));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t4322;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4323 = acc_11 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4324 = words_283 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4325;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4325) : "f"(t4323), "f"(1.0f), "f"(t4324));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t4325;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4326 = acc_12 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4327 = words_284 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4328;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4328) : "f"(t4326), "f"(1.0f), "f"(t4327));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t4328;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4329 = acc_15 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4330 = words_287 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4331;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4331) : "f"(t4329), "f"(1.0f), "f"(t4330));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t4331;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4332 = acc_16 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4333 = words_288 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4334;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4334) : "f"(t4332), "f"(1.0f), "f"(t4333));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t4334;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4335 = acc_19 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4336 = words_291 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4337;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4337) : "f"(t4335), "f"(1.0f), "f"(t4336));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t4337;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4338 = acc_20 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4339 = words_292 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4340;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4340) : "f"(t4338), "f"(1.0f), "f"(t4339));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t4340;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4341 = acc_23 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4342 = words_295 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4343;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4343) : "f"(t4341), "f"(1.0f), "f"(t4342));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t4343;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4344 = acc_24 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4345 = words_296 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4346;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4346) : "f"(t4344), "f"(1.0f), "f"(t4345));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t4346;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4347 = acc_27 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4348 = words_299 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4349;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4349) : "f"(t4347), "f"(1.0f), "f"(t4348));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t4349;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4350 = acc_28 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4351 = words_300 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4352;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4352) : "f"(t4350), "f"(1.0f), "f"(t4351));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t4352;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4353 = acc_31 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4354 = words_303 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4355;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4355) : "f"(t4353), "f"(1.0f), "f"(t4354));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t4355;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4356 = acc_32 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4357 = words_304 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4358;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4358) : "f"(t4356), "f"(1.0f), "f"(t4357));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t4358;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4359 = acc_35 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4360 = words_307 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4361;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4361) : "f"(t4359), "f"(1.0f), "f"(t4360));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t4361;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4362 = acc_36 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4363 = words_308 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4364;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4364) : "f"(t4362), "f"(1.0f), "f"(t4363));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t4364;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4365 = acc_39 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4366 = words_311 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4367;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4367) : "f"(t4365), "f"(1.0f), "f"(t4366));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t4367;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4368 = acc_40 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4369 = words_312 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4370;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4370) : "f"(t4368), "f"(1.0f), "f"(t4369));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t4370;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4371 = acc_43 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4372 = words_315 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4373;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4373) : "f"(t4371), "f"(1.0f), "f"(t4372));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t4373;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4374 = acc_44 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4375 = words_316 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4376;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4376) : "f"(t4374), "f"(1.0f), "f"(t4375));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t4376;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4377 = acc_47 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4378 = words_319 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4379;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4379) : "f"(t4377), "f"(1.0f), "f"(t4378));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t4379;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4380 = acc_48 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4381 = words_320 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4382;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4382) : "f"(t4380), "f"(1.0f), "f"(t4381));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t4382;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4383 = acc_51 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4384 = words_323 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4385;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4385) : "f"(t4383), "f"(1.0f), "f"(t4384));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t4385;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4386 = acc_52 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4387 = words_324 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4388;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4388) : "f"(t4386), "f"(1.0f), "f"(t4387));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t4388;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4389 = acc_55 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4390 = words_327 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4391;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4391) : "f"(t4389), "f"(1.0f), "f"(t4390));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t4391;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4392 = acc_56 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4393 = words_328 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4394;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4394) : "f"(t4392), "f"(1.0f), "f"(t4393));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t4394;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4395 = acc_59 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4396 = words_331 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4397;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4397) : "f"(t4395), "f"(1.0f), "f"(t4396));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t4397;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4398 = acc_60 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4399 = words_332 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4400;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4400) : "f"(t4398), "f"(1.0f), "f"(t4399));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t4400;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4401 = acc_63 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4402 = words_335 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4403;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4403) : "f"(t4401), "f"(1.0f), "f"(t4402));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t4403;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4404 = acc_64 * ours_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4405 = words_336 * other_18;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4406;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4406) : "f"(t4404), "f"(1.0f), "f"(t4405));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t4406;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t4407 = ring + 17408u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t4408 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_6 = t4407 + t4408;
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
                    const bool t4479 = new_23 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4480 = new_23 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_23 = t4479 ? 0.0f : t4480;
                    const f32 t4482 = -reference_23;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4483;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4483) : "f"(row_max), "f"(scale_log2), "f"(t4482));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_19;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_19) : "f"(t4483));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4485 = -reference_23;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4486;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4486) : "f"(words_405), "f"(scale_log2), "f"(t4485));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_19;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_19) : "f"(t4486));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_23;
                    const f32 t4488 = row_sum * ours_19;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4489 = words_407 * other_19;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4490;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4490) : "f"(t4488), "f"(1.0f), "f"(t4489));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t4490;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4491 = acc * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4492 = words_341 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4493;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4493) : "f"(t4491), "f"(1.0f), "f"(t4492));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t4493;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4494 = acc_2 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4495 = words_342 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4496;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4496) : "f"(t4494), "f"(1.0f), "f"(t4495));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t4496;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4497 = acc_5 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4498 = words_345 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4499;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4499) : "f"(t4497), "f"(1.0f), "f"(t4498));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t4499;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4500 = acc_6 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4501 = words_346 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4502;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4502) : "f"(t4500), "f"(1.0f), "f"(t4501));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t4502;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4503 = acc_9 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4504 = words_349 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4505;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4505) : "f"(t4503), "f"(1.0f), "f"(t4504));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t4505;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4506 = acc_10 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4507 = words_350 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4508;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4508) : "f"(t4506), "f"(1.0f), "f"(t4507));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t4508;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4509 = acc_13 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4510 = words_353 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4511;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4511) : "f"(t4509), "f"(1.0f), "f"(t4510));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t4511;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4512 = acc_14 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4513 = words_354 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4514;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4514) : "f"(t4512), "f"(1.0f), "f"(t4513));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t4514;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4515 = acc_17 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4516 = words_357 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4517;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4517) : "f"(t4515), "f"(1.0f), "f"(t4516));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t4517;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4518 = acc_18 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4519 = words_358 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4520;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4520) : "f"(t4518), "f"(1.0f), "f"(t4519));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t4520;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4521 = acc_21 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4522 = words_361 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4523;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4523) : "f"(t4521), "f"(1.0f), "f"(t4522));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t4523;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4524 = acc_22 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4525 = words_362 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4526;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4526) : "f"(t4524), "f"(1.0f), "f"(t4525));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t4526;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4527 = acc_25 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4528 = words_365 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4529;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4529) : "f"(t4527), "f"(1.0f), "f"(t4528));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t4529;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4530 = acc_26 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4531 = words_366 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4532;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4532) : "f"(t4530), "f"(1.0f), "f"(t4531));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t4532;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4533 = acc_29 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4534 = words_369 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4535;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4535) : "f"(t4533), "f"(1.0f), "f"(t4534));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t4535;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4536 = acc_30 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4537 = words_370 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4538;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4538) : "f"(t4536), "f"(1.0f), "f"(t4537));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t4538;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4539 = acc_33 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4540 = words_373 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4541;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4541) : "f"(t4539), "f"(1.0f), "f"(t4540));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_33 = t4541;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4542 = acc_34 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4543 = words_374 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4544;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4544) : "f"(t4542), "f"(1.0f), "f"(t4543));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_34 = t4544;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4545 = acc_37 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4546 = words_377 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4547;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4547) : "f"(t4545), "f"(1.0f), "f"(t4546));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_37 = t4547;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4548 = acc_38 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4549 = words_378 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4550;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4550) : "f"(t4548), "f"(1.0f), "f"(t4549));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_38 = t4550;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4551 = acc_41 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4552 = words_381 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4553;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4553) : "f"(t4551), "f"(1.0f), "f"(t4552));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_41 = t4553;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4554 = acc_42 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4555 = words_382 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4556;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4556) : "f"(t4554), "f"(1.0f), "f"(t4555));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_42 = t4556;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4557 = acc_45 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4558 = words_385 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4559;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4559) : "f"(t4557), "f"(1.0f), "f"(t4558));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_45 = t4559;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4560 = acc_46 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4561 = words_386 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4562;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4562) : "f"(t4560), "f"(1.0f), "f"(t4561));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_46 = t4562;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4563 = acc_49 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4564 = words_389 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4565;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4565) : "f"(t4563), "f"(1.0f), "f"(t4564));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_49 = t4565;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4566 = acc_50 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4567 = words_390 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4568;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4568) : "f"(t4566), "f"(1.0f), "f"(t4567));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_50 = t4568;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4569 = acc_53 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4570 = words_393 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4571;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4571) : "f"(t4569), "f"(1.0f), "f"(t4570));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_53 = t4571;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4572 = acc_54 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4573 = words_394 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4574;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4574) : "f"(t4572), "f"(1.0f), "f"(t4573));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_54 = t4574;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4575 = acc_57 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4576 = words_397 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4577;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4577) : "f"(t4575), "f"(1.0f), "f"(t4576));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_57 = t4577;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4578 = acc_58 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4579 = words_398 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4580;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4580) : "f"(t4578), "f"(1.0f), "f"(t4579));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_58 = t4580;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4581 = acc_61 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4582 = words_401 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4583;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4583) : "f"(t4581), "f"(1.0f), "f"(t4582));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_61 = t4583;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4584 = acc_62 * ours_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4585 = words_402 * other_19;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4586;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4586) : "f"(t4584), "f"(1.0f), "f"(t4585));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_62 = t4586;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_24;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_24) : "f"(row_max_2), "f"(words_406));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t4588 = new_24 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4589 = new_24 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_24 = t4588 ? 0.0f : t4589;
                    const f32 t4591 = -reference_24;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4592;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4592) : "f"(row_max_2), "f"(scale_log2), "f"(t4591));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_20;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_20) : "f"(t4592));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4594 = -reference_24;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4595;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4595) : "f"(words_406), "f"(scale_log2), "f"(t4594));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_20;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_20) : "f"(t4595));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_24;
                    const f32 t4597 = row_sum_2 * ours_20;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4598 = words_408 * other_20;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4599;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4599) : "f"(t4597), "f"(1.0f), "f"(t4598));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t4599;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4600 = acc_3 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4601 = words_343 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4602;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4602) : "f"(t4600), "f"(1.0f), "f"(t4601));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t4602;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4603 = acc_4 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4604 = words_344 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4605;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4605) : "f"(t4603), "f"(1.0f), "f"(t4604));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t4605;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4606 = acc_7 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4607 = words_347 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4608;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4608) : "f"(t4606), "f"(1.0f), "f"(t4607));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t4608;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4609 = acc_8 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4610 = words_348 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4611;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4611) : "f"(t4609), "f"(1.0f), "f"(t4610));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t4611;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4612 = acc_11 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4613 = words_351 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4614;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4614) : "f"(t4612), "f"(1.0f), "f"(t4613));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t4614;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4615 = acc_12 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4616 = words_352 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4617;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4617) : "f"(t4615), "f"(1.0f), "f"(t4616));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t4617;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4618 = acc_15 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4619 = words_355 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4620;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4620) : "f"(t4618), "f"(1.0f), "f"(t4619));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t4620;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4621 = acc_16 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4622 = words_356 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4623;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4623) : "f"(t4621), "f"(1.0f), "f"(t4622));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t4623;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4624 = acc_19 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4625 = words_359 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4626;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4626) : "f"(t4624), "f"(1.0f), "f"(t4625));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t4626;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4627 = acc_20 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4628 = words_360 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4629;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4629) : "f"(t4627), "f"(1.0f), "f"(t4628));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t4629;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4630 = acc_23 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4631 = words_363 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4632;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4632) : "f"(t4630), "f"(1.0f), "f"(t4631));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t4632;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4633 = acc_24 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4634 = words_364 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4635;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4635) : "f"(t4633), "f"(1.0f), "f"(t4634));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t4635;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4636 = acc_27 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4637 = words_367 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4638;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4638) : "f"(t4636), "f"(1.0f), "f"(t4637));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t4638;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4639 = acc_28 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4640 = words_368 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4641;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4641) : "f"(t4639), "f"(1.0f), "f"(t4640));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t4641;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4642 = acc_31 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4643 = words_371 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4644;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4644) : "f"(t4642), "f"(1.0f), "f"(t4643));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t4644;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4645 = acc_32 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4646 = words_372 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4647;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4647) : "f"(t4645), "f"(1.0f), "f"(t4646));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t4647;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4648 = acc_35 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4649 = words_375 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4650;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4650) : "f"(t4648), "f"(1.0f), "f"(t4649));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_35 = t4650;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4651 = acc_36 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4652 = words_376 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4653;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4653) : "f"(t4651), "f"(1.0f), "f"(t4652));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_36 = t4653;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4654 = acc_39 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4655 = words_379 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4656;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4656) : "f"(t4654), "f"(1.0f), "f"(t4655));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_39 = t4656;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4657 = acc_40 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4658 = words_380 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4659;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4659) : "f"(t4657), "f"(1.0f), "f"(t4658));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_40 = t4659;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4660 = acc_43 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4661 = words_383 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4662;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4662) : "f"(t4660), "f"(1.0f), "f"(t4661));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_43 = t4662;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4663 = acc_44 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4664 = words_384 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4665;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4665) : "f"(t4663), "f"(1.0f), "f"(t4664));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_44 = t4665;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4666 = acc_47 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4667 = words_387 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4668;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4668) : "f"(t4666), "f"(1.0f), "f"(t4667));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_47 = t4668;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4669 = acc_48 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4670 = words_388 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4671;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4671) : "f"(t4669), "f"(1.0f), "f"(t4670));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_48 = t4671;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4672 = acc_51 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4673 = words_391 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4674;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4674) : "f"(t4672), "f"(1.0f), "f"(t4673));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_51 = t4674;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4675 = acc_52 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4676 = words_392 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4677;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4677) : "f"(t4675), "f"(1.0f), "f"(t4676));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_52 = t4677;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4678 = acc_55 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4679 = words_395 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4680;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4680) : "f"(t4678), "f"(1.0f), "f"(t4679));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_55 = t4680;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4681 = acc_56 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4682 = words_396 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4683;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4683) : "f"(t4681), "f"(1.0f), "f"(t4682));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_56 = t4683;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4684 = acc_59 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4685 = words_399 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4686;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4686) : "f"(t4684), "f"(1.0f), "f"(t4685));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_59 = t4686;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4687 = acc_60 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4688 = words_400 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4689;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4689) : "f"(t4687), "f"(1.0f), "f"(t4688));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_60 = t4689;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4690 = acc_63 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4691 = words_403 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4692;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4692) : "f"(t4690), "f"(1.0f), "f"(t4691));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_63 = t4692;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4693 = acc_64 * ours_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t4694 = words_404 * other_20;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t4695;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4695) : "f"(t4693), "f"(1.0f), "f"(t4694));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_64 = t4695;
                }
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t4696 = warp == 0u;
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t4696) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t4697;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4697) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_7 = row_sum + t4697;
                    f32 t4699;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4699) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4700 = pair_7 + t4699;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t4700;
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t4701;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4701) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_8 = row_sum_2 + t4701;
                    f32 t4703;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4703) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4704 = pair_8 + t4703;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t4704;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_3 = row_sum;
                    const bool t4705 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t4706;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4706) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_3 = t4705 ? 0.0f : t4706;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4708 = acc * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc = t4708;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4709 = acc_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_2 = t4709;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4710 = acc_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_5 = t4710;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4711 = acc_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_6 = t4711;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4712 = acc_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_9 = t4712;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4713 = acc_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_10 = t4713;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4714 = acc_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_13 = t4714;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4715 = acc_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_14 = t4715;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4716 = acc_17 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_17 = t4716;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4717 = acc_18 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_18 = t4717;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4718 = acc_21 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_21 = t4718;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4719 = acc_22 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_22 = t4719;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4720 = acc_25 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_25 = t4720;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4721 = acc_26 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_26 = t4721;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4722 = acc_29 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_29 = t4722;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4723 = acc_30 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_30 = t4723;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4724 = acc_33 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_33 = t4724;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4725 = acc_34 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_34 = t4725;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4726 = acc_37 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_37 = t4726;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4727 = acc_38 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_38 = t4727;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4728 = acc_41 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_41 = t4728;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4729 = acc_42 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_42 = t4729;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4730 = acc_45 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_45 = t4730;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4731 = acc_46 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_46 = t4731;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4732 = acc_49 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_49 = t4732;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4733 = acc_50 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_50 = t4733;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4734 = acc_53 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_53 = t4734;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4735 = acc_54 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_54 = t4735;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4736 = acc_57 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_57 = t4736;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4737 = acc_58 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_58 = t4737;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4738 = acc_61 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_61 = t4738;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4739 = acc_62 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_62 = t4739;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_4 = row_sum_2;
                    const bool t4740 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t4741;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4741) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_4 = t4740 ? 0.0f : t4741;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4743 = acc_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_3 = t4743;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4744 = acc_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_4 = t4744;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4745 = acc_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_7 = t4745;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4746 = acc_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_8 = t4746;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4747 = acc_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_11 = t4747;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4748 = acc_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_12 = t4748;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4749 = acc_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_15 = t4749;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4750 = acc_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_16 = t4750;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4751 = acc_19 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_19 = t4751;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4752 = acc_20 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_20 = t4752;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4753 = acc_23 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_23 = t4753;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4754 = acc_24 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_24 = t4754;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4755 = acc_27 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_27 = t4755;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4756 = acc_28 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_28 = t4756;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4757 = acc_31 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_31 = t4757;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4758 = acc_32 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_32 = t4758;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4759 = acc_35 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_35 = t4759;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4760 = acc_36 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_36 = t4760;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4761 = acc_39 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_39 = t4761;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4762 = acc_40 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_40 = t4762;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4763 = acc_43 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_43 = t4763;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4764 = acc_44 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_44 = t4764;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4765 = acc_47 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_47 = t4765;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4766 = acc_48 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_48 = t4766;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4767 = acc_51 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_51 = t4767;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4768 = acc_52 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_52 = t4768;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4769 = acc_55 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_55 = t4769;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4770 = acc_56 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_56 = t4770;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4771 = acc_59 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_59 = t4771;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4772 = acc_60 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_60 = t4772;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4773 = acc_63 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_63 = t4773;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4774 = acc_64 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_64 = t4774;
#line 184 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t4775 = smem_1 + 2048u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4776 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4777 = t4776 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4778 = 0u ^ t4777;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4779 = t4776 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4780 = t4778 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4781 = t4779 + t4780;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4782 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4783 = t4782 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4784 = t4781 + t4783;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4785;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4785) : "f"(acc), "f"(acc_2));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4786 = smem_1 + t4784;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4786), "r"(t4785) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4787;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4787) : "f"(acc_5), "f"(acc_6));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4788 = t4784 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4789 = smem_1 + t4788;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4789), "r"(t4787) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4790;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4790) : "f"(acc_9), "f"(acc_10));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4791 = t4784 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4792 = smem_1 + t4791;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4792), "r"(t4790) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4793;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4793) : "f"(acc_13), "f"(acc_14));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4794 = t4784 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4795 = smem_1 + t4794;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4795), "r"(t4793) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4796;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4796) : "f"(acc_17), "f"(acc_18));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4797 = t4784 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4798 = smem_1 + t4797;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4798), "r"(t4796) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4799;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4799) : "f"(acc_21), "f"(acc_22));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4800 = t4784 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4801 = smem_1 + t4800;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4801), "r"(t4799) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4802;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4802) : "f"(acc_25), "f"(acc_26));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4803 = t4784 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4804 = smem_1 + t4803;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4804), "r"(t4802) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4805;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4805) : "f"(acc_29), "f"(acc_30));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4806 = t4784 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4807 = smem_1 + t4806;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4807), "r"(t4805) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4808 = t4776 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4809 = 0u ^ t4808;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4810 = t4776 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4811 = t4809 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4812 = t4810 + t4811;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4813 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4814 = t4813 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4815 = t4812 + t4814;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4816;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4816) : "f"(acc_33), "f"(acc_34));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4817 = t4775 + t4815;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4817), "r"(t4816) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4818;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4818) : "f"(acc_37), "f"(acc_38));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4819 = t4815 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4820 = t4775 + t4819;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4820), "r"(t4818) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4821;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4821) : "f"(acc_41), "f"(acc_42));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4822 = t4815 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4823 = t4775 + t4822;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4823), "r"(t4821) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4824;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4824) : "f"(acc_45), "f"(acc_46));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4825 = t4815 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4826 = t4775 + t4825;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4826), "r"(t4824) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4827;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4827) : "f"(acc_49), "f"(acc_50));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4828 = t4815 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4829 = t4775 + t4828;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4829), "r"(t4827) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4830;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4830) : "f"(acc_53), "f"(acc_54));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4831 = t4815 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4832 = t4775 + t4831;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4832), "r"(t4830) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4833;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4833) : "f"(acc_57), "f"(acc_58));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4834 = t4815 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4835 = t4775 + t4834;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4835), "r"(t4833) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4836;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4836) : "f"(acc_61), "f"(acc_62));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4837 = t4815 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4838 = t4775 + t4837;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4838), "r"(t4836) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4839 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4840 = t4839 + 8u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4841 = t4840 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4842 = 0u ^ t4841;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4843 = t4840 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4844 = t4842 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4845 = t4843 + t4844;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4846 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4847 = t4846 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4848 = t4845 + t4847;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4849;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4849) : "f"(acc_3), "f"(acc_4));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4850 = smem_1 + t4848;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4850), "r"(t4849) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4851;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4851) : "f"(acc_7), "f"(acc_8));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4852 = t4848 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4853 = smem_1 + t4852;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4853), "r"(t4851) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4854;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4854) : "f"(acc_11), "f"(acc_12));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4855 = t4848 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4856 = smem_1 + t4855;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4856), "r"(t4854) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4857;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4857) : "f"(acc_15), "f"(acc_16));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4858 = t4848 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4859 = smem_1 + t4858;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4859), "r"(t4857) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4860;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4860) : "f"(acc_19), "f"(acc_20));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4861 = t4848 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4862 = smem_1 + t4861;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4862), "r"(t4860) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4863;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4863) : "f"(acc_23), "f"(acc_24));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4864 = t4848 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4865 = smem_1 + t4864;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4865), "r"(t4863) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4866;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4866) : "f"(acc_27), "f"(acc_28));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4867 = t4848 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4868 = smem_1 + t4867;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4868), "r"(t4866) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4869;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4869) : "f"(acc_31), "f"(acc_32));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4870 = t4848 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4871 = smem_1 + t4870;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4871), "r"(t4869) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4872 = t4840 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4873 = 0u ^ t4872;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4874 = t4840 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4875 = t4873 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4876 = t4874 + t4875;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4877 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4878 = t4877 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4879 = t4876 + t4878;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4880;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4880) : "f"(acc_35), "f"(acc_36));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4881 = t4775 + t4879;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4881), "r"(t4880) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4882;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4882) : "f"(acc_39), "f"(acc_40));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4883 = t4879 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4884 = t4775 + t4883;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4884), "r"(t4882) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4885;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4885) : "f"(acc_43), "f"(acc_44));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4886 = t4879 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4887 = t4775 + t4886;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4887), "r"(t4885) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4888;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4888) : "f"(acc_47), "f"(acc_48));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4889 = t4879 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4890 = t4775 + t4889;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4890), "r"(t4888) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4891;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4891) : "f"(acc_51), "f"(acc_52));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4892 = t4879 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4893 = t4775 + t4892;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4893), "r"(t4891) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4894;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4894) : "f"(acc_55), "f"(acc_56));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4895 = t4879 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4896 = t4775 + t4895;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4896), "r"(t4894) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4897;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4897) : "f"(acc_59), "f"(acc_60));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4898 = t4879 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4899 = t4775 + t4898;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4899), "r"(t4897) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4900;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4900) : "f"(acc_63), "f"(acc_64));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4901 = t4879 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4902 = t4775 + t4901;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4902), "r"(t4900) : "memory");
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t4903 = head_dim >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4904 = lane >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4905 = lane & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4906 = t4904 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4907 = t4905 < t4903;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4908 = t4906 & t4907;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4908) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4909 = t4904 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4910 = t4905 ^ t4909;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4911 = t4904 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4912 = t4910 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4913 = t4911 + t4912;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4914 = smem_1 + t4913;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_35;
                        u32 row_36;
                        u32 row_37;
                        u32 row_38;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t4914) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4915 = first + t4904;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4916 = t4915 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4917 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4918 = first + t4904;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4919 = t4918 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4920 = t4917 + t4919;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4921 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4922 = t4921 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4923 = t4922 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4924 = o + t4923;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4925 = (u64)t4916;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4926 = t4925 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4927 = t4926 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4928 = t4924 + t4927;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4929 = (u64)t4920;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4930 = t4929 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4931 = t4930 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4932 = t4928 + t4931;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4933 = (u64)t4905 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4934 = t4932 + t4933;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4934), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4935 = t4904 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4936 = t4935 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4937 = t4905 < t4903;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4938 = t4936 & t4937;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4938) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4939 = t4935 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4940 = t4905 ^ t4939;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4941 = t4935 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4942 = t4940 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4943 = t4941 + t4942;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4944 = smem_1 + t4943;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_39;
                        u32 row_40;
                        u32 row_41;
                        u32 row_42;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t4944) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4945 = first + t4935;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4946 = t4945 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4947 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4948 = first + t4935;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4949 = t4948 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4950 = t4947 + t4949;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4951 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4952 = t4951 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4953 = t4952 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4954 = o + t4953;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4955 = (u64)t4946;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4956 = t4955 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4957 = t4956 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4958 = t4954 + t4957;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4959 = (u64)t4950;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4960 = t4959 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4961 = t4960 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4962 = t4958 + t4961;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4963 = (u64)t4905 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4964 = t4962 + t4963;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4964), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4965 = t4904 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4966 = t4965 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4967 = t4905 < t4903;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4968 = t4966 & t4967;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4968) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4969 = t4965 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4970 = t4905 ^ t4969;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4971 = t4965 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4972 = t4970 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4973 = t4971 + t4972;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4974 = smem_1 + t4973;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_43;
                        u32 row_44;
                        u32 row_45;
                        u32 row_46;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t4974) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4975 = first + t4965;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4976 = t4975 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4977 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4978 = first + t4965;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4979 = t4978 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4980 = t4977 + t4979;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4981 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4982 = t4981 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4983 = t4982 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4984 = o + t4983;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4985 = (u64)t4976;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4986 = t4985 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4987 = t4986 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4988 = t4984 + t4987;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4989 = (u64)t4980;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4990 = t4989 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4991 = t4990 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4992 = t4988 + t4991;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4993 = (u64)t4905 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4994 = t4992 + t4993;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4994), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4995 = t4904 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4996 = t4995 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4997 = t4905 < t4903;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4998 = t4996 & t4997;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4998) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4999 = t4995 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5000 = t4905 ^ t4999;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5001 = t4995 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5002 = t5000 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5003 = t5001 + t5002;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5004 = smem_1 + t5003;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_47;
                        u32 row_48;
                        u32 row_49;
                        u32 row_50;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t5004) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5005 = first + t4995;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5006 = t5005 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5007 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5008 = first + t4995;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5009 = t5008 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5010 = t5007 + t5009;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5011 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5012 = t5011 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5013 = t5012 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5014 = o + t5013;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5015 = (u64)t5006;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5016 = t5015 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5017 = t5016 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5018 = t5014 + t5017;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5019 = (u64)t5010;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5020 = t5019 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5021 = t5020 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5022 = t5018 + t5021;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5023 = (u64)t4905 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5024 = t5022 + t5023;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5024), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5025 = smem_1 + 2048u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5026 = t4904 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5027 = t4905 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5028 = t5027 < t4903;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5029 = t5026 & t5028;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t5029) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5030 = t4904 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5031 = t4905 ^ t5030;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5032 = t4904 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5033 = t5031 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5034 = t5032 + t5033;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5035 = t5025 + t5034;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_51;
                        u32 row_52;
                        u32 row_53;
                        u32 row_54;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t5035) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5036 = first + t4904;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5037 = t5036 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5038 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5039 = first + t4904;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5040 = t5039 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5041 = t5038 + t5040;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5042 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5043 = t5042 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5044 = t5043 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5045 = o + t5044;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5046 = (u64)t5037;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5047 = t5046 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5048 = t5047 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5049 = t5045 + t5048;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5050 = (u64)t5041;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5051 = t5050 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5052 = t5051 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5053 = t5049 + t5052;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5054 = (u64)t4905 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5055 = t5053 + t5054;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t5055), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5056 = t4904 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5057 = t5056 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5058 = t4905 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5059 = t5058 < t4903;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5060 = t5057 & t5059;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t5060) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5061 = t5056 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5062 = t4905 ^ t5061;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5063 = t5056 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5064 = t5062 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5065 = t5063 + t5064;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5066 = t5025 + t5065;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_55;
                        u32 row_56;
                        u32 row_57;
                        u32 row_58;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t5066) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5067 = first + t5056;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5068 = t5067 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5069 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5070 = first + t5056;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5071 = t5070 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5072 = t5069 + t5071;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5073 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5074 = t5073 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5075 = t5074 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5076 = o + t5075;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5077 = (u64)t5068;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5078 = t5077 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5079 = t5078 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5080 = t5076 + t5079;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5081 = (u64)t5072;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5082 = t5081 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5083 = t5082 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5084 = t5080 + t5083;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5085 = (u64)t4905 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5086 = t5084 + t5085;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t5086), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5087 = t4904 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5088 = t5087 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5089 = t4905 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5090 = t5089 < t4903;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5091 = t5088 & t5090;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t5091) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5092 = t5087 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5093 = t4905 ^ t5092;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5094 = t5087 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5095 = t5093 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5096 = t5094 + t5095;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5097 = t5025 + t5096;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_59;
                        u32 row_60;
                        u32 row_61;
                        u32 row_62;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t5097) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5098 = first + t5087;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5099 = t5098 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5100 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5101 = first + t5087;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5102 = t5101 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5103 = t5100 + t5102;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5104 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5105 = t5104 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5106 = t5105 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5107 = o + t5106;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5108 = (u64)t5099;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5109 = t5108 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5110 = t5109 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5111 = t5107 + t5110;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5112 = (u64)t5103;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5113 = t5112 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5114 = t5113 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5115 = t5111 + t5114;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5116 = (u64)t4905 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5117 = t5115 + t5116;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t5117), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5118 = t4904 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5119 = t5118 < t12;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5120 = t4905 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5121 = t5120 < t4903;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t5122 = t5119 & t5121;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t5122) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5123 = t5118 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5124 = t4905 ^ t5123;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5125 = t5118 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5126 = t5124 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5127 = t5125 + t5126;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t5128 = t5025 + t5127;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_63;
                        u32 row_64;
                        u32 row_65;
                        u32 row_66;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t5128) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5129 = first + t5118;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5130 = t5129 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5131 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5132 = first + t5118;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5133 = t5132 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t5134 = t5131 + t5133;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5135 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5136 = t5135 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5137 = t5136 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5138 = o + t5137;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5139 = (u64)t5130;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5140 = t5139 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5141 = t5140 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5142 = t5138 + t5141;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5143 = (u64)t5134;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5144 = t5143 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5145 = t5144 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t5146 = t5142 + t5145;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5147 = (u64)t4905 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t5148 = t5146 + t5147;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t5148), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_67 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t5150 = row_67 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5151 = first + row_67;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5152 = t5151 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5153 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5154 = first + row_67;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5155 = t5154 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5156 = t5153 + t5155;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t5157;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t5157) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t5158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5158) : "f"(row_max), "f"(scale_log2), "f"(t5157));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t5158 * 0.6931472f;
                    const bool t5160 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t5160 ? __uint_as_float(0xff800000u) : lse_4;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t5162 = lane & 3u;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t5163 = t5162 == 0u;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t5164 = t5150 & t5163;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t5164) {
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5165 = (u64)batch_2;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5166 = t5165 * lse_stride0;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5167 = t5166 * 4ull;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5168 = lse + t5167;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5169 = (u64)t5156;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5170 = t5169 * lse_stride1;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5171 = t5170 * 4ull;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5172 = t5168 + t5171;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5173 = (u64)t5152;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5174 = t5173 * lse_stride2;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5175 = t5174 * 4ull;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5176 = t5172 + t5175;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t5176), "f"(value_3) : "memory");
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t5177 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_68 = t5177 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t5179 = row_68 < t12;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5180 = first + row_68;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5181 = t5180 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5182 = t13 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5183 = first + row_68;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5184 = t5183 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t5185 = t5182 + t5184;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t5186;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t5186) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t5187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5187) : "f"(row_max_2), "f"(scale_log2), "f"(t5186));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t5187 * 0.6931472f;
                    const bool t5189 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t5189 ? __uint_as_float(0xff800000u) : lse_5;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t5191 = lane & 3u;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t5192 = t5191 == 0u;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t5193 = t5179 & t5192;
#line 397 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t5193) {
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5194 = (u64)batch_2;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5195 = t5194 * lse_stride0;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5196 = t5195 * 4ull;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5197 = lse + t5196;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5198 = (u64)t5185;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5199 = t5198 * lse_stride1;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5200 = t5199 * 4ull;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5201 = t5197 + t5200;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5202 = (u64)t5181;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5203 = t5202 * lse_stride2;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5204 = t5203 * 4ull;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t5205 = t5201 + t5204;
#line 399 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t5205), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
