typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(256, 1)
backward_mma_bf16(
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
    const u64 d_o /* bf16 */,
    const u64 d_o_stride0,
    const u64 d_o_stride1,
    const u64 d_o_stride2,
    const u64 d_o_stride3,
    const u64 statistics /* f32 */,
    const u64 statistics_stride0,
    const u64 statistics_stride1,
    const u64 statistics_stride2,
    const u64 statistics_stride3,
    const u64 sums /* f32, written in part */,
    const u64 sums_stride0,
    const u64 sums_stride1,
    const u64 sums_stride2,
    const u64 sums_stride3,
    const u64 dk /* bf16, written */,
    const u64 dk_stride0,
    const u64 dk_stride1,
    const u64 dk_stride2,
    const u64 dk_stride3,
    const u64 dv /* bf16, written */,
    const u64 dv_stride0,
    const u64 dv_stride1,
    const u64 dv_stride2,
    const u64 dv_stride3,
    const f32 scale_log2,
    const u32 seq_q,
    const u32 seq_k,
    const u32 heads,
    const u32 group,
    const u32 batch,
    const u32 window_left,
    const f32 softcap,
    const u64 alibi_slopes /* f32 */,
    const u64 alibi_slopes_stride0,
    const u64 alibi_slopes_stride1,
    const u64 alibi_slopes_stride2,
    const u64 alibi_slopes_stride3,
    const u32 head_dim,
    const f32 scale,
    const u32 padded)
{
#line 93 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 95 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 62 "fa-kernels/src/attention/backward/mma/work.rs"
    const u32 t5 = seq_k + 63u;
#line 62 "fa-kernels/src/attention/backward/mma/work.rs"
    const u32 blocks = t5 >> 6u;
    const u32 t7 = blockIdx.x;
#line 63 "fa-kernels/src/attention/backward/mma/work.rs"
    const u32 t8 = t7 % blocks;
#line 63 "fa-kernels/src/attention/backward/mma/work.rs"
    const u32 t9 = blockIdx.x;
#line 63 "fa-kernels/src/attention/backward/mma/work.rs"
    const u32 t10 = t9 / blocks;
    const u32 kv_heads = heads / group;
    const u32 t12 = t8 << 6u;
#line 70 "fa-kernels/src/attention/backward/mma/work.rs"
    const u32 t13 = t10 % kv_heads;
#line 70 "fa-kernels/src/attention/backward/mma/work.rs"
    const u32 t14 = t10 / kv_heads;
#line 32 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t15 = seq_q + 63u;
#line 32 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t15 >> 6u;
#line 86 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 88 "fa-kernels/src/attention/query_blocks.rs"
        const bool t17 = low < high;
        if (!t17) break;
#line 89 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t18 = low + high;
#line 89 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t18 >> 1u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t20 = middle << 6u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t21 = t20 + 63u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t22 = seq_q - 1u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t23 = t21 < t22 ? t21 : t22;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t24 = t23 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t24 + 1u;
        const u32 t26 = end > seq_q ? end : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t27 = t26 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t27 < seq_k ? t27 : seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t23 + seq_k;
        const u32 t30 = end_3 > seq_q ? end_3 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position = t30 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 t32 = position > window_left ? position : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 t33 = t32 - window_left;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t34 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 begin = t33 < t34 ? t33 : t34;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t12 < end_2;
#line 91 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t37 = middle + 1u;
#line 91 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t38 = found ? low : t37;
#line 91 "fa-kernels/src/attention/query_blocks.rs"
        low = t38;
        const u32 t39 = found ? middle : high;
#line 92 "fa-kernels/src/attention/query_blocks.rs"
        high = t39;
    }
#line 45 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first = low;
#line 86 "fa-kernels/src/attention/query_blocks.rs"
    u32 low_2 = 0u;
    u32 high_2 = count;
    while (true) {
#line 88 "fa-kernels/src/attention/query_blocks.rs"
        const bool t41 = low_2 < high_2;
        if (!t41) break;
#line 89 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t42 = low_2 + high_2;
#line 89 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle_2 = t42 >> 1u;
#line 51 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t44 = middle_2 << 6u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t45 = t44 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_4 = t45 + 1u;
        const u32 t47 = end_4 > seq_q ? end_4 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t48 = t47 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_5 = t48 < seq_k ? t48 : seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_6 = t44 + seq_k;
        const u32 t51 = end_6 > seq_q ? end_6 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_2 = t51 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 t53 = position_2 > window_left ? position_2 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 t54 = t53 - window_left;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t55 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_2 = t54 < t55 ? t54 : t55;
#line 53 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t57 = t12 + 64u;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const bool t58 = begin_2 < t57;
#line 53 "fa-kernels/src/attention/query_blocks.rs"
        const bool found_2 = !t58;
#line 91 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t60 = middle_2 + 1u;
#line 91 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t61 = found_2 ? low_2 : t60;
#line 91 "fa-kernels/src/attention/query_blocks.rs"
        low_2 = t61;
        const u32 t62 = found_2 ? middle_2 : high_2;
#line 92 "fa-kernels/src/attention/query_blocks.rs"
        high_2 = t62;
    }
#line 50 "fa-kernels/src/attention/query_blocks.rs"
    const u32 end_7 = low_2;
#line 55 "fa-kernels/src/attention/query_blocks.rs"
    const u32 end_8 = end_7 > first ? end_7 : first;
#line 97 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 100 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t66 = smem_1 + 32768u;
    const u32 share = warp >> 2u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t68 = warp & 3u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t69 = t68 << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t70 = smem_1 + 16384u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t71 = t66 + 8192u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_2 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_3 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_4 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_5 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_6 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_7 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_8 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_9 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_10 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_11 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_12 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_13 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_14 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_15 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_16 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_17 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_18 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_19 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_20 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_21 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_22 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_23 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_24 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_25 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_26 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_27 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_28 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_29 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_30 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_31 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_32 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_33 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_2 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_3 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_4 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_5 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_6 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_7 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_8 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_9 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_10 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_11 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_12 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_13 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_14 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_15 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_16 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_17 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_18 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_19 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_20 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_21 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_22 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_23 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_24 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_25 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_26 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_27 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_28 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_29 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_30 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_31 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_32 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_33 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t72 = warp & 3u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t73 = t72 << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t74 = warp >> 2u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t75 = share << 5u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t76 = lane & 7u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t77 = t75 + t76;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t78 = lane >> 4u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t79 = t78 << 3u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t80 = t77 + t79;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t81 = lane >> 3u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t82 = t81 & 1u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t83 = t80 & 7u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t84 = t82 ^ t83;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t85 = t80 << 7u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t86 = t84 << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t87 = t85 + t86;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t88 = lane & 15u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t89 = lane >> 4u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t90 = t88 & 7u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t91 = t89 ^ t90;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t92 = t88 << 7u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t93 = t91 << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t94 = t92 + t93;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t95 = (u64)t14;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t96 = t95 * k_stride0;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t97 = t96 * 2ull;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t98 = k + t97;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t99 = 0ull * k_stride1;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t100 = t99 * 2ull;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t101 = t98 + t100;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t102 = (u64)t13;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t103 = t102 * k_stride2;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t104 = t103 * 2ull;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t105 = t101 + t104;
    const u32 t106 = (u32)k_stride1;
#line 134 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t107 = t106 << 1u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t108 = thread >> 3u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t109 = thread & 7u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t110 = t108 & 7u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t111 = t109 ^ t110;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t112 = t108 << 7u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t113 = t111 << 4u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t114 = t112 + t113;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t115 = (u64)t108 * t107;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t116 = t105 + t115;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t117 = (u64)t109 * 16u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t118 = t116 + t117;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t119 = (u64)t107 * 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t120 = head_dim >> 3u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t121 = smem_1 + t114;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t122 = (u64)t12 * t107;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t123 = t118 + t122;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t124 = t123 + t119;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t125 = t12 + t108;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t126 = t125 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t127 = t109 < t120;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t128 = t126 & t127;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t129 = t128 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t121), "l"(t123), "r"(t129) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t130 = t12 + t108;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t131 = t130 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t132 = t131 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t133 = t109 < t120;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t134 = t132 & t133;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t135 = t134 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t121), "l"(t124), "r"(t135) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t136 = t123 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t137 = t12 + t108;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t138 = t137 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t139 = t109 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t140 = t139 < t120;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t141 = t138 & t140;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t142 = t141 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t121), "l"(t136), "r"(t142) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t143 = t124 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t144 = t12 + t108;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t145 = t144 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t146 = t145 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t147 = t109 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t148 = t147 < t120;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t149 = t146 & t148;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t150 = t149 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t121), "l"(t143), "r"(t150) : "memory");
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t151 = (u64)t14;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t152 = t151 * v_stride0;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t153 = t152 * 2ull;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t154 = v + t153;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t155 = 0ull * v_stride1;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t156 = t155 * 2ull;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t157 = t154 + t156;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t158 = (u64)t13;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t159 = t158 * v_stride2;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t160 = t159 * 2ull;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t161 = t157 + t160;
    const u32 t162 = (u32)v_stride1;
