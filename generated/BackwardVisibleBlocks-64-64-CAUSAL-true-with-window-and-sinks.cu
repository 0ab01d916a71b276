typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(128, 1)
backward_visible_blocks(
    const u64 words /* u32, written */,
    const u64 words_stride0,
    const u64 words_stride1,
    const u64 words_stride2,
    const u64 words_stride3,
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
    const u32 argument0,
    const u32 argument1)
{
#line 36 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 t1 = threadIdx.x;
#line 36 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 lane = t1 & 31u;
    const u32 t3 = threadIdx.x;
#line 37 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 t4 = t3 >> 5u;
#line 37 "fa-kernels/src/attention/backward/visible_blocks.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t4));
#line 38 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 batch_2 = blockIdx.z;
    const u32 t7 = blockIdx.x;
#line 39 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 t8 = t7 << 2u;
#line 39 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 block = t8 + warp;
#line 41 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 t10 = seq_k + 63u;
#line 41 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 blocks = t10 >> 6u;
#line 43 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 t12 = blockIdx.y;
#line 48 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 t13 = block << 6u;
#line 48 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const bool t14 = t13 < seq_q;
#line 48 "fa-kernels/src/attention/backward/visible_blocks.rs"
    if (t14) {
        const u32 t15 = blockIdx.y;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t16 = (u64)batch_2;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t17 = t16 * words_stride0;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t18 = t17 * 4ull;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t19 = words + t18;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t20 = (u64)t15;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t21 = t20 * words_stride1;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t22 = t21 * 4ull;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t23 = t19 + t22;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t24 = (u64)block;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t25 = t24 * words_stride2;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t26 = t25 * 4ull;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t27 = t23 + t26;
        const u32 t28 = blocks + 31u;
#line 50 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 t29 = t28 >> 5u;
#line 50 "fa-kernels/src/attention/backward/visible_blocks.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < t29; i += 1u) {
#line 51 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 t30 = i << 5u;
#line 51 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 number = t30 + lane;
            const u32 t32 = number << 6u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t33 = seq_k + 63u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
            const u32 all = t33 >> 6u;
#line 81 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t35 = block << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t36 = t35 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end = t36 + 1u;
            const u32 t38 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t39 = t38 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_2 = t39 < seq_k ? t39 : seq_k;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t41 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t42 = t41 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t43 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t44 = t42 < t43 ? t42 : t43;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t45 = t44 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_3 = t45 + 1u;
            const u32 t47 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t48 = t47 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_4 = t48 < seq_k ? t48 : seq_k;
#line 83 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t50 = end_4 + 63u;
#line 83 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t51 = t50 >> 6u;
#line 83 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t52 = t51 < all ? t51 : all;
#line 58 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const bool t53 = 0u <= number;
#line 58 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const bool t54 = number < t52;
#line 58 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const bool is_there = t53 & t54;
#line 20 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t56 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t57 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t58 = t57 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t59 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t60 = t58 < t59 ? t58 : t59;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t61 = t32 >> 6u;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t62 = t32 + 63u;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t63 = seq_k - 1u;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t64 = t62 < t63 ? t62 : t63;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t65 = t12 / group;
#line 19 "src/functions/windows.rs"
            const u32 t2_2 = argument0 < 2147483648u ? argument0 : 2147483648u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t67 = t32 <= t64;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t68 = t67 ? t32 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t69 = t67 ? t64 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t70 = t69 < argument1;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t71 = t68 < argument1;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t72 = t2_2 - 2147483648u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t73 = t2_2 - 2147483648u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t74 = t72 <= t73;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t75 = 0u > t73 ? 0u : t73;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t76 = t74 ? t75 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t77 = 2147483648u - t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t78 = 2147483648u - t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t79 = t77 <= t78;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t80 = 0u > t78 ? 0u : t78;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t81 = t79 ? t80 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t82 = t76 <= t81;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t83 = t82 ? 2147483648u : t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t84 = t76 < t81 ? t76 : t81;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t85 = t83 + t84;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t86 = t71 ? t83 : t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t87 = t70 ? 2147483648u : t86;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t88 = t71 ? t85 : t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t89 = t70 ? 2147483648u : t88;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t90 = t56 + seq_k;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t91 = t60 - t56;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t92 = t90 + t91;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t93 = t91 <= t91;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t94 = t93 ? t90 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t95 = t93 ? t92 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t96 = t94 - seq_q;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t97 = t95 - t94;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t98 = t96 + t97;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t99 = t97 <= t97;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t100 = t99 ? t96 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t101 = t99 ? t98 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t102 = t100 - t64;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t103 = t101 - t100;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t104 = t64 - t32;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t105 = t103 + t104;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t106 = t102 + t105;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t107 = t103 <= t105;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t108 = t107 ? t102 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t109 = t107 ? t106 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t110 = t108 <= t109;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t111 = t110 ? t108 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t112 = t110 ? t109 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t113 = t87 <= t89;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t114 = t113 ? t87 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t115 = t113 ? t89 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t116 = t112 < t114;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t117 = t111 < t115;
#line 60 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const bool t118 = is_there & t117;
#line 60 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 bits = __ballot_sync(0xffffffffu, t118);
            const bool t120 = lane == 0u;
#line 61 "fa-kernels/src/attention/backward/visible_blocks.rs"
            if (t120) {
                const u64 t121 = (u64)i * 4u;
#line 62 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t122 = t27 + t121;
#line 62 "fa-kernels/src/attention/backward/visible_blocks.rs"
                asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(t122), "r"(bits) : "memory");
            }
        }
    }
}