#line 134 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t163 = t162 << 1u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t164 = thread >> 3u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t165 = thread & 7u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t166 = t164 & 7u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t167 = t165 ^ t166;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t168 = t164 << 7u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t169 = t167 << 4u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t170 = t168 + t169;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t171 = (u64)t164 * t163;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t172 = t161 + t171;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t173 = (u64)t165 * 16u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t174 = t172 + t173;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t175 = (u64)t163 * 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t176 = head_dim >> 3u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t177 = t70 + t170;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t178 = (u64)t12 * t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t179 = t174 + t178;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t180 = t179 + t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t181 = t12 + t164;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t182 = t181 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t183 = t165 < t176;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t184 = t182 & t183;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t185 = t184 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t177), "l"(t179), "r"(t185) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t186 = t12 + t164;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t187 = t186 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t188 = t187 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t189 = t165 < t176;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t190 = t188 & t189;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t191 = t190 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t177), "l"(t180), "r"(t191) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t192 = t179 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t193 = t12 + t164;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t194 = t193 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t195 = t165 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t196 = t195 < t176;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t197 = t194 & t196;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t198 = t197 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t177), "l"(t192), "r"(t198) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t199 = t180 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t200 = t12 + t164;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t201 = t200 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t202 = t201 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t203 = t165 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t204 = t203 < t176;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t205 = t202 & t204;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t206 = t205 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t177), "l"(t199), "r"(t206) : "memory");
#line 145 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 49152u;
#line 58 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t208 = smem_2 + 16384u;
#line 58 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t209 = smem_2 + 32768u;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t210 = (u64)t14;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t211 = t210 * q_stride0;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t212 = t211 * 2ull;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t213 = q + t212;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t214 = (u32)q_stride1;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t215 = t214 << 1u;
    const u32 t216 = thread >> 3u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t217 = thread & 7u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t218 = t216 & 7u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t219 = t217 ^ t218;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t220 = t216 << 7u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t221 = t219 << 4u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t222 = t220 + t221;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t223 = (u64)t216 * t215;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t224 = t213 + t223;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t225 = (u64)t217 * 16u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t226 = t224 + t225;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t227 = (u64)t215 * 32u;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t228 = (u64)t14;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t229 = t228 * d_o_stride0;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t230 = t229 * 2ull;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t231 = d_o + t230;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t232 = (u32)d_o_stride1;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t233 = t232 << 1u;
    const u32 t234 = thread >> 3u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t235 = thread & 7u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t236 = t234 & 7u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t237 = t235 ^ t236;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t238 = t234 << 7u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t239 = t237 << 4u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t240 = t238 + t239;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t241 = (u64)t234 * t233;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t242 = t231 + t241;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t243 = (u64)t235 * 16u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t244 = t242 + t243;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t245 = (u64)t233 * 32u;
#line 148 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t246 = end_8 - first;
#line 148 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 count_2 = t246 * group;
    const u32 t248 = t13 * group;
#line 149 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 head = t248;
    u32 block = first;
    const bool t249 = count_2 != 0u;
#line 151 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t249) {
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t250 = head_dim >> 3u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t251 = (u32)q_stride2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t252 = t251 << 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_2 = (u64)head * t252;
        const u64 of_head = t213 + head_2;
        const u32 t255 = block << 6u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t256 = (u64)t217 * 16u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t257 = smem_2 + t222;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t258 = t255 + t216;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t259 = seq_q > 1u ? seq_q : 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t260 = t259 - 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t261 = t258 < t260 ? t258 : t260;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t262 = (u64)t261 * t215;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t263 = of_head + t262;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t264 = t263 + t256;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t265 = t255 + t216;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t266 = t265 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t267 = seq_q > 1u ? seq_q : 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t268 = t267 - 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t269 = t266 < t268 ? t266 : t268;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t270 = (u64)t269 * t215;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t271 = of_head + t270;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t272 = t271 + t256;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t273 = t255 + t216;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t274 = t273 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t275 = t217 < t250;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t276 = t274 & t275;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t277 = t276 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t257), "l"(t264), "r"(t277) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t278 = t255 + t216;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t279 = t278 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t280 = t279 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t281 = t217 < t250;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t282 = t280 & t281;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t283 = t282 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t257), "l"(t272), "r"(t283) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t284 = t264 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t285 = t255 + t216;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t286 = t285 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t287 = t217 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t288 = t287 < t250;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t289 = t286 & t288;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t290 = t289 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t257), "l"(t284), "r"(t290) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t291 = t272 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t292 = t255 + t216;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t293 = t292 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t294 = t293 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t295 = t217 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t296 = t295 < t250;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t297 = t294 & t296;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t298 = t297 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t257), "l"(t291), "r"(t298) : "memory");
#line 104 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t299 = thread < 32u;
#line 104 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t299) {
            const u32 t300 = t14 * heads;
#line 105 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 head_3 = t300 + head;
            const u32 t302 = head_3 * padded;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t303 = block << 6u;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t304 = t302 + t303;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t305 = thread << 1u;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row = t304 + t305;
            const u32 t307 = thread << 4u;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t308 = t209 + t307;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t309 = (u64)row;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t310 = t309 * statistics_stride0;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t311 = t310 * 4ull;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t312 = statistics + t311;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t308), "l"(t312) : "memory");
        }
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t313 = head_dim >> 3u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t314 = (u32)d_o_stride2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t315 = t314 << 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_4 = (u64)head * t315;
        const u64 of_head_2 = t231 + head_4;
        const u32 t318 = block << 6u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t319 = (u64)t235 * 16u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t320 = t208 + t240;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t321 = t318 + t234;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t322 = seq_q > 1u ? seq_q : 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t323 = t322 - 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t324 = t321 < t323 ? t321 : t323;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t325 = (u64)t324 * t233;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t326 = of_head_2 + t325;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t327 = t326 + t319;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t328 = t318 + t234;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t329 = t328 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t330 = seq_q > 1u ? seq_q : 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t331 = t330 - 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t332 = t329 < t331 ? t329 : t331;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t333 = (u64)t332 * t233;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t334 = of_head_2 + t333;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t335 = t334 + t319;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t336 = t318 + t234;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t337 = t336 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t338 = t235 < t313;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t339 = t337 & t338;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t340 = t339 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t320), "l"(t327), "r"(t340) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t341 = t318 + t234;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t342 = t341 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t343 = t342 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t344 = t235 < t313;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t345 = t343 & t344;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t346 = t345 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t320), "l"(t335), "r"(t346) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t347 = t327 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t348 = t318 + t234;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t349 = t348 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t350 = t235 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t351 = t350 < t313;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t352 = t349 & t351;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t353 = t352 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t320), "l"(t347), "r"(t353) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t354 = t335 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t355 = t318 + t234;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t356 = t355 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t357 = t356 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t358 = t235 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t359 = t358 < t313;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t360 = t357 & t359;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t361 = t360 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t320), "l"(t354), "r"(t361) : "memory");
    }
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
        const u32 t362 = block + 1u;
#line 159 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool wraps = t362 == end_8;
        const u32 t364 = head + 1u;
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t365 = wraps ? t364 : head;
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t366 = block + 1u;
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t367 = wraps ? first : t366;
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t368 = i + 1u;
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool more = t368 < count_2;
#line 184 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_2 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_3 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_4 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_5 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_6 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_7 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_8 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_9 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_10 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_11 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_12 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_13 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_14 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_15 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_16 = 0.0f;
        const u32 t370 = lane & 15u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t371 = t69 + t370;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t372 = lane >> 4u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t373 = t371 & 7u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t374 = t372 ^ t373;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t375 = t371 << 7u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t376 = t374 << 4u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t377 = t375 + t376;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t378 = smem_1 + t377;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t379;
        asm volatile("mov.b32 %0, %1;" : "=r"(t379) : "r"(t87));
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t380 = t379 ^ 32u;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t381 = t379 ^ 64u;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t382 = t379 ^ 96u;
        const u32 t383 = smem_2 + t379;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t384;
        asm volatile("mov.b32 %0, %1;" : "=r"(t384) : "r"(t378));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t384) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t383) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t383) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t385 = smem_2 + t380;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t386;
        asm volatile("mov.b32 %0, %1;" : "=r"(t386) : "r"(t378));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t387 = t386 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t387) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t385) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_17), "r"(m_18));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_19), "r"(m_20));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t385) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_21), "r"(m_22));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_23), "r"(m_24));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t388 = smem_2 + t381;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t389;
        asm volatile("mov.b32 %0, %1;" : "=r"(t389) : "r"(t378));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t390 = t389 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t390) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t388) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_29), "r"(m_30));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_31), "r"(m_32));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t388) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t391 = smem_2 + t382;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t392;
        asm volatile("mov.b32 %0, %1;" : "=r"(t392) : "r"(t378));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t393 = t392 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t393) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t391) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t391) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t394;
        asm volatile("mov.b32 %0, %1;" : "=r"(t394) : "r"(t378));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t394) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t383) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_53), "r"(m_54));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_55), "r"(m_56));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t383) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t395;
        asm volatile("mov.b32 %0, %1;" : "=r"(t395) : "r"(t378));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t396 = t395 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t396) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t385) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t385) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t397;
        asm volatile("mov.b32 %0, %1;" : "=r"(t397) : "r"(t378));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t398 = t397 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t398) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t388) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_77), "r"(m_78));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_79), "r"(m_80));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t388) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_81), "r"(m_82));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_83), "r"(m_84));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t399;
        asm volatile("mov.b32 %0, %1;" : "=r"(t399) : "r"(t378));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t400 = t399 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t400) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t391) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t391) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_2 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_3 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_4 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_5 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_6 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_7 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_8 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_9 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_10 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_11 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_12 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_13 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_14 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_15 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_16 = 0.0f;
        const u32 t401 = lane & 15u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t402 = t69 + t401;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t403 = lane >> 4u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t404 = t402 & 7u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t405 = t403 ^ t404;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t406 = t402 << 7u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t407 = t405 << 4u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t408 = t406 + t407;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t409 = t70 + t408;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t410;
        asm volatile("mov.b32 %0, %1;" : "=r"(t410) : "r"(t87));
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t411 = t410 ^ 32u;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t412 = t410 ^ 64u;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t413 = t410 ^ 96u;
        const u32 t414 = t208 + t410;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t415;
        asm volatile("mov.b32 %0, %1;" : "=r"(t415) : "r"(t409));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t415) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t414) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_101), "r"(m_102));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_103), "r"(m_104));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t414) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_105), "r"(m_106));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_107), "r"(m_108));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t416 = t208 + t411;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t417;
        asm volatile("mov.b32 %0, %1;" : "=r"(t417) : "r"(t409));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t418 = t417 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t418) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t416) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_113), "r"(m_114));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_115), "r"(m_116));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t416) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_117), "r"(m_118));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_119), "r"(m_120));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t419 = t208 + t412;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t420;
        asm volatile("mov.b32 %0, %1;" : "=r"(t420) : "r"(t409));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t421 = t420 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t421) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t419) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t419) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t422 = t208 + t413;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t423;
        asm volatile("mov.b32 %0, %1;" : "=r"(t423) : "r"(t409));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t424 = t423 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t424) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t422) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_137), "r"(m_138));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_139), "r"(m_140));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t422) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_141), "r"(m_142));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_143), "r"(m_144));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t425;
        asm volatile("mov.b32 %0, %1;" : "=r"(t425) : "r"(t409));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t425) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t414) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t414) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t426;
        asm volatile("mov.b32 %0, %1;" : "=r"(t426) : "r"(t409));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t427 = t426 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t427) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t416) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_161), "r"(m_162));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_163), "r"(m_164));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t416) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_165), "r"(m_166));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_167), "r"(m_168));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t428;
        asm volatile("mov.b32 %0, %1;" : "=r"(t428) : "r"(t409));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t429 = t428 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t429) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t419) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_173), "r"(m_174));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_175), "r"(m_176));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t419) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_177), "r"(m_178));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_179), "r"(m_180));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t430;
        asm volatile("mov.b32 %0, %1;" : "=r"(t430) : "r"(t409));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t431 = t430 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t431) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t422) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t422) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t432 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t433 = share << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t432 + t433;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t435 = (u64)t14;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t436 = t435 * alibi_slopes_stride0;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t437 = t436 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t438 = alibi_slopes + t437;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t439 = (u64)head;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t440 = t439 * alibi_slopes_stride1;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t441 = t440 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t442 = t438 + t441;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t442) : "memory");
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        f32 t444;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t444) : "f"(scale_log2));
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t445 = t444 * 1.442695f;
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        const f32 slope_2 = slope * t445;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t447 = s * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t447));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t449 = power + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t450;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t450) : "f"(t449));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t451;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t451) : "f"(t450), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s = t451;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t452 = s_2 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t452));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t454 = power_2 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t455;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t455) : "f"(t454));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t456;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t456) : "f"(t455), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_2 = t456;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t457 = s_3 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t457));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t459 = power_3 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t460;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t460) : "f"(t459));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t461;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t461) : "f"(t460), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_3 = t461;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t462 = s_4 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t462));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t464 = power_4 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t465;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t465) : "f"(t464));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t466;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t466) : "f"(t465), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_4 = t466;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t467 = s_5 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(t467));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t469 = power_5 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t470;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t470) : "f"(t469));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t471;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t471) : "f"(t470), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_5 = t471;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t472 = s_6 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(t472));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t474 = power_6 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t475;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t475) : "f"(t474));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t476;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t476) : "f"(t475), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_6 = t476;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t477 = s_7 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(t477));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t479 = power_7 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t480;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t480) : "f"(t479));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t481;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t481) : "f"(t480), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_7 = t481;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t482 = s_8 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(t482));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t484 = power_8 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t485;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t485) : "f"(t484));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t486;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t486) : "f"(t485), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_8 = t486;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t487 = s_9 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(t487));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t489 = power_9 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t490;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t490) : "f"(t489));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t491;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t491) : "f"(t490), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_9 = t491;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t492 = s_10 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(t492));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t494 = power_10 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t495;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t495) : "f"(t494));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t496;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t496) : "f"(t495), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_10 = t496;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t497 = s_11 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(t497));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t499 = power_11 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t500;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t500) : "f"(t499));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t501;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t501) : "f"(t500), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_11 = t501;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t502 = s_12 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(t502));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t504 = power_12 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t505;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t505) : "f"(t504));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t506;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t506) : "f"(t505), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_12 = t506;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t507 = s_13 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(t507));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t509 = power_13 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t510;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(t509));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t511;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t511) : "f"(t510), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_13 = t511;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t512 = s_14 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(t512));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t514 = power_14 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t515;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t515) : "f"(t514));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t516;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t516) : "f"(t515), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_14 = t516;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t517 = s_15 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(t517));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t519 = power_15 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t520;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(t519));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t521;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t521) : "f"(t520), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_15 = t521;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t522 = s_16 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(t522));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t524 = power_16 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t525;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t525) : "f"(t524));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t526;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t526) : "f"(t525), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_16 = t526;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t527 = -s;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t528;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t528) : "f"(s), "f"(t527), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t529 = -s_2;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t530;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t530) : "f"(s_2), "f"(t529), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t531 = -s_3;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t532;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(s_3), "f"(t531), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t533 = -s_4;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t534;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t534) : "f"(s_4), "f"(t533), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t535 = -s_5;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t536;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t536) : "f"(s_5), "f"(t535), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t537 = -s_6;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t538;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(s_6), "f"(t537), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t539 = -s_7;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t540;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t540) : "f"(s_7), "f"(t539), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t541 = -s_8;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t542;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t542) : "f"(s_8), "f"(t541), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t543 = -s_9;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t544;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t544) : "f"(s_9), "f"(t543), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t545 = -s_10;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t546;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t546) : "f"(s_10), "f"(t545), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t547 = -s_11;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t548;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(s_11), "f"(t547), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t549 = -s_12;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t550;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t550) : "f"(s_12), "f"(t549), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t551 = -s_13;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t552;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t552) : "f"(s_13), "f"(t551), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t553 = -s_14;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t554;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(s_14), "f"(t553), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t555 = -s_15;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t556;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t556) : "f"(s_15), "f"(t555), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t557 = -s_16;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t558;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t558) : "f"(s_16), "f"(t557), "f"(1.0f));
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t559 = t12 + t69;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t560 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t561 = t559 + t560;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t562 = t561 + seq_q;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
        const f32 column = (f32)t562;
        const u32 t564 = lane & 3u;
#line 108 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t565 = t564 << 1u;
#line 108 "fa-kernels/src/attention/options/alibi.rs"
        const u32 query = first_query + t565;
#line 108 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t567 = lane & 3u;
#line 108 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t568 = t567 << 1u;
#line 108 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t569 = first_query + t568;
#line 108 "fa-kernels/src/attention/options/alibi.rs"
        const u32 query_2 = t569 + 1u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t571 = query + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t572 = (f32)t571;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance = t572 - column;
        const f32 t574 = slope_2 * distance;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_2 = -t574;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t576 = s + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t577;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t577) : "f"(slope_2), "f"(0.0f), "f"(t576));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s = t577;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t578 = s_3 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t579;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(slope_2), "f"(8.0f), "f"(t578));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_3 = t579;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t580 = query_2 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t581 = (f32)t580;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_2 = t581 - column;
        const f32 t583 = slope_2 * distance_2;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_3 = -t583;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t585 = s_2 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t586;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(slope_2), "f"(0.0f), "f"(t585));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_2 = t586;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t587 = s_4 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t588;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(slope_2), "f"(8.0f), "f"(t587));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_4 = t588;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t589 = lane & 3u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t590 = t589 << 1u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t591 = first_query + t590;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 query_3 = t591 + 8u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t593 = lane & 3u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t594 = t593 << 1u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t595 = first_query + t594;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 query_4 = t595 + 9u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t597 = query_3 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t598 = (f32)t597;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_3 = t598 - column;
        const f32 t600 = slope_2 * distance_3;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_4 = -t600;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t602 = s_5 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t603;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t603) : "f"(slope_2), "f"(0.0f), "f"(t602));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_5 = t603;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t604 = s_7 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t605;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(slope_2), "f"(8.0f), "f"(t604));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_7 = t605;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t606 = query_4 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t607 = (f32)t606;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_4 = t607 - column;
        const f32 t609 = slope_2 * distance_4;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_5 = -t609;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t611 = s_6 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t612;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t612) : "f"(slope_2), "f"(0.0f), "f"(t611));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_6 = t612;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t613 = s_8 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t614;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t614) : "f"(slope_2), "f"(8.0f), "f"(t613));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_8 = t614;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t615 = lane & 3u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t616 = t615 << 1u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t617 = first_query + t616;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 query_5 = t617 + 16u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t619 = lane & 3u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t620 = t619 << 1u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t621 = first_query + t620;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 query_6 = t621 + 17u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t623 = query_5 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t624 = (f32)t623;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_5 = t624 - column;
        const f32 t626 = slope_2 * distance_5;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_6 = -t626;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t628 = s_9 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t629;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t629) : "f"(slope_2), "f"(0.0f), "f"(t628));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_9 = t629;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t630 = s_11 + first_6;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t631;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(slope_2), "f"(8.0f), "f"(t630));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_11 = t631;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t632 = query_6 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t633 = (f32)t632;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_6 = t633 - column;
        const f32 t635 = slope_2 * distance_6;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_7 = -t635;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t637 = s_10 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t638;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t638) : "f"(slope_2), "f"(0.0f), "f"(t637));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_10 = t638;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t639 = s_12 + first_7;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t640;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(slope_2), "f"(8.0f), "f"(t639));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_12 = t640;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t641 = lane & 3u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t642 = t641 << 1u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t643 = first_query + t642;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 query_7 = t643 + 24u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t645 = lane & 3u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t646 = t645 << 1u;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t647 = first_query + t646;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const u32 query_8 = t647 + 25u;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t649 = query_7 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t650 = (f32)t649;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_7 = t650 - column;
        const f32 t652 = slope_2 * distance_7;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_8 = -t652;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t654 = s_13 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t655;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(slope_2), "f"(0.0f), "f"(t654));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_13 = t655;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t656 = s_15 + first_8;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t657;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(slope_2), "f"(8.0f), "f"(t656));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_15 = t657;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t658 = query_8 + seq_k;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t659 = (f32)t658;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_8 = t659 - column;
        const f32 t661 = slope_2 * distance_8;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_9 = -t661;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t663 = s_14 + first_9;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t664;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t664) : "f"(slope_2), "f"(0.0f), "f"(t663));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_14 = t664;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t665 = s_16 + first_9;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t666;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(slope_2), "f"(8.0f), "f"(t665));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_16 = t666;
#line 65 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t667 = block << 6u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t668 = t667 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_9 = t668 + 1u;
        const u32 t670 = end_9 > seq_q ? end_9 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t671 = t670 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_10 = t671 < seq_k ? t671 : seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_11 = t667 + seq_k;
        const u32 t674 = end_11 > seq_q ? end_11 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_3 = t674 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 t676 = position_3 > window_left ? position_3 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 t677 = t676 - window_left;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t678 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_3 = t677 < t678 ? t677 : t678;
#line 66 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t680 = t12 + 64u;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = end_10 < t680;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t682 = block << 6u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t683 = t682 + 63u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t684 = seq_q - 1u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t685 = t683 < t684 ? t683 : t684;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t686 = t685 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_12 = t686 + 1u;
        const u32 t688 = end_12 > seq_q ? end_12 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t689 = t688 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_13 = t689 < seq_k ? t689 : seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_14 = t685 + seq_k;
        const u32 t692 = end_14 > seq_q ? end_14 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_4 = t692 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 t694 = position_4 > window_left ? position_4 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 t695 = t694 - window_left;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t696 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_4 = t695 < t696 ? t695 : t696;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const bool t698 = t12 < begin_4;
#line 70 "fa-kernels/src/attention/query_blocks.rs"
        const bool t699 = right | t698;
#line 365 "fa-kernels/src/attention/kernel_problem.rs"
        if (t699) {
            const u32 t700 = t12 + t69;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t701 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = t700 + t701;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t703 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t704 = t703 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t705 = first_query + t704;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t706 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t707 = t706 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t708 = first_query + t707;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t709 = t708 + 1u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t710 = t705 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t710 + 1u;
            const u32 t712 = end_15 > seq_q ? end_15 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t713 = t712 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_16 = t713 < seq_k ? t713 : seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t705 + seq_k;
            const u32 t716 = end_17 > seq_q ? end_17 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_5 = t716 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t718 = position_5 > window_left ? position_5 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t719 = t718 - window_left;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t720 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t719 < t720 ? t719 : t720;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t722 = end_16 > column_2 ? end_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t722 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t724 = begin_5 > column_2 ? begin_5 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t725 = t724 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t726 = 0u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t727 = t725 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible = t726 & t727;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t729 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t729;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t730 = 8u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t731 = t725 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t730 & t731;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t733 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t733;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t734 = t709 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t734 + 1u;
            const u32 t736 = end_19 > seq_q ? end_19 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t737 = t736 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t737 < seq_k ? t737 : seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_21 = t709 + seq_k;
            const u32 t740 = end_21 > seq_q ? end_21 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_6 = t740 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t742 = position_6 > window_left ? position_6 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t743 = t742 - window_left;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t744 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_6 = t743 < t744 ? t743 : t744;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t746 = end_20 > column_2 ? end_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t746 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t748 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t749 = t748 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t750 = 0u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t751 = t749 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t750 & t751;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t753 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t753;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t754 = 8u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t755 = t749 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t754 & t755;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t757 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t757;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t758 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t759 = t758 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t760 = first_query + t759;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t761 = t760 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t762 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t763 = t762 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t764 = first_query + t763;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t765 = t764 + 9u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t766 = t761 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t766 + 1u;
            const u32 t768 = end_23 > seq_q ? end_23 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t769 = t768 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t769 < seq_k ? t769 : seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t761 + seq_k;
            const u32 t772 = end_25 > seq_q ? end_25 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_7 = t772 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t774 = position_7 > window_left ? position_7 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t775 = t774 - window_left;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t776 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_7 = t775 < t776 ? t775 : t776;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t778 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_26 = t778 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t780 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t781 = t780 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t782 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t783 = t781 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t782 & t783;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t785 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t785;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t786 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t787 = t781 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t786 & t787;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t789 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t789;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t790 = t765 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t790 + 1u;
            const u32 t792 = end_27 > seq_q ? end_27 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t793 = t792 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_28 = t793 < seq_k ? t793 : seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_29 = t765 + seq_k;
            const u32 t796 = end_29 > seq_q ? end_29 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_8 = t796 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t798 = position_8 > window_left ? position_8 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t799 = t798 - window_left;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t800 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_8 = t799 < t800 ? t799 : t800;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t802 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_30 = t802 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t804 = begin_8 > column_2 ? begin_8 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t805 = t804 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t806 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t807 = t805 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t806 & t807;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t809 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t809;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t810 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t811 = t805 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t810 & t811;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t813 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t813;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t814 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t815 = t814 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t816 = first_query + t815;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t817 = t816 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t818 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t819 = t818 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t820 = first_query + t819;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t821 = t820 + 17u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t822 = t817 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_31 = t822 + 1u;
            const u32 t824 = end_31 > seq_q ? end_31 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t825 = t824 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_32 = t825 < seq_k ? t825 : seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_33 = t817 + seq_k;
            const u32 t828 = end_33 > seq_q ? end_33 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_9 = t828 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t830 = position_9 > window_left ? position_9 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t831 = t830 - window_left;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t832 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_9 = t831 < t832 ? t831 : t832;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t834 = end_32 > column_2 ? end_32 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_34 = t834 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t836 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t837 = t836 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t838 = 0u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t839 = t837 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t838 & t839;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t841 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t841;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t842 = 8u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t843 = t837 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t842 & t843;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t845 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t845;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t846 = t821 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_35 = t846 + 1u;
            const u32 t848 = end_35 > seq_q ? end_35 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t849 = t848 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_36 = t849 < seq_k ? t849 : seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_37 = t821 + seq_k;
            const u32 t852 = end_37 > seq_q ? end_37 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_10 = t852 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t854 = position_10 > window_left ? position_10 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t855 = t854 - window_left;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t856 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t855 < t856 ? t855 : t856;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t858 = end_36 > column_2 ? end_36 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_38 = t858 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t860 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t861 = t860 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t862 = 0u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t863 = t861 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t862 & t863;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t865 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t865;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t866 = 8u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t867 = t861 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t866 & t867;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t869 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t869;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t870 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t871 = t870 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t872 = first_query + t871;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t873 = t872 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t874 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t875 = t874 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t876 = first_query + t875;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t877 = t876 + 25u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t878 = t873 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_39 = t878 + 1u;
            const u32 t880 = end_39 > seq_q ? end_39 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t881 = t880 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_40 = t881 < seq_k ? t881 : seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_41 = t873 + seq_k;
            const u32 t884 = end_41 > seq_q ? end_41 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_11 = t884 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t886 = position_11 > window_left ? position_11 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t887 = t886 - window_left;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t888 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_11 = t887 < t888 ? t887 : t888;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t890 = end_40 > column_2 ? end_40 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_42 = t890 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t892 = begin_11 > column_2 ? begin_11 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t893 = t892 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t894 = 0u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t895 = t893 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t894 & t895;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t897 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t897;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t898 = 8u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t899 = t893 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t898 & t899;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t901 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t901;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t902 = t877 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_43 = t902 + 1u;
            const u32 t904 = end_43 > seq_q ? end_43 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t905 = t904 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_44 = t905 < seq_k ? t905 : seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_45 = t877 + seq_k;
            const u32 t908 = end_45 > seq_q ? end_45 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_12 = t908 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t910 = position_12 > window_left ? position_12 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t911 = t910 - window_left;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t912 = seq_k - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_12 = t911 < t912 ? t911 : t912;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t914 = end_44 > column_2 ? end_44 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_46 = t914 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t916 = begin_12 > column_2 ? begin_12 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t917 = t916 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t918 = 0u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t919 = t917 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t918 & t919;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t921 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t921;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t922 = 8u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t923 = t917 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t922 & t923;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t925 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t925;
        }
#line 283 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_10 = share << 8u;
        const u32 t927 = t209 + first_10;
#line 284 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t928 = lane & 3u;
#line 284 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t929 = t928 << 4u;
#line 284 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 of_lane = t927 + t929;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_2;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(of_lane) : "memory");
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows;
        asm("mov.b32 %0, %1;" : "=f"(rows) : "r"(row_2));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_2;
        asm("mov.b32 %0, %1;" : "=f"(rows_2) : "r"(row_3));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_3;
        asm("mov.b32 %0, %1;" : "=f"(rows_3) : "r"(row_4));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_4;
        asm("mov.b32 %0, %1;" : "=f"(rows_4) : "r"(row_5));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t935 = -rows;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t936;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t936) : "f"(s), "f"(scale_log2), "f"(t935));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t936));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t938 = dp - rows_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t938;
        const f32 t940 = ds * t528;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp = t940;
        s = p;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t941 = -rows_3;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t942;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t942) : "f"(s_2), "f"(scale_log2), "f"(t941));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t942));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t944 = dp_2 - rows_4;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t944;
        const f32 t946 = ds_2 * t530;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_2 = t946;
        s_2 = p_2;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t947 = -rows;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t948;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t948) : "f"(s_3), "f"(scale_log2), "f"(t947));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t948));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t950 = dp_3 - rows_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t950;
        const f32 t952 = ds_3 * t532;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_3 = t952;
        s_3 = p_3;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t953 = -rows_3;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t954;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t954) : "f"(s_4), "f"(scale_log2), "f"(t953));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t954));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t956 = dp_4 - rows_4;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t956;
        const f32 t958 = ds_4 * t534;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_4 = t958;
        s_4 = p_4;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_6;
        u32 row_7;
        u32 row_8;
        u32 row_9;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(of_lane) : "memory");
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_5;
        asm("mov.b32 %0, %1;" : "=f"(rows_5) : "r"(row_6));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_6;
        asm("mov.b32 %0, %1;" : "=f"(rows_6) : "r"(row_7));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_7;
        asm("mov.b32 %0, %1;" : "=f"(rows_7) : "r"(row_8));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_8;
        asm("mov.b32 %0, %1;" : "=f"(rows_8) : "r"(row_9));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t963 = -rows_5;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t964;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t964) : "f"(s_5), "f"(scale_log2), "f"(t963));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t964));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t966 = dp_5 - rows_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t966;
        const f32 t968 = ds_5 * t536;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_5 = t968;
        s_5 = p_5;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t969 = -rows_7;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t970;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t970) : "f"(s_6), "f"(scale_log2), "f"(t969));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t970));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t972 = dp_6 - rows_8;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t972;
        const f32 t974 = ds_6 * t538;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_6 = t974;
        s_6 = p_6;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t975 = -rows_5;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t976;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t976) : "f"(s_7), "f"(scale_log2), "f"(t975));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t976));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t978 = dp_7 - rows_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t978;
        const f32 t980 = ds_7 * t540;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_7 = t980;
        s_7 = p_7;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t981 = -rows_7;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t982;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t982) : "f"(s_8), "f"(scale_log2), "f"(t981));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t982));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t984 = dp_8 - rows_8;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t984;
        const f32 t986 = ds_8 * t542;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_8 = t986;
        s_8 = p_8;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_10;
        u32 row_11;
        u32 row_12;
        u32 row_13;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(of_lane) : "memory");
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_9;
        asm("mov.b32 %0, %1;" : "=f"(rows_9) : "r"(row_10));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_10;
        asm("mov.b32 %0, %1;" : "=f"(rows_10) : "r"(row_11));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_11;
        asm("mov.b32 %0, %1;" : "=f"(rows_11) : "r"(row_12));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_12;
        asm("mov.b32 %0, %1;" : "=f"(rows_12) : "r"(row_13));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t991 = -rows_9;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t992;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t992) : "f"(s_9), "f"(scale_log2), "f"(t991));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t992));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t994 = dp_9 - rows_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t994;
        const f32 t996 = ds_9 * t544;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_9 = t996;
        s_9 = p_9;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t997 = -rows_11;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t998;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t998) : "f"(s_10), "f"(scale_log2), "f"(t997));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t998));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1000 = dp_10 - rows_12;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t1000;
        const f32 t1002 = ds_10 * t546;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_10 = t1002;
        s_10 = p_10;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1003 = -rows_9;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1004;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1004) : "f"(s_11), "f"(scale_log2), "f"(t1003));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t1004));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1006 = dp_11 - rows_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t1006;
        const f32 t1008 = ds_11 * t548;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_11 = t1008;
        s_11 = p_11;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1009 = -rows_11;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1010;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1010) : "f"(s_12), "f"(scale_log2), "f"(t1009));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t1010));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1012 = dp_12 - rows_12;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t1012;
        const f32 t1014 = ds_12 * t550;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_12 = t1014;
        s_12 = p_12;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_14;
        u32 row_15;
        u32 row_16;
        u32 row_17;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_14), "=r"(row_15), "=r"(row_16), "=r"(row_17) : "r"(of_lane) : "memory");
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_13;
        asm("mov.b32 %0, %1;" : "=f"(rows_13) : "r"(row_14));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_14;
        asm("mov.b32 %0, %1;" : "=f"(rows_14) : "r"(row_15));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_15;
        asm("mov.b32 %0, %1;" : "=f"(rows_15) : "r"(row_16));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_16;
        asm("mov.b32 %0, %1;" : "=f"(rows_16) : "r"(row_17));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1019 = -rows_13;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1020;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1020) : "f"(s_13), "f"(scale_log2), "f"(t1019));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t1020));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1022 = dp_13 - rows_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t1022;
        const f32 t1024 = ds_13 * t552;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_13 = t1024;
        s_13 = p_13;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1025 = -rows_15;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1026;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1026) : "f"(s_14), "f"(scale_log2), "f"(t1025));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t1026));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1028 = dp_14 - rows_16;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t1028;
        const f32 t1030 = ds_14 * t554;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_14 = t1030;
        s_14 = p_14;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1031 = -rows_13;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1032;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1032) : "f"(s_15), "f"(scale_log2), "f"(t1031));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t1032));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1034 = dp_15 - rows_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t1034;
        const f32 t1036 = ds_15 * t556;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_15 = t1036;
        s_15 = p_15;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1037 = -rows_15;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1038;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(s_16), "f"(scale_log2), "f"(t1037));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t1038));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1040 = dp_16 - rows_16;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t1040;
        const f32 t1042 = ds_16 * t558;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_16 = t1042;
        s_16 = p_16;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1043 = share << 12u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1044 = t66 + t1043;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1045;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1045) : "r"(lane));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1046 = t1045 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1047 = t69 + t1046;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1048 = t1047 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1049 = t1048 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1050 = 0u ^ t1049;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1051 = t1047 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1052 = t1050 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1053 = t1051 + t1052;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1054 = t1045 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1055 = t1054 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1056 = t1053 + t1055;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1057;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1057) : "f"(dp), "f"(dp_2));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1058 = t1044 + t1056;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1058), "r"(t1057) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1059;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(dp_5), "f"(dp_6));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1060 = t1056 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1061 = t1044 + t1060;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1061), "r"(t1059) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1062;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(dp_9), "f"(dp_10));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1063 = t1056 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1064 = t1044 + t1063;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1064), "r"(t1062) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1065;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(dp_13), "f"(dp_14));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1066 = t1056 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1067 = t1044 + t1066;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1067), "r"(t1065) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1068 = t1045 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1069 = t69 + t1068;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1070 = t1069 + 8u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1071 = t1070 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1072 = t1071 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1073 = 0u ^ t1072;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1074 = t1070 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1075 = t1073 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1076 = t1074 + t1075;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1077 = t1045 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1078 = t1077 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1079 = t1076 + t1078;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1080;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1080) : "f"(dp_3), "f"(dp_4));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1081 = t1044 + t1079;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1081), "r"(t1080) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1082;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(dp_7), "f"(dp_8));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1083 = t1079 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1084 = t1044 + t1083;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1084), "r"(t1082) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1085;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1085) : "f"(dp_11), "f"(dp_12));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1086 = t1079 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1087 = t1044 + t1086;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1087), "r"(t1085) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1088;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1088) : "f"(dp_15), "f"(dp_16));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1089 = t1079 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1090 = t1044 + t1089;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1090), "r"(t1088) : "memory");
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1091 = share << 12u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1092 = t71 + t1091;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1093;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1093) : "r"(lane));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1094 = t1093 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1095 = t69 + t1094;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1096 = t1095 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1097 = t1096 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1098 = 0u ^ t1097;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1099 = t1095 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1100 = t1098 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1101 = t1099 + t1100;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1102 = t1093 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1103 = t1102 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1104 = t1101 + t1103;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1105;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1105) : "f"(s), "f"(s_2));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1106 = t1092 + t1104;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1106), "r"(t1105) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1107;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(s_5), "f"(s_6));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1108 = t1104 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1109 = t1092 + t1108;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1109), "r"(t1107) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1110;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(s_9), "f"(s_10));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1111 = t1104 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1112 = t1092 + t1111;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1112), "r"(t1110) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1113;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(s_13), "f"(s_14));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1114 = t1104 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1115 = t1092 + t1114;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1115), "r"(t1113) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1116 = t1093 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1117 = t69 + t1116;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1118 = t1117 + 8u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1119 = t1118 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1120 = t1119 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1121 = 0u ^ t1120;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1122 = t1118 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1123 = t1121 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1124 = t1122 + t1123;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1125 = t1093 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1126 = t1125 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1127 = t1124 + t1126;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1128;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1128) : "f"(s_3), "f"(s_4));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1129 = t1092 + t1127;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1129), "r"(t1128) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1130;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1130) : "f"(s_7), "f"(s_8));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1131 = t1127 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1132 = t1092 + t1131;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1132), "r"(t1130) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1133;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1133) : "f"(s_11), "f"(s_12));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1134 = t1127 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1135 = t1092 + t1134;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1135), "r"(t1133) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1136;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1136) : "f"(s_15), "f"(s_16));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1137 = t1127 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1138 = t1092 + t1137;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1138), "r"(t1136) : "memory");
#line 206 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 261 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1140 = lane_2 & 15u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1141 = t69 + t1140;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1142 = lane_2 >> 4u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1143 = t1141 >> 1u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1144 = t1143 & 3u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1145 = t1142 ^ t1144;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1146 = t1141 << 6u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1147 = t1145 << 4u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1148 = t1146 + t1147;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1149 = t71 + t1148;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1150 = share << 13u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1151 = t208 + t1150;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1152;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1152) : "r"(t94));
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1153 = t1152 ^ 32u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1154 = t1152 ^ 64u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1155 = t1152 ^ 96u;
        const u32 t1156 = t1151 + t1152;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1157 = t1151 + t1153;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1158 = t1151 + t1154;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1159 = t1151 + t1155;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1160;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1160) : "r"(t1149));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1160) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1156) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_197), "r"(m_198));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_199), "r"(m_200));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1157) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_201), "r"(m_202));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_203), "r"(m_204));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1158) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_205), "r"(m_206));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_207), "r"(m_208));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1159) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_209), "r"(m_210));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_211), "r"(m_212));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1161;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1161) : "r"(t1149));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1162 = t1161 ^ 32u;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1162) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1156) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_217), "r"(m_218));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_219), "r"(m_220));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1157) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_221), "r"(m_222));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_223), "r"(m_224));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1158) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_225), "r"(m_226));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_227), "r"(m_228));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1159) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_229), "r"(m_230));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_231), "r"(m_232));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1163;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1163) : "r"(t1149));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1163) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1156) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_237), "r"(m_238));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_239), "r"(m_240));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1157) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_241), "r"(m_242));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_243), "r"(m_244));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1158) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_245), "r"(m_246));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_247), "r"(m_248));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1159) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_249), "r"(m_250));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_251), "r"(m_252));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1164;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1164) : "r"(t1149));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1165 = t1164 ^ 32u;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1165) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1156) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_257), "r"(m_258));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_259), "r"(m_260));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1157) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_261), "r"(m_262));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_263), "r"(m_264));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1158) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_265), "r"(m_266));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_267), "r"(m_268));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1159) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_269), "r"(m_270));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_271), "r"(m_272));
#line 261 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_3;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_3) : "r"(lane));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1167 = lane_3 & 15u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1168 = t69 + t1167;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1169 = lane_3 >> 4u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1170 = t1168 >> 1u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1171 = t1170 & 3u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1172 = t1169 ^ t1171;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1173 = t1168 << 6u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1174 = t1172 << 4u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1175 = t1173 + t1174;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1176 = t66 + t1175;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1177 = share << 13u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1178 = smem_2 + t1177;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1179;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1179) : "r"(t94));
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1180 = t1179 ^ 32u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1181 = t1179 ^ 64u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1182 = t1179 ^ 96u;
        const u32 t1183 = t1178 + t1179;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1184 = t1178 + t1180;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1185 = t1178 + t1181;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1186 = t1178 + t1182;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1187;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1187) : "r"(t1176));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1187) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1183) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_277), "r"(m_278));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_279), "r"(m_280));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1184) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_281), "r"(m_282));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_283), "r"(m_284));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1185) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_285), "r"(m_286));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_287), "r"(m_288));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1186) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_289), "r"(m_290));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_291), "r"(m_292));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1188;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1188) : "r"(t1176));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1189 = t1188 ^ 32u;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1189) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1183) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_297), "r"(m_298));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_299), "r"(m_300));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1184) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_301), "r"(m_302));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_303), "r"(m_304));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1185) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_305), "r"(m_306));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_307), "r"(m_308));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1186) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_309), "r"(m_310));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_311), "r"(m_312));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1190;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1190) : "r"(t1176));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1190) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1183) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_317), "r"(m_318));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_319), "r"(m_320));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1184) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_321), "r"(m_322));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_323), "r"(m_324));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1185) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_325), "r"(m_326));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_327), "r"(m_328));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1186) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_329), "r"(m_330));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_331), "r"(m_332));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1191;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1191) : "r"(t1176));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1192 = t1191 ^ 32u;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1192) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1183) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_337), "r"(m_338));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_339), "r"(m_340));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1184) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_341), "r"(m_342));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_343), "r"(m_344));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1185) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_345), "r"(m_346));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_347), "r"(m_348));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1186) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_349), "r"(m_350));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_351), "r"(m_352));
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1193 = t74 << 13u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1194 = smem_1 + t1193;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_2 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_3 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_4 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_5 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_6 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_7 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_8 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_9 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_10 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_11 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_12 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_13 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_14 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_15 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_16 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_17 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_18 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_19 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_20 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_21 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_22 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_23 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_24 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_25 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_26 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_27 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_28 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_29 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_30 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_31 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_32 = 0.0f;
        u32 lane_4;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_4) : "r"(lane));
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1196 = lane_4 & 7u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1197 = lane_4 >> 4u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1198 = t1197 << 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1199 = t1196 + t1198;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1200 = t73 >> 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1201 = lane_4 >> 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1202 = t1201 & 1u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1203 = t1200 + t1202;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1204 = t1203 >> 2u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1205 = t1203 & 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1206 = t1204 << 12u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1207 = t66 + t1206;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1208 = t1199 >> 1u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1209 = t1208 & 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1210 = t1205 ^ t1209;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1211 = t1199 << 6u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1212 = t1210 << 4u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1213 = t1211 + t1212;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1214 = t1207 + t1213;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1215;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1215) : "r"(t94));
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1216 = t1215 ^ 32u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1217 = t1215 ^ 64u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1218 = t1215 ^ 96u;
        const u32 t1219 = t1194 + t1215;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1220 = t1194 + t1216;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1221 = t1194 + t1217;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1222 = t1194 + t1218;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1214) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1219) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_357), "r"(m_358));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_359), "r"(m_360));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1220) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_361), "r"(m_362));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_363), "r"(m_364));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1221) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_365), "r"(m_366));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_367), "r"(m_368));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1222) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_369), "r"(m_370));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_371), "r"(m_372));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1214) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1219) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_377), "r"(m_378));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_379), "r"(m_380));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1220) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_381), "r"(m_382));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_383), "r"(m_384));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1221) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_385), "r"(m_386));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_387), "r"(m_388));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1222) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_389), "r"(m_390));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_391), "r"(m_392));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1214) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1219) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_397), "r"(m_398));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_399), "r"(m_400));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1220) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_401), "r"(m_402));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_403), "r"(m_404));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1221) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_405), "r"(m_406));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_407), "r"(m_408));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1222) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_409), "r"(m_410));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_411), "r"(m_412));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1214) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1219) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_417), "r"(m_418));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_419), "r"(m_420));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1220) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_421), "r"(m_422));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_423), "r"(m_424));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1221) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_425), "r"(m_426));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_427), "r"(m_428));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1222) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_429), "r"(m_430));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_431), "r"(m_432));
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1223 = t14 * heads;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 head_5 = t1223 + head;
        const u32 t1225 = head_5 * padded;
#line 351 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1226 = block << 6u;
#line 351 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1227 = t1225 + t1226;
#line 351 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_18 = t1227 + t73;
        const u64 t1229 = (u64)row_18;
#line 352 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1230 = t1229 * sums_stride0;
#line 352 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1231 = t1230 * 4ull;
#line 352 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1232 = sums + t1231;
        const u32 t1233 = t74 << 10u;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1234 = (u64)t1233 * 4u;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1235 = t1232 + t1234;
        const u64 t1236 = (u64)lane * 4u;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1237 = t1235 + t1236;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1237), "f"(dq) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t1237), "f"(dq_2) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t1237), "f"(dq_3) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t1237), "f"(dq_4) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t1237), "f"(dq_5) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t1237), "f"(dq_6) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t1237), "f"(dq_7) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t1237), "f"(dq_8) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t1237), "f"(dq_9) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t1237), "f"(dq_10) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t1237), "f"(dq_11) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t1237), "f"(dq_12) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t1237), "f"(dq_13) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t1237), "f"(dq_14) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t1237), "f"(dq_15) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t1237), "f"(dq_16) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t1237), "f"(dq_17) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t1237), "f"(dq_18) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t1237), "f"(dq_19) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t1237), "f"(dq_20) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t1237), "f"(dq_21) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t1237), "f"(dq_22) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t1237), "f"(dq_23) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t1237), "f"(dq_24) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t1237), "f"(dq_25) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t1237), "f"(dq_26) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t1237), "f"(dq_27) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t1237), "f"(dq_28) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t1237), "f"(dq_29) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t1237), "f"(dq_30) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t1237), "f"(dq_31) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t1237), "f"(dq_32) : "memory");
#line 215 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 229 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1238 = head_dim >> 3u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1239 = (u32)q_stride2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1240 = t1239 << 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_6 = (u64)t365 * t1240;
            const u64 of_head_3 = t213 + head_6;
            const u32 t1243 = t367 << 6u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1244 = (u64)t217 * 16u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1245 = smem_2 + t222;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1246 = t1243 + t216;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1247 = seq_q > 1u ? seq_q : 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1248 = t1247 - 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1249 = t1246 < t1248 ? t1246 : t1248;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1250 = (u64)t1249 * t215;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1251 = of_head_3 + t1250;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1252 = t1251 + t1244;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1253 = t1243 + t216;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1254 = t1253 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1255 = seq_q > 1u ? seq_q : 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1256 = t1255 - 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1257 = t1254 < t1256 ? t1254 : t1256;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1258 = (u64)t1257 * t215;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1259 = of_head_3 + t1258;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1260 = t1259 + t1244;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1261 = t1243 + t216;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1262 = t1261 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1263 = t217 < t1238;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1264 = t1262 & t1263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1265 = t1264 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1245), "l"(t1252), "r"(t1265) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1266 = t1243 + t216;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1267 = t1266 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1268 = t1267 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1269 = t217 < t1238;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1270 = t1268 & t1269;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1271 = t1270 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1245), "l"(t1260), "r"(t1271) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1272 = t1252 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1273 = t1243 + t216;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1274 = t1273 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1275 = t217 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1276 = t1275 < t1238;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1277 = t1274 & t1276;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1278 = t1277 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1245), "l"(t1272), "r"(t1278) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1279 = t1260 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1280 = t1243 + t216;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1281 = t1280 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1282 = t1281 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1283 = t217 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1284 = t1283 < t1238;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1285 = t1282 & t1284;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1286 = t1285 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1245), "l"(t1279), "r"(t1286) : "memory");
#line 104 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1287 = thread < 32u;
#line 104 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t1287) {
                const u32 t1288 = t14 * heads;
#line 105 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 head_7 = t1288 + t365;
                const u32 t1290 = head_7 * padded;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1291 = t367 << 6u;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1292 = t1290 + t1291;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1293 = thread << 1u;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_19 = t1292 + t1293;
                const u32 t1295 = thread << 4u;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1296 = t209 + t1295;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1297 = (u64)row_19;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1298 = t1297 * statistics_stride0;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1299 = t1298 * 4ull;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1300 = statistics + t1299;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1296), "l"(t1300) : "memory");
            }
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1301 = head_dim >> 3u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1302 = (u32)d_o_stride2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1303 = t1302 << 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_8 = (u64)t365 * t1303;
            const u64 of_head_4 = t231 + head_8;
            const u32 t1306 = t367 << 6u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1307 = (u64)t235 * 16u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1308 = t208 + t240;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1309 = t1306 + t234;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1310 = seq_q > 1u ? seq_q : 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1311 = t1310 - 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1312 = t1309 < t1311 ? t1309 : t1311;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1313 = (u64)t1312 * t233;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1314 = of_head_4 + t1313;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1315 = t1314 + t1307;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1316 = t1306 + t234;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1317 = t1316 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1318 = seq_q > 1u ? seq_q : 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1319 = t1318 - 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1320 = t1317 < t1319 ? t1317 : t1319;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1321 = (u64)t1320 * t233;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1322 = of_head_4 + t1321;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1323 = t1322 + t1307;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1324 = t1306 + t234;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1325 = t1324 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1326 = t235 < t1301;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1327 = t1325 & t1326;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1328 = t1327 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1308), "l"(t1315), "r"(t1328) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1329 = t1306 + t234;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1330 = t1329 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1331 = t1330 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1332 = t235 < t1301;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1333 = t1331 & t1332;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1334 = t1333 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1308), "l"(t1323), "r"(t1334) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1335 = t1315 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1336 = t1306 + t234;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1337 = t1336 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1338 = t235 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1339 = t1338 < t1301;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1340 = t1337 & t1339;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1341 = t1340 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1308), "l"(t1335), "r"(t1341) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1342 = t1323 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1343 = t1306 + t234;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1344 = t1343 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1345 = t1344 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1346 = t235 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1347 = t1346 < t1301;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1348 = t1345 & t1347;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1349 = t1348 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1308), "l"(t1342), "r"(t1349) : "memory");
        }
#line 232 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
        head = t365;
        block = t367;
    }
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 171 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1350 = dk_2 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t1350;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1351 = dk_3 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t1351;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1352 = dk_4 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t1352;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1353 = dk_5 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t1353;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1354 = dk_6 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t1354;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1355 = dk_7 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t1355;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1356 = dk_8 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t1356;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1357 = dk_9 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t1357;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1358 = dk_10 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t1358;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1359 = dk_11 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t1359;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1360 = dk_12 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t1360;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1361 = dk_13 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t1361;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1362 = dk_14 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t1362;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1363 = dk_15 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t1363;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1364 = dk_16 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t1364;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1365 = dk_17 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t1365;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1366 = dk_18 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t1366;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1367 = dk_19 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t1367;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1368 = dk_20 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t1368;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1369 = dk_21 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t1369;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1370 = dk_22 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t1370;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1371 = dk_23 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t1371;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1372 = dk_24 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t1372;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1373 = dk_25 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t1373;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1374 = dk_26 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t1374;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1375 = dk_27 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t1375;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1376 = dk_28 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t1376;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1377 = dk_29 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t1377;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1378 = dk_30 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t1378;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1379 = dk_31 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t1379;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1380 = dk_32 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t1380;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1381 = dk_33 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t1381;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1382 = share << 13u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1383 = smem_1 + t1382;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1384 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1385 = t69 + t1384;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1386 = t1385 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1387 = 0u ^ t1386;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1388 = t1385 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1389 = t1387 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1390 = t1388 + t1389;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1391 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1392 = t1391 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1393 = t1390 + t1392;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1394;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(dk_2), "f"(dk_3));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1395 = t1383 + t1393;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1395), "r"(t1394) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1396;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1396) : "f"(dk_6), "f"(dk_7));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1397 = t1393 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1398 = t1383 + t1397;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1398), "r"(t1396) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1399;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1399) : "f"(dk_10), "f"(dk_11));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1400 = t1393 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1401 = t1383 + t1400;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1401), "r"(t1399) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1402;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1402) : "f"(dk_14), "f"(dk_15));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1403 = t1393 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1404 = t1383 + t1403;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1404), "r"(t1402) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1405;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1405) : "f"(dk_18), "f"(dk_19));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1406 = t1393 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1407 = t1383 + t1406;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1407), "r"(t1405) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1408;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1408) : "f"(dk_22), "f"(dk_23));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1409 = t1393 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1410 = t1383 + t1409;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1410), "r"(t1408) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1411;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1411) : "f"(dk_26), "f"(dk_27));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1412 = t1393 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1413 = t1383 + t1412;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1413), "r"(t1411) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1414;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1414) : "f"(dk_30), "f"(dk_31));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1415 = t1393 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1416 = t1383 + t1415;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1416), "r"(t1414) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1417 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1418 = t69 + t1417;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1419 = t1418 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1420 = t1419 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1421 = 0u ^ t1420;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1422 = t1419 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1423 = t1421 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1424 = t1422 + t1423;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1425 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1426 = t1425 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1427 = t1424 + t1426;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1428;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1428) : "f"(dk_4), "f"(dk_5));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1429 = t1383 + t1427;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1429), "r"(t1428) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1430;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1430) : "f"(dk_8), "f"(dk_9));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1431 = t1427 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1432 = t1383 + t1431;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1432), "r"(t1430) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1433;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1433) : "f"(dk_12), "f"(dk_13));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1434 = t1427 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1435 = t1383 + t1434;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1435), "r"(t1433) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1436;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1436) : "f"(dk_16), "f"(dk_17));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1437 = t1427 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1438 = t1383 + t1437;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1438), "r"(t1436) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1439;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1439) : "f"(dk_20), "f"(dk_21));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1440 = t1427 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1441 = t1383 + t1440;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1441), "r"(t1439) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1442;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1442) : "f"(dk_24), "f"(dk_25));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1443 = t1427 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1444 = t1383 + t1443;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1444), "r"(t1442) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1445;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1445) : "f"(dk_28), "f"(dk_29));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1446 = t1427 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1447 = t1383 + t1446;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1447), "r"(t1445) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1448;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1448) : "f"(dk_32), "f"(dk_33));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1449 = t1427 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1450 = t1383 + t1449;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1450), "r"(t1448) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 378 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
    const u64 t1452 = (u64)t14;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1453 = t1452 * dk_stride0;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1454 = t1453 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1455 = dk + t1454;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1456 = (u64)t12;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1457 = t1456 * dk_stride1;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1458 = t1457 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1459 = t1455 + t1458;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1460 = (u64)t13;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1461 = t1460 * dk_stride2;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1462 = t1461 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1463 = t1459 + t1462;
    const u32 end_47 = head_dim > first_column ? head_dim : first_column;
    const u32 t1465 = seq_k - t12;
#line 381 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1466 = end_47 - first_column;
#line 381 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1467 = t1466 >> 3u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1468 = (u64)first_column * 2u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1469 = t1463 + t1468;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1470 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1471 = t1470 << 1u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1472 = lane >> 3u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1473 = t69 + t1472;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1474 = lane & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1475 = t1473 < t1465;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1476 = t1474 < t1467;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1477 = t1475 & t1476;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1477) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1478 = t1473 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1479 = t1474 ^ t1478;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1480 = t1473 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1481 = t1479 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1482 = t1480 + t1481;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1483 = t1383 + t1482;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_20;
        u32 row_21;
        u32 row_22;
        u32 row_23;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_20), "=r"(row_21), "=r"(row_22), "=r"(row_23) : "r"(t1483) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1484 = (u64)t1473 * t1471;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1485 = t1469 + t1484;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1486 = (u64)t1474 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1487 = t1485 + t1486;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1487), "r"(row_20), "r"(row_21), "r"(row_22), "r"(row_23) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1488 = t1473 + 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1489 = t1488 < t1465;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1490 = t1474 < t1467;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1491 = t1489 & t1490;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1491) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1492 = t1488 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1493 = t1474 ^ t1492;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1494 = t1488 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1495 = t1493 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1496 = t1494 + t1495;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1497 = t1383 + t1496;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_24;
        u32 row_25;
        u32 row_26;
        u32 row_27;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_24), "=r"(row_25), "=r"(row_26), "=r"(row_27) : "r"(t1497) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1498 = (u64)t1488 * t1471;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1499 = t1469 + t1498;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1500 = (u64)t1474 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1501 = t1499 + t1500;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1501), "r"(row_24), "r"(row_25), "r"(row_26), "r"(row_27) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1502 = t1473 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1503 = t1502 < t1465;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1504 = t1474 < t1467;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1505 = t1503 & t1504;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1505) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1506 = t1502 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1507 = t1474 ^ t1506;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1508 = t1502 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1509 = t1507 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1510 = t1508 + t1509;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1511 = t1383 + t1510;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_28;
        u32 row_29;
        u32 row_30;
        u32 row_31;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_28), "=r"(row_29), "=r"(row_30), "=r"(row_31) : "r"(t1511) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1512 = (u64)t1502 * t1471;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1513 = t1469 + t1512;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1514 = (u64)t1474 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1515 = t1513 + t1514;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1515), "r"(row_28), "r"(row_29), "r"(row_30), "r"(row_31) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1516 = t1473 + 12u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1517 = t1516 < t1465;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1518 = t1474 < t1467;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1519 = t1517 & t1518;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1519) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1520 = t1516 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1521 = t1474 ^ t1520;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1522 = t1516 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1523 = t1521 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1524 = t1522 + t1523;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1525 = t1383 + t1524;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_32;
        u32 row_33;
        u32 row_34;
        u32 row_35;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_32), "=r"(row_33), "=r"(row_34), "=r"(row_35) : "r"(t1525) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1526 = (u64)t1516 * t1471;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1527 = t1469 + t1526;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1528 = (u64)t1474 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1529 = t1527 + t1528;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1529), "r"(row_32), "r"(row_33), "r"(row_34), "r"(row_35) : "memory");
    }
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1530 = share << 13u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1531 = t70 + t1530;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1532 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1533 = t69 + t1532;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1534 = t1533 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1535 = 0u ^ t1534;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1536 = t1533 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1537 = t1535 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1538 = t1536 + t1537;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1539 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1540 = t1539 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1541 = t1538 + t1540;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1542;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1542) : "f"(dv_2), "f"(dv_3));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1543 = t1531 + t1541;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1543), "r"(t1542) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1544;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1544) : "f"(dv_6), "f"(dv_7));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1545 = t1541 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1546 = t1531 + t1545;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1546), "r"(t1544) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1547;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1547) : "f"(dv_10), "f"(dv_11));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1548 = t1541 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1549 = t1531 + t1548;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1549), "r"(t1547) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1550;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1550) : "f"(dv_14), "f"(dv_15));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1551 = t1541 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1552 = t1531 + t1551;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1552), "r"(t1550) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1553;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1553) : "f"(dv_18), "f"(dv_19));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1554 = t1541 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1555 = t1531 + t1554;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1555), "r"(t1553) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1556;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1556) : "f"(dv_22), "f"(dv_23));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1557 = t1541 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1558 = t1531 + t1557;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1558), "r"(t1556) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1559;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1559) : "f"(dv_26), "f"(dv_27));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1560 = t1541 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1561 = t1531 + t1560;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1561), "r"(t1559) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1562;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1562) : "f"(dv_30), "f"(dv_31));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1563 = t1541 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1564 = t1531 + t1563;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1564), "r"(t1562) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1565 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1566 = t69 + t1565;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1567 = t1566 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1568 = t1567 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1569 = 0u ^ t1568;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1570 = t1567 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1571 = t1569 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1572 = t1570 + t1571;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1573 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1574 = t1573 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1575 = t1572 + t1574;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1576;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1576) : "f"(dv_4), "f"(dv_5));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1577 = t1531 + t1575;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1577), "r"(t1576) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1578;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1578) : "f"(dv_8), "f"(dv_9));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1579 = t1575 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1580 = t1531 + t1579;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1580), "r"(t1578) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1581;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1581) : "f"(dv_12), "f"(dv_13));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1582 = t1575 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1583 = t1531 + t1582;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1583), "r"(t1581) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1584;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1584) : "f"(dv_16), "f"(dv_17));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1585 = t1575 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1586 = t1531 + t1585;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1586), "r"(t1584) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1587;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1587) : "f"(dv_20), "f"(dv_21));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1588 = t1575 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1589 = t1531 + t1588;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1589), "r"(t1587) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1590;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1590) : "f"(dv_24), "f"(dv_25));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1591 = t1575 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1592 = t1531 + t1591;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1592), "r"(t1590) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1593;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1593) : "f"(dv_28), "f"(dv_29));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1594 = t1575 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1595 = t1531 + t1594;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1595), "r"(t1593) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1596;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1596) : "f"(dv_32), "f"(dv_33));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1597 = t1575 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1598 = t1531 + t1597;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1598), "r"(t1596) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 378 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
    const u64 t1600 = (u64)t14;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1601 = t1600 * dv_stride0;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1602 = t1601 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1603 = dv + t1602;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1604 = (u64)t12;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1605 = t1604 * dv_stride1;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1606 = t1605 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1607 = t1603 + t1606;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1608 = (u64)t13;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1609 = t1608 * dv_stride2;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1610 = t1609 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1611 = t1607 + t1610;
    const u32 end_48 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t1613 = seq_k - t12;
#line 381 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1614 = end_48 - first_column_2;
#line 381 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1615 = t1614 >> 3u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1616 = (u64)first_column_2 * 2u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1617 = t1611 + t1616;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1618 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1619 = t1618 << 1u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1620 = lane >> 3u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1621 = t69 + t1620;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1622 = lane & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1623 = t1621 < t1613;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1624 = t1622 < t1615;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1625 = t1623 & t1624;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1625) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1626 = t1621 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1627 = t1622 ^ t1626;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1628 = t1621 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1629 = t1627 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1630 = t1628 + t1629;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1631 = t1531 + t1630;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_36;
        u32 row_37;
        u32 row_38;
        u32 row_39;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_36), "=r"(row_37), "=r"(row_38), "=r"(row_39) : "r"(t1631) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1632 = (u64)t1621 * t1619;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1633 = t1617 + t1632;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1634 = (u64)t1622 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1635 = t1633 + t1634;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1635), "r"(row_36), "r"(row_37), "r"(row_38), "r"(row_39) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1636 = t1621 + 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1637 = t1636 < t1613;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1638 = t1622 < t1615;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1639 = t1637 & t1638;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1639) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1640 = t1636 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1641 = t1622 ^ t1640;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1642 = t1636 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1643 = t1641 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1644 = t1642 + t1643;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1645 = t1531 + t1644;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_40;
        u32 row_41;
        u32 row_42;
        u32 row_43;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t1645) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1646 = (u64)t1636 * t1619;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1647 = t1617 + t1646;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1648 = (u64)t1622 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1649 = t1647 + t1648;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1649), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1650 = t1621 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1651 = t1650 < t1613;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1652 = t1622 < t1615;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1653 = t1651 & t1652;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1653) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1654 = t1650 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1655 = t1622 ^ t1654;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1656 = t1650 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1657 = t1655 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1658 = t1656 + t1657;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1659 = t1531 + t1658;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_44;
        u32 row_45;
        u32 row_46;
        u32 row_47;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t1659) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1660 = (u64)t1650 * t1619;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1661 = t1617 + t1660;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1662 = (u64)t1622 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1663 = t1661 + t1662;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1663), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1664 = t1621 + 12u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1665 = t1664 < t1613;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1666 = t1622 < t1615;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1667 = t1665 & t1666;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1667) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1668 = t1664 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1669 = t1622 ^ t1668;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1670 = t1664 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1671 = t1669 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1672 = t1670 + t1671;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1673 = t1531 + t1672;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_48;
        u32 row_49;
        u32 row_50;
        u32 row_51;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t1673) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1674 = (u64)t1664 * t1619;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1675 = t1617 + t1674;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1676 = (u64)t1622 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1677 = t1675 + t1676;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1677), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
    }
}
