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
    const f32 softcap_scale,
    const f32 small,
    const f32 coefficient,
    const f32 coefficient_2,
    const f32 coefficient_3,
    const f32 small_2,
    const f32 coefficient_4,
    const f32 coefficient_5,
    const f32 coefficient_6,
    const f32 coefficient_7,
    const f32 coefficient_8,
    const u64 alibi_slopes /* f32 */,
    const u64 alibi_slopes_stride0,
    const u64 alibi_slopes_stride1,
    const u64 alibi_slopes_stride2,
    const u64 alibi_slopes_stride3,
    const u32 head_dim,
    const f32 scale,
    const u32 padded,
    const u32 section)
{
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 63u;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 6u;
    const u32 t3 = blockIdx.x;
#line 113 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t4 = gridDim.x;
#line 113 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_2 = t4 / blocks;
    const u32 t6 = blocks * section;
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t7 = t3 / t6;
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 first = t7 * section;
    const u32 t9 = heads_2 - first;
#line 115 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_3 = t9 < section ? t9 : section;
    const u32 t11 = first * blocks;
#line 116 "fa-kernels/src/attention/backward/turns.rs"
    const u32 within = t3 - t11;
    const u32 t13 = within / heads_3;
#line 117 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t14 = within % heads_3;
#line 117 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t15 = first + t14;
#line 49 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t17 = t13 << 6u;
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t15 / kv_heads;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t19 = t15 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t20 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t20 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t22 = low < high;
        if (!t22) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t23 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t23 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t25 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t26 = t25 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t27 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t28 = t26 < t27 ? t26 : t27;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t29 = t28 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t29 + 1u;
        const u32 t31 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t32 = t31 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t32 < seq_k ? t32 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t28 + seq_k;
        const u32 t35 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position = t35 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t37 = position > window_left ? position : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t38 = t37 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t39 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin = t38 < t39 ? t38 : t39;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t17 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t42 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t43 = found ? low : t42;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t43;
        const u32 t44 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t44;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first_2 = low;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low_2 = 0u;
    u32 high_2 = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t46 = low_2 < high_2;
        if (!t46) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t47 = low_2 + high_2;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle_2 = t47 >> 1u;
#line 65 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t49 = middle_2 << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t50 = t49 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_4 = t50 + 1u;
        const u32 t52 = end_4 > seq_q ? end_4 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t53 = t52 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_5 = t53 < seq_k ? t53 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_6 = t49 + seq_k;
        const u32 t56 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_2 = t56 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t58 = position_2 > window_left ? position_2 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t59 = t58 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t60 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_2 = t59 < t60 ? t59 : t60;
#line 67 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t62 = t17 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool t63 = begin_2 < t62;
#line 67 "fa-kernels/src/attention/query_blocks.rs"
        const bool found_2 = !t63;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t65 = middle_2 + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t66 = found_2 ? low_2 : t65;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low_2 = t66;
        const u32 t67 = found_2 ? middle_2 : high_2;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high_2 = t67;
    }
#line 64 "fa-kernels/src/attention/query_blocks.rs"
    const u32 end_7 = low_2;
#line 69 "fa-kernels/src/attention/query_blocks.rs"
    const u32 end_8 = end_7 > first_2 ? end_7 : first_2;
#line 96 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t72 = thread >> 5u;
#line 98 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t72));
#line 99 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 102 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t75 = smem_1 + 32768u;
    const u32 share = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t77 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t78 = t77 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t79 = smem_1 + 16384u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t80 = t75 + 8192u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_2 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_3 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_4 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_5 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_6 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_7 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_8 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_9 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_10 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_11 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_12 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_13 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_14 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_15 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_16 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_17 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_18 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_19 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_20 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_21 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_22 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_23 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_24 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_25 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_26 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_27 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_28 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_29 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_30 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_31 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_32 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_33 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_2 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_3 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_4 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_5 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_6 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_7 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_8 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_9 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_10 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_11 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_12 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_13 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_14 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_15 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_16 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_17 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_18 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_19 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_20 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_21 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_22 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_23 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_24 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_25 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_26 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_27 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_28 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_29 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_30 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_31 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_32 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_33 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t81 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t82 = t81 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t83 = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t84 = share << 5u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t85 = lane & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t86 = t84 + t85;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t87 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t88 = t87 << 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t89 = t86 + t88;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t90 = lane >> 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t91 = t90 & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t92 = t89 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t93 = t91 ^ t92;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t94 = t89 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t95 = t93 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t96 = t94 + t95;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t97 = lane & 15u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t98 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t99 = t97 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t100 = t98 ^ t99;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t101 = t97 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t102 = t100 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t103 = t101 + t102;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t104 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t105 = t104 * k_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t106 = t105 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t107 = k + t106;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t108 = 0ull * k_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t109 = t108 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t110 = t107 + t109;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t111 = (u64)t19;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t112 = t111 * k_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t113 = t112 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t114 = t110 + t113;
    const u32 t115 = (u32)k_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t116 = t115 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t117 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t118 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t119 = t117 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t120 = t118 ^ t119;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t121 = t117 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t122 = t120 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t123 = t121 + t122;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t124 = (u64)t117 * t116;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t125 = t114 + t124;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t126 = (u64)t118 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t127 = t125 + t126;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t128 = (u64)t116 * 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t129 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t130 = smem_1 + t123;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t131 = (u64)t17 * t116;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t132 = t127 + t131;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t133 = t132 + t128;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t134 = t17 + t117;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t135 = t134 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t136 = t118 < t129;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t137 = t135 & t136;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t138 = t137 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t130), "l"(t132), "r"(t138) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t139 = t17 + t117;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t140 = t139 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t141 = t140 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t142 = t118 < t129;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t143 = t141 & t142;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t144 = t143 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t130), "l"(t133), "r"(t144) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t145 = t132 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t146 = t17 + t117;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t147 = t146 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t148 = t118 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t149 = t148 < t129;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t150 = t147 & t149;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t151 = t150 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t130), "l"(t145), "r"(t151) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t152 = t133 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t153 = t17 + t117;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t154 = t153 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t155 = t154 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t156 = t118 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t157 = t156 < t129;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t158 = t155 & t157;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t159 = t158 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t130), "l"(t152), "r"(t159) : "memory");
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t160 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t161 = t160 * v_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t162 = t161 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t163 = v + t162;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t164 = 0ull * v_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t165 = t164 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t166 = t163 + t165;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t167 = (u64)t19;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t168 = t167 * v_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t169 = t168 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t170 = t166 + t169;
    const u32 t171 = (u32)v_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t172 = t171 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t173 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t174 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t175 = t173 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t176 = t174 ^ t175;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t177 = t173 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t178 = t176 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t179 = t177 + t178;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t180 = (u64)t173 * t172;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t181 = t170 + t180;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t182 = (u64)t174 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t183 = t181 + t182;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t184 = (u64)t172 * 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t185 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t186 = t79 + t179;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t187 = (u64)t17 * t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t188 = t183 + t187;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t189 = t188 + t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t190 = t17 + t173;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t191 = t190 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t192 = t174 < t185;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t193 = t191 & t192;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t194 = t193 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t186), "l"(t188), "r"(t194) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t195 = t17 + t173;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t196 = t195 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t197 = t196 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t198 = t174 < t185;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t199 = t197 & t198;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t200 = t199 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t186), "l"(t189), "r"(t200) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t201 = t188 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t202 = t17 + t173;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t203 = t202 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t204 = t174 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t205 = t204 < t185;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t206 = t203 & t205;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t207 = t206 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t186), "l"(t201), "r"(t207) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t208 = t189 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t209 = t17 + t173;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t210 = t209 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t211 = t210 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t212 = t174 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t213 = t212 < t185;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t214 = t211 & t213;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t215 = t214 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t186), "l"(t208), "r"(t215) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 49152u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t217 = smem_2 + 16384u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t218 = smem_2 + 32768u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t219 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t220 = t219 * q_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t221 = t220 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t222 = q + t221;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t223 = 0ull * q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t224 = t223 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t225 = t222 + t224;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t226 = (u32)q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t227 = t226 << 1u;
    const u32 t228 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t229 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t230 = t228 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t231 = t229 ^ t230;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t232 = t228 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t233 = t231 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t234 = t232 + t233;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t235 = (u64)t228 * t227;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t236 = t225 + t235;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t237 = (u64)t229 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t238 = t236 + t237;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t239 = (u64)t227 * 32u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t240 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t241 = t240 * d_o_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t242 = t241 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t243 = d_o + t242;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t244 = 0ull * d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t245 = t244 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t246 = t243 + t245;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t247 = (u32)d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t248 = t247 << 1u;
    const u32 t249 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t250 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t251 = t249 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t252 = t250 ^ t251;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t253 = t249 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t254 = t252 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t255 = t253 + t254;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t256 = (u64)t249 * t248;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t257 = t246 + t256;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t258 = (u64)t250 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t259 = t257 + t258;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t260 = (u64)t248 * 32u;
#line 104 "fa-kernels/src/attention/backward/work.rs"
    const u32 t261 = end_8 - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
    const u32 count_2 = t261 * group;
#line 139 "fa-kernels/src/attention/backward/work.rs"
    const u32 t263 = t19 * group;
#line 143 "fa-kernels/src/attention/backward/work.rs"
    u32 head = t263;
    u32 block = first_2;
    const bool t264 = count_2 != 0u;
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t264) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t265 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t266 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t267 = t266 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_2 = (u64)head * t267;
        const u64 of_head = t225 + head_2;
        const u32 t270 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t271 = (u64)t229 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t272 = smem_2 + t234;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t273 = t270 + t228;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t274 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t275 = t274 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t276 = t273 < t275 ? t273 : t275;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t277 = (u64)t276 * t227;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t278 = of_head + t277;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t279 = t278 + t271;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t280 = t270 + t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t281 = t280 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t282 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t283 = t282 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t284 = t281 < t283 ? t281 : t283;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t285 = (u64)t284 * t227;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t286 = of_head + t285;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t287 = t286 + t271;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t288 = t270 + t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t289 = t288 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t290 = t229 < t265;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t291 = t289 & t290;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t292 = t291 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t272), "l"(t279), "r"(t292) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t293 = t270 + t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t294 = t293 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t295 = t294 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t296 = t229 < t265;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t297 = t295 & t296;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t298 = t297 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t272), "l"(t287), "r"(t298) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t299 = t279 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t300 = t270 + t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t301 = t300 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t302 = t229 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t303 = t302 < t265;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t304 = t301 & t303;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t305 = t304 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t272), "l"(t299), "r"(t305) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t306 = t287 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t307 = t270 + t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t308 = t307 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t309 = t308 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t310 = t229 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t311 = t310 < t265;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t312 = t309 & t311;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t313 = t312 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t272), "l"(t306), "r"(t313) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t314 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t314) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t315 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t316 = t315 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t317 = t316 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t318 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 row = t317 + t318;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t320 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row_2 = row + t320;
            const u32 t322 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t323 = t218 + t322;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t324 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t325 = t324 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t326 = t325 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t327 = statistics + t326;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t323), "l"(t327) : "memory");
        }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t328 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t329 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t330 = t329 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_3 = (u64)head * t330;
        const u64 of_head_2 = t246 + head_3;
        const u32 t333 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t334 = (u64)t250 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t335 = t217 + t255;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t336 = t333 + t249;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t337 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t338 = t337 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t339 = t336 < t338 ? t336 : t338;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t340 = (u64)t339 * t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t341 = of_head_2 + t340;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t342 = t341 + t334;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t343 = t333 + t249;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t344 = t343 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t345 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t346 = t345 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t347 = t344 < t346 ? t344 : t346;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t348 = (u64)t347 * t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t349 = of_head_2 + t348;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t350 = t349 + t334;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t351 = t333 + t249;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t352 = t351 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t353 = t250 < t328;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t354 = t352 & t353;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t355 = t354 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t335), "l"(t342), "r"(t355) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t356 = t333 + t249;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t357 = t356 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t358 = t357 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t359 = t250 < t328;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t360 = t358 & t359;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t361 = t360 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t335), "l"(t350), "r"(t361) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t362 = t342 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t363 = t333 + t249;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t364 = t363 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t365 = t250 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t366 = t365 < t328;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t367 = t364 & t366;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t368 = t367 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t335), "l"(t362), "r"(t368) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t369 = t350 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t370 = t333 + t249;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t371 = t370 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t372 = t371 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t373 = t250 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t374 = t373 < t328;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t375 = t372 & t374;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t376 = t375 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t335), "l"(t369), "r"(t376) : "memory");
    }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 146 "fa-kernels/src/attention/backward/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
#line 150 "fa-kernels/src/attention/backward/work.rs"
        const u32 t377 = block + 1u;
#line 150 "fa-kernels/src/attention/backward/work.rs"
        const bool wraps = t377 == end_8;
        const u32 t379 = head + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t380 = wraps ? t379 : head;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t381 = block + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t382 = wraps ? first_2 : t381;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const u32 t383 = i + 1u;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const bool more = t383 < count_2;
#line 179 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_2 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_3 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_4 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_5 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_6 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_7 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_8 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_9 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_10 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_11 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_12 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_13 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_14 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_15 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_16 = 0.0f;
        const u32 t385 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t386 = t78 + t385;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t387 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t388 = t386 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t389 = t387 ^ t388;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t390 = t386 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t391 = t389 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t392 = t390 + t391;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t393 = smem_1 + t392;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t394;
        asm volatile("mov.b32 %0, %1;" : "=r"(t394) : "r"(t96));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t395 = t394 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t396 = t394 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t397 = t394 ^ 96u;
        const u32 t398 = smem_2 + t394;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t399;
        asm volatile("mov.b32 %0, %1;" : "=r"(t399) : "r"(t393));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t399) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t398) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t398) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t400 = smem_2 + t395;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t401;
        asm volatile("mov.b32 %0, %1;" : "=r"(t401) : "r"(t393));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t402 = t401 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t402) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t400) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t400) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_21), "r"(m_22));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_23), "r"(m_24));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t403 = smem_2 + t396;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t404;
        asm volatile("mov.b32 %0, %1;" : "=r"(t404) : "r"(t393));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t405 = t404 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t405) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t403) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t403) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t406 = smem_2 + t397;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t407;
        asm volatile("mov.b32 %0, %1;" : "=r"(t407) : "r"(t393));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t408 = t407 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t408) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t406) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t406) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t409;
        asm volatile("mov.b32 %0, %1;" : "=r"(t409) : "r"(t393));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t409) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t398) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t398) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t410;
        asm volatile("mov.b32 %0, %1;" : "=r"(t410) : "r"(t393));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t411 = t410 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t411) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t400) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t400) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t412;
        asm volatile("mov.b32 %0, %1;" : "=r"(t412) : "r"(t393));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t413 = t412 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t413) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t403) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_77), "r"(m_78));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_79), "r"(m_80));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t403) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_81), "r"(m_82));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_83), "r"(m_84));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t414;
        asm volatile("mov.b32 %0, %1;" : "=r"(t414) : "r"(t393));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t415 = t414 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t415) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t406) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t406) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_2 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_3 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_4 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_5 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_6 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_7 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_8 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_9 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_10 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_11 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_12 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_13 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_14 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_15 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_16 = 0.0f;
        const u32 t416 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t417 = t78 + t416;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t418 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t419 = t417 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t420 = t418 ^ t419;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t421 = t417 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t422 = t420 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t423 = t421 + t422;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t424 = t79 + t423;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t425;
        asm volatile("mov.b32 %0, %1;" : "=r"(t425) : "r"(t96));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t426 = t425 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t427 = t425 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t428 = t425 ^ 96u;
        const u32 t429 = t217 + t425;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t430;
        asm volatile("mov.b32 %0, %1;" : "=r"(t430) : "r"(t424));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t430) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t429) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_101), "r"(m_102));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_103), "r"(m_104));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t429) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t431 = t217 + t426;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t432;
        asm volatile("mov.b32 %0, %1;" : "=r"(t432) : "r"(t424));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t433 = t432 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t433) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t431) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_113), "r"(m_114));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_115), "r"(m_116));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t431) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_117), "r"(m_118));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_119), "r"(m_120));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t434 = t217 + t427;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t435;
        asm volatile("mov.b32 %0, %1;" : "=r"(t435) : "r"(t424));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t436 = t435 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t436) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t434) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t434) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t437 = t217 + t428;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t438;
        asm volatile("mov.b32 %0, %1;" : "=r"(t438) : "r"(t424));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t439 = t438 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t439) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t437) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t437) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_141), "r"(m_142));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_143), "r"(m_144));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t440;
        asm volatile("mov.b32 %0, %1;" : "=r"(t440) : "r"(t424));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t440) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t429) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t429) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t441;
        asm volatile("mov.b32 %0, %1;" : "=r"(t441) : "r"(t424));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t442 = t441 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t442) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t431) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_161), "r"(m_162));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_163), "r"(m_164));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t431) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_165), "r"(m_166));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_167), "r"(m_168));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t443;
        asm volatile("mov.b32 %0, %1;" : "=r"(t443) : "r"(t424));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t444 = t443 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t444) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t434) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_173), "r"(m_174));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_175), "r"(m_176));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t434) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_177), "r"(m_178));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_179), "r"(m_180));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t445;
        asm volatile("mov.b32 %0, %1;" : "=r"(t445) : "r"(t424));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t446 = t445 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t446) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t437) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t437) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t447 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t448 = share << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t447 + t448;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t450 = (u64)batch_2;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t451 = t450 * alibi_slopes_stride0;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t452 = t451 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t453 = alibi_slopes + t452;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t454 = (u64)head;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t455 = t454 * alibi_slopes_stride1;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t456 = t455 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t457 = t453 + t456;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t457) : "memory");
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t459 = slope * 1.442695f;
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t460;
        asm("abs.f32 %0, %1;" : "=f"(t460) : "f"(s));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t461;
        asm("abs.f32 %0, %1;" : "=f"(t461) : "f"(s_2));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t462;
        asm("abs.f32 %0, %1;" : "=f"(t462) : "f"(s_3));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t463;
        asm("abs.f32 %0, %1;" : "=f"(t463) : "f"(s_4));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t464;
        asm("abs.f32 %0, %1;" : "=f"(t464) : "f"(s_5));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t465;
        asm("max.f32 %0, %1, %2;" : "=f"(t465) : "f"(t460), "f"(t464));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t466;
        asm("abs.f32 %0, %1;" : "=f"(t466) : "f"(s_6));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t467;
        asm("max.f32 %0, %1, %2;" : "=f"(t467) : "f"(t461), "f"(t466));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t468;
        asm("abs.f32 %0, %1;" : "=f"(t468) : "f"(s_7));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t469;
        asm("max.f32 %0, %1, %2;" : "=f"(t469) : "f"(t462), "f"(t468));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t470;
        asm("abs.f32 %0, %1;" : "=f"(t470) : "f"(s_8));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t471;
        asm("max.f32 %0, %1, %2;" : "=f"(t471) : "f"(t463), "f"(t470));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t472;
        asm("abs.f32 %0, %1;" : "=f"(t472) : "f"(s_9));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t473;
        asm("max.f32 %0, %1, %2;" : "=f"(t473) : "f"(t465), "f"(t472));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t474;
        asm("abs.f32 %0, %1;" : "=f"(t474) : "f"(s_10));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t475;
        asm("max.f32 %0, %1, %2;" : "=f"(t475) : "f"(t467), "f"(t474));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t476;
        asm("abs.f32 %0, %1;" : "=f"(t476) : "f"(s_11));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t477;
        asm("max.f32 %0, %1, %2;" : "=f"(t477) : "f"(t469), "f"(t476));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t478;
        asm("abs.f32 %0, %1;" : "=f"(t478) : "f"(s_12));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t479;
        asm("max.f32 %0, %1, %2;" : "=f"(t479) : "f"(t471), "f"(t478));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t480;
        asm("abs.f32 %0, %1;" : "=f"(t480) : "f"(s_13));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t481;
        asm("max.f32 %0, %1, %2;" : "=f"(t481) : "f"(t473), "f"(t480));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t482;
        asm("abs.f32 %0, %1;" : "=f"(t482) : "f"(s_14));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t483;
        asm("max.f32 %0, %1, %2;" : "=f"(t483) : "f"(t475), "f"(t482));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t484;
        asm("abs.f32 %0, %1;" : "=f"(t484) : "f"(s_15));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t485;
        asm("max.f32 %0, %1, %2;" : "=f"(t485) : "f"(t477), "f"(t484));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t486;
        asm("abs.f32 %0, %1;" : "=f"(t486) : "f"(s_16));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t487;
        asm("max.f32 %0, %1, %2;" : "=f"(t487) : "f"(t479), "f"(t486));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t488;
        asm("max.f32 %0, %1, %2;" : "=f"(t488) : "f"(t481), "f"(t483));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t489;
        asm("max.f32 %0, %1, %2;" : "=f"(t489) : "f"(t485), "f"(t487));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 largest;
        asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(t488), "f"(t489));
#line 68 "fa-kernels/src/attention/options/small.rs"
        const bool is_small = largest < small;
        const bool t492 = !is_small;
#line 69 "fa-kernels/src/attention/options/small.rs"
        const bool t493 = __any_sync(0xffffffffu, t492);
#line 183 "fa-kernels/src/attention/options/softcap.rs"
        if (t493) {
#line 68 "fa-kernels/src/attention/options/small.rs"
            const bool is_small_2 = largest < small_2;
            const bool t495 = !is_small_2;
#line 69 "fa-kernels/src/attention/options/small.rs"
            const bool t496 = __any_sync(0xffffffffu, t495);
#line 184 "fa-kernels/src/attention/options/softcap.rs"
            if (t496) {
                const f32 t497 = softcap_scale * -2.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t498 = s * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t499;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t499) : "f"(t498));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t500 = t499 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t501;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t501) : "f"(t500));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t502;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t502) : "f"(t501), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s = t502;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t503 = s_2 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t504;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(t503));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t505 = t504 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t506;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t506) : "f"(t505));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t507;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t507) : "f"(t506), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_2 = t507;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t508 = s_3 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t509;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(t508));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t510 = t509 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t511;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t511) : "f"(t510));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t512;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t512) : "f"(t511), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_3 = t512;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t513 = s_4 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t514;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t515 = t514 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t516;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(t515));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t517;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t517) : "f"(t516), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_4 = t517;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t518 = s_5 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t519;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t519) : "f"(t518));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t520 = t519 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t521;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t521) : "f"(t520));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t522;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(t521), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_5 = t522;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t523 = s_6 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t524;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(t523));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t525 = t524 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t526;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(t525));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t527;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t527) : "f"(t526), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_6 = t527;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t528 = s_7 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t529;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t529) : "f"(t528));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t530 = t529 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t531;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t531) : "f"(t530));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t532;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(t531), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_7 = t532;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t533 = s_8 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t534;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t534) : "f"(t533));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t535 = t534 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t536;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t536) : "f"(t535));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t537;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t537) : "f"(t536), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_8 = t537;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t538 = s_9 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t539;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(t538));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t540 = t539 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t541;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t541) : "f"(t540));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t542;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t542) : "f"(t541), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_9 = t542;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t543 = s_10 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t544;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t544) : "f"(t543));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t545 = t544 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t546;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t546) : "f"(t545));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t547;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(t546), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_10 = t547;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t548 = s_11 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t549;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t549) : "f"(t548));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t550 = t549 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t551;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t551) : "f"(t550));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t552;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t552) : "f"(t551), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_11 = t552;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t553 = s_12 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t554;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t554) : "f"(t553));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t555 = t554 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t556;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t556) : "f"(t555));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t557;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t557) : "f"(t556), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_12 = t557;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t558 = s_13 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t559;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t559) : "f"(t558));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t560 = t559 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t561;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t561) : "f"(t560));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t562;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t562) : "f"(t561), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_13 = t562;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t563 = s_14 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t564;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t564) : "f"(t563));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t565 = t564 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t566;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t566) : "f"(t565));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(t566), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_14 = t567;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t568 = s_15 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t569;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t569) : "f"(t568));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t570 = t569 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t571;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t571) : "f"(t570));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t572;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t572) : "f"(t571), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_15 = t572;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t573 = s_16 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t574;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(t573));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t575 = t574 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t576;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t576) : "f"(t575));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t577;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t577) : "f"(t576), "f"(t497), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_16 = t577;
            } else {
                const f32 t578 = s * s;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t579;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(coefficient_4), "f"(t578), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t580;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(t579), "f"(t578), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t581;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t581) : "f"(t580), "f"(t578), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t582;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t582) : "f"(t581), "f"(t578), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t583 = s * t582;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s = t583;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t584 = s_2 * s_2;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t585;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t585) : "f"(coefficient_4), "f"(t584), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(t585), "f"(t584), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t587;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t587) : "f"(t586), "f"(t584), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(t587), "f"(t584), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t589 = s_2 * t588;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_2 = t589;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t590 = s_3 * s_3;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t591;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t591) : "f"(coefficient_4), "f"(t590), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t592;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(t591), "f"(t590), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t593;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t593) : "f"(t592), "f"(t590), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t594;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t594) : "f"(t593), "f"(t590), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t595 = s_3 * t594;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_3 = t595;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t596 = s_4 * s_4;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t597;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t597) : "f"(coefficient_4), "f"(t596), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t598;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t598) : "f"(t597), "f"(t596), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t599;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t599) : "f"(t598), "f"(t596), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t600;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(t599), "f"(t596), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t601 = s_4 * t600;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_4 = t601;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t602 = s_5 * s_5;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t603;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t603) : "f"(coefficient_4), "f"(t602), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t604;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t604) : "f"(t603), "f"(t602), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t605;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(t604), "f"(t602), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t606;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t606) : "f"(t605), "f"(t602), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t607 = s_5 * t606;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_5 = t607;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t608 = s_6 * s_6;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t609;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t609) : "f"(coefficient_4), "f"(t608), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t610;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t610) : "f"(t609), "f"(t608), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t611;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t611) : "f"(t610), "f"(t608), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t612;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t612) : "f"(t611), "f"(t608), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t613 = s_6 * t612;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_6 = t613;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t614 = s_7 * s_7;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t615;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(coefficient_4), "f"(t614), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t616;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t616) : "f"(t615), "f"(t614), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t617;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t617) : "f"(t616), "f"(t614), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t618;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(t617), "f"(t614), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t619 = s_7 * t618;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_7 = t619;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t620 = s_8 * s_8;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t621;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(coefficient_4), "f"(t620), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t622;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t622) : "f"(t621), "f"(t620), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t623;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t623) : "f"(t622), "f"(t620), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t624;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(t623), "f"(t620), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t625 = s_8 * t624;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_8 = t625;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t626 = s_9 * s_9;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t627;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t627) : "f"(coefficient_4), "f"(t626), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t628;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(t627), "f"(t626), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t629;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t629) : "f"(t628), "f"(t626), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t630;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(t629), "f"(t626), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t631 = s_9 * t630;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_9 = t631;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t632 = s_10 * s_10;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t633;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t633) : "f"(coefficient_4), "f"(t632), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t634;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(t633), "f"(t632), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t635;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t635) : "f"(t634), "f"(t632), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t636;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t636) : "f"(t635), "f"(t632), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t637 = s_10 * t636;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_10 = t637;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t638 = s_11 * s_11;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t639;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t639) : "f"(coefficient_4), "f"(t638), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t640;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(t639), "f"(t638), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t641;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t641) : "f"(t640), "f"(t638), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t642;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(t641), "f"(t638), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t643 = s_11 * t642;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_11 = t643;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t644 = s_12 * s_12;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t645;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(coefficient_4), "f"(t644), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t646;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(t645), "f"(t644), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t647;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t647) : "f"(t646), "f"(t644), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t648;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t648) : "f"(t647), "f"(t644), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t649 = s_12 * t648;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_12 = t649;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t650 = s_13 * s_13;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t651;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t651) : "f"(coefficient_4), "f"(t650), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t652;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t652) : "f"(t651), "f"(t650), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t653;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t653) : "f"(t652), "f"(t650), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t654;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(t653), "f"(t650), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t655 = s_13 * t654;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_13 = t655;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t656 = s_14 * s_14;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t657;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(coefficient_4), "f"(t656), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t658;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t658) : "f"(t657), "f"(t656), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t659;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t659) : "f"(t658), "f"(t656), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t660;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(t659), "f"(t656), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t661 = s_14 * t660;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_14 = t661;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t662 = s_15 * s_15;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t663;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(coefficient_4), "f"(t662), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t664;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t664) : "f"(t663), "f"(t662), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t665;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t665) : "f"(t664), "f"(t662), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t666;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(t665), "f"(t662), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t667 = s_15 * t666;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_15 = t667;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t668 = s_16 * s_16;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t669;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t669) : "f"(coefficient_4), "f"(t668), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t670;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t670) : "f"(t669), "f"(t668), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t671;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t671) : "f"(t670), "f"(t668), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t672;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t672) : "f"(t671), "f"(t668), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t673 = s_16 * t672;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_16 = t673;
            }
        } else {
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t674 = s * s;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t675;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t675) : "f"(coefficient), "f"(t674), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t676;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t676) : "f"(t675), "f"(t674), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t677 = s * t676;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s = t677;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t678 = s_2 * s_2;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t679;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(coefficient), "f"(t678), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t680;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t680) : "f"(t679), "f"(t678), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t681 = s_2 * t680;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_2 = t681;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t682 = s_3 * s_3;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t683;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t683) : "f"(coefficient), "f"(t682), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t684;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t684) : "f"(t683), "f"(t682), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t685 = s_3 * t684;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_3 = t685;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t686 = s_4 * s_4;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t687;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t687) : "f"(coefficient), "f"(t686), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t688;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t688) : "f"(t687), "f"(t686), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t689 = s_4 * t688;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_4 = t689;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t690 = s_5 * s_5;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t691;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t691) : "f"(coefficient), "f"(t690), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t692;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t692) : "f"(t691), "f"(t690), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t693 = s_5 * t692;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_5 = t693;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t694 = s_6 * s_6;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t695;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t695) : "f"(coefficient), "f"(t694), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t696;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t696) : "f"(t695), "f"(t694), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t697 = s_6 * t696;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_6 = t697;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t698 = s_7 * s_7;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t699;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t699) : "f"(coefficient), "f"(t698), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t700;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t700) : "f"(t699), "f"(t698), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t701 = s_7 * t700;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_7 = t701;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t702 = s_8 * s_8;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t703;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(coefficient), "f"(t702), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t704;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t704) : "f"(t703), "f"(t702), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t705 = s_8 * t704;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_8 = t705;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t706 = s_9 * s_9;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t707;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t707) : "f"(coefficient), "f"(t706), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t708;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t708) : "f"(t707), "f"(t706), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t709 = s_9 * t708;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_9 = t709;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t710 = s_10 * s_10;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t711;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t711) : "f"(coefficient), "f"(t710), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t712;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t712) : "f"(t711), "f"(t710), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t713 = s_10 * t712;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_10 = t713;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t714 = s_11 * s_11;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t715;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t715) : "f"(coefficient), "f"(t714), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t716;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t716) : "f"(t715), "f"(t714), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t717 = s_11 * t716;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_11 = t717;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t718 = s_12 * s_12;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t719;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t719) : "f"(coefficient), "f"(t718), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t720;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t720) : "f"(t719), "f"(t718), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t721 = s_12 * t720;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_12 = t721;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t722 = s_13 * s_13;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t723;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t723) : "f"(coefficient), "f"(t722), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t724;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t724) : "f"(t723), "f"(t722), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t725 = s_13 * t724;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_13 = t725;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t726 = s_14 * s_14;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t727;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t727) : "f"(coefficient), "f"(t726), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t728;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t728) : "f"(t727), "f"(t726), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t729 = s_14 * t728;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_14 = t729;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t730 = s_15 * s_15;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t731;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t731) : "f"(coefficient), "f"(t730), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t732;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t732) : "f"(t731), "f"(t730), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t733 = s_15 * t732;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_15 = t733;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t734 = s_16 * s_16;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t735;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t735) : "f"(coefficient), "f"(t734), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t736;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t736) : "f"(t735), "f"(t734), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t737 = s_16 * t736;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_16 = t737;
        }
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t738;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t738) : "f"(softcap_scale));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t739 = s * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t740 = -t739;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t741;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t741) : "f"(t739), "f"(t740), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t742 = s_2 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t743 = -t742;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t744;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t744) : "f"(t742), "f"(t743), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t745 = s_3 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t746 = -t745;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t747;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t747) : "f"(t745), "f"(t746), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t748 = s_4 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t749 = -t748;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t750;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t750) : "f"(t748), "f"(t749), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t751 = s_5 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t752 = -t751;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t753;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t753) : "f"(t751), "f"(t752), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t754 = s_6 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t755 = -t754;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t756;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t756) : "f"(t754), "f"(t755), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t757 = s_7 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t758 = -t757;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t759;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t759) : "f"(t757), "f"(t758), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t760 = s_8 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t761 = -t760;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t762;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t762) : "f"(t760), "f"(t761), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t763 = s_9 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t764 = -t763;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t765;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t765) : "f"(t763), "f"(t764), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t766 = s_10 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t767 = -t766;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t768;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t768) : "f"(t766), "f"(t767), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t769 = s_11 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t770 = -t769;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t771;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t771) : "f"(t769), "f"(t770), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t772 = s_12 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t773 = -t772;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t774;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t774) : "f"(t772), "f"(t773), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t775 = s_13 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t776 = -t775;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t777;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t777) : "f"(t775), "f"(t776), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t778 = s_14 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t779 = -t778;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t780;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t780) : "f"(t778), "f"(t779), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t781 = s_15 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t782 = -t781;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t783;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t783) : "f"(t781), "f"(t782), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t784 = s_16 * t738;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t785 = -t784;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        f32 t786;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t786) : "f"(t784), "f"(t785), "f"(1.0f));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t787 = t17 + t78;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t788 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t789 = t787 + t788;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t790 = t789 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 column = (f32)t790;
        const u32 t792 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t793 = t792 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t794 = first_query + t793;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t795 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t796 = t795 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t797 = first_query + t796;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t798 = t797 + 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t799 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t800 = t799 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t801 = first_query + t800;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t802 = t801 + 8u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t803 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t804 = t803 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t805 = first_query + t804;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t806 = t805 + 9u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t807 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t808 = t807 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t809 = first_query + t808;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t810 = t809 + 16u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t811 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t812 = t811 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t813 = first_query + t812;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t814 = t813 + 17u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t815 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t816 = t815 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t817 = first_query + t816;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t818 = t817 + 24u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t819 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t820 = t819 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t821 = first_query + t820;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t822 = t821 + 25u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t823 = t794 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t824 = (f32)t823;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_3 = t824 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance = first_3 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t827 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t828;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t828) : "f"(distance), "f"(t827), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s = t828;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_2 = first_3 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t830 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t831;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t831) : "f"(distance_2), "f"(t830), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_3 = t831;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t832 = t798 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t833 = (f32)t832;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_4 = t833 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_3 = first_4 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t836 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t837;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t837) : "f"(distance_3), "f"(t836), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_2 = t837;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_4 = first_4 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t839 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t840;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t840) : "f"(distance_4), "f"(t839), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_4 = t840;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t841 = t802 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t842 = (f32)t841;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_5 = t842 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_5 = first_5 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t845 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t846;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t846) : "f"(distance_5), "f"(t845), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_5 = t846;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_6 = first_5 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t848 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t849;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t849) : "f"(distance_6), "f"(t848), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_7 = t849;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t850 = t806 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t851 = (f32)t850;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_6 = t851 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_7 = first_6 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t854 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t855;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t855) : "f"(distance_7), "f"(t854), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_6 = t855;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_8 = first_6 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t857 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t858;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t858) : "f"(distance_8), "f"(t857), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_8 = t858;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t859 = t810 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t860 = (f32)t859;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_7 = t860 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_9 = first_7 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t863 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t864;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t864) : "f"(distance_9), "f"(t863), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_9 = t864;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_10 = first_7 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t866 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t867;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t867) : "f"(distance_10), "f"(t866), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_11 = t867;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t868 = t814 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t869 = (f32)t868;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_8 = t869 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_11 = first_8 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t872 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t873;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t873) : "f"(distance_11), "f"(t872), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_10 = t873;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_12 = first_8 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t875 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t876;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t876) : "f"(distance_12), "f"(t875), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_12 = t876;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t877 = t818 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t878 = (f32)t877;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_9 = t878 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_13 = first_9 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t881 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t882;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t882) : "f"(distance_13), "f"(t881), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_13 = t882;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_14 = first_9 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t884 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t885;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t885) : "f"(distance_14), "f"(t884), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_15 = t885;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t886 = t822 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t887 = (f32)t886;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_10 = t887 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_15 = first_10 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t890 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t891;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t891) : "f"(distance_15), "f"(t890), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_14 = t891;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_16 = first_10 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t893 = -t459;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t894;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t894) : "f"(distance_16), "f"(t893), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_16 = t894;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t895 = block << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t896 = t895 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_9 = t896 + 1u;
        const u32 t898 = end_9 > seq_q ? end_9 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t899 = t898 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_10 = t899 < seq_k ? t899 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_11 = t895 + seq_k;
        const u32 t902 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_3 = t902 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t904 = position_3 > window_left ? position_3 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t905 = t904 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t906 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_3 = t905 < t906 ? t905 : t906;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t908 = t17 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = end_10 < t908;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t910 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t911 = t910 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t912 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t913 = t911 < t912 ? t911 : t912;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t914 = t913 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_12 = t914 + 1u;
        const u32 t916 = end_12 > seq_q ? end_12 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t917 = t916 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_13 = t917 < seq_k ? t917 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_14 = t913 + seq_k;
        const u32 t920 = end_14 > seq_q ? end_14 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_4 = t920 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t922 = position_4 > window_left ? position_4 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t923 = t922 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t924 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_4 = t923 < t924 ? t923 : t924;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool t926 = t17 < begin_4;
#line 103 "fa-kernels/src/attention/query_blocks.rs"
        const bool t927 = right | t926;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t927) {
            const u32 t928 = t17 + t78;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t929 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = t928 + t929;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t931 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t932 = t931 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t933 = first_query + t932;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t934 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t935 = t934 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t936 = first_query + t935;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t937 = t936 + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t938 = t933 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t938 + 1u;
            const u32 t940 = end_15 > seq_q ? end_15 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t941 = t940 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_16 = t941 < seq_k ? t941 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t933 + seq_k;
            const u32 t944 = end_17 > seq_q ? end_17 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_5 = t944 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t946 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t947 = t946 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t948 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t947 < t948 ? t947 : t948;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t950 = end_16 > column_2 ? end_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t950 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t952 = begin_5 > column_2 ? begin_5 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t953 = t952 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t954 = 0u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t955 = t953 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible = t954 & t955;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t957 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t957;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t958 = 8u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t959 = t953 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t958 & t959;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t961 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t961;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t962 = t937 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t962 + 1u;
            const u32 t964 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t965 = t964 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t965 < seq_k ? t965 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_21 = t937 + seq_k;
            const u32 t968 = end_21 > seq_q ? end_21 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_6 = t968 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t970 = position_6 > window_left ? position_6 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t971 = t970 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t972 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_6 = t971 < t972 ? t971 : t972;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t974 = end_20 > column_2 ? end_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t974 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t976 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t977 = t976 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t978 = 0u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t979 = t977 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t978 & t979;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t981 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t981;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t982 = 8u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t983 = t977 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t982 & t983;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t985 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t985;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t986 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t987 = t986 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t988 = first_query + t987;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t989 = t988 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t990 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t991 = t990 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t992 = first_query + t991;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t993 = t992 + 9u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t994 = t989 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t994 + 1u;
            const u32 t996 = end_23 > seq_q ? end_23 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t997 = t996 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t997 < seq_k ? t997 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t989 + seq_k;
            const u32 t1000 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_7 = t1000 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1002 = position_7 > window_left ? position_7 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1003 = t1002 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1004 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_7 = t1003 < t1004 ? t1003 : t1004;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1006 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_26 = t1006 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1008 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1009 = t1008 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1010 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1011 = t1009 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t1010 & t1011;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1013 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1013;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1014 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1015 = t1009 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t1014 & t1015;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1017 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1017;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1018 = t993 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t1018 + 1u;
            const u32 t1020 = end_27 > seq_q ? end_27 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1021 = t1020 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_28 = t1021 < seq_k ? t1021 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_29 = t993 + seq_k;
            const u32 t1024 = end_29 > seq_q ? end_29 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_8 = t1024 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1026 = position_8 > window_left ? position_8 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1027 = t1026 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1028 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_8 = t1027 < t1028 ? t1027 : t1028;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1030 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_30 = t1030 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1032 = begin_8 > column_2 ? begin_8 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1033 = t1032 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1034 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1035 = t1033 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t1034 & t1035;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1037 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1037;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1038 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1039 = t1033 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t1038 & t1039;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1041 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1041;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1042 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1043 = t1042 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1044 = first_query + t1043;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1045 = t1044 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1046 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1047 = t1046 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1048 = first_query + t1047;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1049 = t1048 + 17u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1050 = t1045 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_31 = t1050 + 1u;
            const u32 t1052 = end_31 > seq_q ? end_31 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1053 = t1052 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_32 = t1053 < seq_k ? t1053 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_33 = t1045 + seq_k;
            const u32 t1056 = end_33 > seq_q ? end_33 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_9 = t1056 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1058 = position_9 > window_left ? position_9 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1059 = t1058 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1060 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_9 = t1059 < t1060 ? t1059 : t1060;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1062 = end_32 > column_2 ? end_32 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_34 = t1062 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1064 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1065 = t1064 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1066 = 0u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1067 = t1065 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t1066 & t1067;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1069 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1069;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1070 = 8u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1071 = t1065 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t1070 & t1071;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1073 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1073;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1074 = t1049 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_35 = t1074 + 1u;
            const u32 t1076 = end_35 > seq_q ? end_35 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1077 = t1076 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_36 = t1077 < seq_k ? t1077 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_37 = t1049 + seq_k;
            const u32 t1080 = end_37 > seq_q ? end_37 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_10 = t1080 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1082 = position_10 > window_left ? position_10 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1083 = t1082 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1084 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t1083 < t1084 ? t1083 : t1084;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1086 = end_36 > column_2 ? end_36 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_38 = t1086 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1088 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1089 = t1088 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1090 = 0u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1091 = t1089 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t1090 & t1091;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1093 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1093;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1094 = 8u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1095 = t1089 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t1094 & t1095;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1097 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1097;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1098 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1099 = t1098 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1100 = first_query + t1099;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1101 = t1100 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1102 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1103 = t1102 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1104 = first_query + t1103;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1105 = t1104 + 25u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1106 = t1101 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_39 = t1106 + 1u;
            const u32 t1108 = end_39 > seq_q ? end_39 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1109 = t1108 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_40 = t1109 < seq_k ? t1109 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_41 = t1101 + seq_k;
            const u32 t1112 = end_41 > seq_q ? end_41 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_11 = t1112 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1114 = position_11 > window_left ? position_11 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1115 = t1114 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1116 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_11 = t1115 < t1116 ? t1115 : t1116;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1118 = end_40 > column_2 ? end_40 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_42 = t1118 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1120 = begin_11 > column_2 ? begin_11 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1121 = t1120 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1122 = 0u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1123 = t1121 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t1122 & t1123;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1125 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1125;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1126 = 8u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1127 = t1121 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t1126 & t1127;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1129 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1129;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1130 = t1105 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_43 = t1130 + 1u;
            const u32 t1132 = end_43 > seq_q ? end_43 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1133 = t1132 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_44 = t1133 < seq_k ? t1133 : seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_45 = t1105 + seq_k;
            const u32 t1136 = end_45 > seq_q ? end_45 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_12 = t1136 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1138 = position_12 > window_left ? position_12 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1139 = t1138 - window_left;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1140 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_12 = t1139 < t1140 ? t1139 : t1140;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1142 = end_44 > column_2 ? end_44 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_46 = t1142 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1144 = begin_12 > column_2 ? begin_12 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1145 = t1144 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1146 = 0u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1147 = t1145 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t1146 & t1147;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1149 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1149;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1150 = 8u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1151 = t1145 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t1150 & t1151;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1153 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1153;
        }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_11 = share << 8u;
        const u32 t1155 = t218 + first_11;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1156 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1157 = t1156 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1158 = t1155 + t1157;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        u32 row_6;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t1158) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1159;
        asm("mov.b32 %0, %1;" : "=f"(t1159) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1160;
        asm("mov.b32 %0, %1;" : "=f"(t1160) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1161;
        asm("mov.b32 %0, %1;" : "=f"(t1161) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1162;
        asm("mov.b32 %0, %1;" : "=f"(t1162) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1163 = -t1159;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1164 = s + t1163;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t1164));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1166 = dp - t1160;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t1166;
        const f32 t1168 = ds * t741;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp = t1168;
        s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1169 = -t1161;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1170 = s_2 + t1169;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t1170));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1172 = dp_2 - t1162;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t1172;
        const f32 t1174 = ds_2 * t744;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_2 = t1174;
        s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1175 = -t1159;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1176 = s_3 + t1175;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t1176));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1178 = dp_3 - t1160;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t1178;
        const f32 t1180 = ds_3 * t747;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_3 = t1180;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1181 = -t1161;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1182 = s_4 + t1181;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t1182));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1184 = dp_4 - t1162;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t1184;
        const f32 t1186 = ds_4 * t750;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_4 = t1186;
        s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t1158) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1187;
        asm("mov.b32 %0, %1;" : "=f"(t1187) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1188;
        asm("mov.b32 %0, %1;" : "=f"(t1188) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1189;
        asm("mov.b32 %0, %1;" : "=f"(t1189) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1190;
        asm("mov.b32 %0, %1;" : "=f"(t1190) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1191 = -t1187;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1192 = s_5 + t1191;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t1192));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1194 = dp_5 - t1188;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t1194;
        const f32 t1196 = ds_5 * t753;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_5 = t1196;
        s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1197 = -t1189;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1198 = s_6 + t1197;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t1198));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1200 = dp_6 - t1190;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t1200;
        const f32 t1202 = ds_6 * t756;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_6 = t1202;
        s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1203 = -t1187;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1204 = s_7 + t1203;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t1204));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1206 = dp_7 - t1188;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t1206;
        const f32 t1208 = ds_7 * t759;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_7 = t1208;
        s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1209 = -t1189;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1210 = s_8 + t1209;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t1210));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1212 = dp_8 - t1190;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t1212;
        const f32 t1214 = ds_8 * t762;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_8 = t1214;
        s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t1158) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1215;
        asm("mov.b32 %0, %1;" : "=f"(t1215) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1216;
        asm("mov.b32 %0, %1;" : "=f"(t1216) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1217;
        asm("mov.b32 %0, %1;" : "=f"(t1217) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1218;
        asm("mov.b32 %0, %1;" : "=f"(t1218) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1219 = -t1215;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1220 = s_9 + t1219;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t1220));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1222 = dp_9 - t1216;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t1222;
        const f32 t1224 = ds_9 * t765;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_9 = t1224;
        s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1225 = -t1217;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1226 = s_10 + t1225;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t1226));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1228 = dp_10 - t1218;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t1228;
        const f32 t1230 = ds_10 * t768;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_10 = t1230;
        s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1231 = -t1215;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1232 = s_11 + t1231;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t1232));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1234 = dp_11 - t1216;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t1234;
        const f32 t1236 = ds_11 * t771;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_11 = t1236;
        s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1237 = -t1217;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1238 = s_12 + t1237;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t1238));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1240 = dp_12 - t1218;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t1240;
        const f32 t1242 = ds_12 * t774;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_12 = t1242;
        s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t1158) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1243;
        asm("mov.b32 %0, %1;" : "=f"(t1243) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1244;
        asm("mov.b32 %0, %1;" : "=f"(t1244) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1245;
        asm("mov.b32 %0, %1;" : "=f"(t1245) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1246;
        asm("mov.b32 %0, %1;" : "=f"(t1246) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1247 = -t1243;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1248 = s_13 + t1247;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t1248));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1250 = dp_13 - t1244;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t1250;
        const f32 t1252 = ds_13 * t777;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_13 = t1252;
        s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1253 = -t1245;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1254 = s_14 + t1253;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t1254));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1256 = dp_14 - t1246;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t1256;
        const f32 t1258 = ds_14 * t780;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_14 = t1258;
        s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1259 = -t1243;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1260 = s_15 + t1259;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t1260));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1262 = dp_15 - t1244;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t1262;
        const f32 t1264 = ds_15 * t783;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_15 = t1264;
        s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1265 = -t1245;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1266 = s_16 + t1265;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t1266));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1268 = dp_16 - t1246;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t1268;
        const f32 t1270 = ds_16 * t786;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_16 = t1270;
        s_16 = p_16;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1271 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1272 = t75 + t1271;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1273;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1273) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1274 = t1273 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1275 = t78 + t1274;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1276 = t1275 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1277 = t1276 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1278 = 0u ^ t1277;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1279 = t1275 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1280 = t1278 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1281 = t1279 + t1280;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1282 = t1273 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1283 = t1282 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1284 = t1281 + t1283;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1285;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(dp), "f"(dp_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1286 = t1272 + t1284;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1286), "r"(t1285) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1287;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1287) : "f"(dp_5), "f"(dp_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1288 = t1284 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1289 = t1272 + t1288;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1289), "r"(t1287) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1290;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1290) : "f"(dp_9), "f"(dp_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1291 = t1284 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1292 = t1272 + t1291;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1292), "r"(t1290) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1293;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1293) : "f"(dp_13), "f"(dp_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1294 = t1284 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1295 = t1272 + t1294;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1295), "r"(t1293) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1296 = t1273 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1297 = t78 + t1296;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1298 = t1297 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1299 = t1298 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1300 = t1299 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1301 = 0u ^ t1300;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1302 = t1298 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1303 = t1301 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1304 = t1302 + t1303;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1305 = t1273 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1306 = t1305 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1307 = t1304 + t1306;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1308;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1308) : "f"(dp_3), "f"(dp_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1309 = t1272 + t1307;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1309), "r"(t1308) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1310;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1310) : "f"(dp_7), "f"(dp_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1311 = t1307 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1312 = t1272 + t1311;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1312), "r"(t1310) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1313;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(dp_11), "f"(dp_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1314 = t1307 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1315 = t1272 + t1314;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1315), "r"(t1313) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1316;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1316) : "f"(dp_15), "f"(dp_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1317 = t1307 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1318 = t1272 + t1317;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1318), "r"(t1316) : "memory");
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1319 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1320 = t80 + t1319;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1321;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1321) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1322 = t1321 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1323 = t78 + t1322;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1324 = t1323 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1325 = t1324 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1326 = 0u ^ t1325;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1327 = t1323 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1328 = t1326 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1329 = t1327 + t1328;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1330 = t1321 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1331 = t1330 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1332 = t1329 + t1331;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1333;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1333) : "f"(s), "f"(s_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1334 = t1320 + t1332;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1334), "r"(t1333) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1335;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(s_5), "f"(s_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1336 = t1332 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1337 = t1320 + t1336;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1337), "r"(t1335) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1338;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(s_9), "f"(s_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1339 = t1332 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1340 = t1320 + t1339;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1340), "r"(t1338) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1341;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(s_13), "f"(s_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1342 = t1332 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1343 = t1320 + t1342;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1343), "r"(t1341) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1344 = t1321 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1345 = t78 + t1344;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1346 = t1345 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1347 = t1346 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1348 = t1347 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1349 = 0u ^ t1348;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1350 = t1346 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1351 = t1349 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1352 = t1350 + t1351;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1353 = t1321 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1354 = t1353 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1355 = t1352 + t1354;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1356;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1356) : "f"(s_3), "f"(s_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1357 = t1320 + t1355;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1357), "r"(t1356) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1358;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1358) : "f"(s_7), "f"(s_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1359 = t1355 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1360 = t1320 + t1359;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1360), "r"(t1358) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1361;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1361) : "f"(s_11), "f"(s_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1362 = t1355 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1363 = t1320 + t1362;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1363), "r"(t1361) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1364;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(s_15), "f"(s_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1365 = t1355 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1366 = t1320 + t1365;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1366), "r"(t1364) : "memory");
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1368 = lane_2 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1369 = t78 + t1368;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1370 = lane_2 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1371 = t1369 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1372 = t1371 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1373 = t1370 ^ t1372;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1374 = t1369 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1375 = t1373 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1376 = t1374 + t1375;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1377 = t80 + t1376;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1378 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1379 = t217 + t1378;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1380;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1380) : "r"(t103));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1381 = t1380 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1382 = t1380 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1383 = t1380 ^ 96u;
        const u32 t1384 = t1379 + t1380;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1385 = t1379 + t1381;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1386 = t1379 + t1382;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1387 = t1379 + t1383;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1388;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1388) : "r"(t1377));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1388) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1384) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_199), "r"(m_200));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1385) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_201), "r"(m_202));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_203), "r"(m_204));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1386) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_205), "r"(m_206));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_207), "r"(m_208));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1387) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_209), "r"(m_210));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_211), "r"(m_212));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1389;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1389) : "r"(t1377));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1390 = t1389 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1390) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1384) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_217), "r"(m_218));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_219), "r"(m_220));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1385) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_221), "r"(m_222));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_223), "r"(m_224));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1386) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_225), "r"(m_226));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_227), "r"(m_228));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1387) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_229), "r"(m_230));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_231), "r"(m_232));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1391;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1391) : "r"(t1377));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1391) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1384) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_237), "r"(m_238));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_239), "r"(m_240));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1385) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_241), "r"(m_242));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_243), "r"(m_244));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1386) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_245), "r"(m_246));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_247), "r"(m_248));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1387) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_249), "r"(m_250));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_251), "r"(m_252));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1392;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1392) : "r"(t1377));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1393 = t1392 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1393) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1384) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_257), "r"(m_258));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_259), "r"(m_260));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1385) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_261), "r"(m_262));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_263), "r"(m_264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1386) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_265), "r"(m_266));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_267), "r"(m_268));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1387) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_269), "r"(m_270));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_271), "r"(m_272));
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_3;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_3) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1395 = lane_3 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1396 = t78 + t1395;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1397 = lane_3 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1398 = t1396 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1399 = t1398 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1400 = t1397 ^ t1399;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1401 = t1396 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1402 = t1400 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1403 = t1401 + t1402;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1404 = t75 + t1403;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1405 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1406 = smem_2 + t1405;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1407;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1407) : "r"(t103));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1408 = t1407 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1409 = t1407 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1410 = t1407 ^ 96u;
        const u32 t1411 = t1406 + t1407;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1412 = t1406 + t1408;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1413 = t1406 + t1409;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1414 = t1406 + t1410;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1415;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1415) : "r"(t1404));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1415) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1411) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1412) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_281), "r"(m_282));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_283), "r"(m_284));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1413) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_285), "r"(m_286));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_287), "r"(m_288));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1414) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_289), "r"(m_290));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_291), "r"(m_292));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1416;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1416) : "r"(t1404));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1417 = t1416 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1417) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1411) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_297), "r"(m_298));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_299), "r"(m_300));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1412) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1413) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_305), "r"(m_306));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_307), "r"(m_308));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1414) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_309), "r"(m_310));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_311), "r"(m_312));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1418;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1418) : "r"(t1404));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1418) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1411) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_317), "r"(m_318));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_319), "r"(m_320));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1412) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_321), "r"(m_322));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_323), "r"(m_324));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1413) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1414) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_329), "r"(m_330));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_331), "r"(m_332));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1419;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1419) : "r"(t1404));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1420 = t1419 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1420) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1411) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_337), "r"(m_338));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_339), "r"(m_340));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1412) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_341), "r"(m_342));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_343), "r"(m_344));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1413) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_345), "r"(m_346));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_347), "r"(m_348));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1414) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_349), "r"(m_350));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_351), "r"(m_352));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1421 = t83 << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1422 = smem_1 + t1421;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_2 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_3 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_4 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_5 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_6 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_7 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_8 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_9 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_10 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_11 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_12 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_13 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_14 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_15 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_16 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_17 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_18 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_19 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_20 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_21 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_22 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_23 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_24 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_25 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_26 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_27 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_28 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_29 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_30 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_31 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_32 = 0.0f;
        u32 lane_4;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_4) : "r"(lane));
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1424 = lane_4 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1425 = lane_4 >> 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1426 = t1425 << 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1427 = t1424 + t1426;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1428 = t82 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1429 = lane_4 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1430 = t1429 & 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1431 = t1428 + t1430;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1432 = t1431 >> 2u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1433 = t1431 & 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1434 = t1432 << 12u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1435 = t75 + t1434;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1436 = t1427 >> 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1437 = t1436 & 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1438 = t1433 ^ t1437;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1439 = t1427 << 6u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1440 = t1438 << 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1441 = t1439 + t1440;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1442 = t1435 + t1441;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1443;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1443) : "r"(t103));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1444 = t1443 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1445 = t1443 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1446 = t1443 ^ 96u;
        const u32 t1447 = t1422 + t1443;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1448 = t1422 + t1444;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1449 = t1422 + t1445;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1450 = t1422 + t1446;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1442) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1447) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_357), "r"(m_358));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_359), "r"(m_360));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1448) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_361), "r"(m_362));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_363), "r"(m_364));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1449) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_365), "r"(m_366));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_367), "r"(m_368));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1450) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_369), "r"(m_370));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_371), "r"(m_372));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1442) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1447) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_377), "r"(m_378));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_379), "r"(m_380));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1448) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_381), "r"(m_382));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_383), "r"(m_384));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1449) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_385), "r"(m_386));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_387), "r"(m_388));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1450) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_389), "r"(m_390));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_391), "r"(m_392));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1442) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1447) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_397), "r"(m_398));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_399), "r"(m_400));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1448) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_401), "r"(m_402));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_403), "r"(m_404));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1449) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_405), "r"(m_406));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_407), "r"(m_408));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1450) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_409), "r"(m_410));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_411), "r"(m_412));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1442) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1447) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_417), "r"(m_418));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_419), "r"(m_420));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1448) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_421), "r"(m_422));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_423), "r"(m_424));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1449) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_425), "r"(m_426));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_427), "r"(m_428));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1450) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_429), "r"(m_430));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_431), "r"(m_432));
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1451 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1452 = t1451 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1453 = t1452 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1454 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_19 = t1453 + t1454;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_20 = row_19 + t82;
        const u64 t1457 = (u64)row_20;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1458 = t1457 * sums_stride0;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1459 = t1458 * 4ull;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1460 = sums + t1459;
        const u32 t1461 = t83 << 10u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1462 = (u64)t1461 * 4u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1463 = t1460 + t1462;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t1464 = (u64)lane * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t1465 = t1463 + t1464;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1465), "f"(dq) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t1465), "f"(dq_2) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t1465), "f"(dq_3) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t1465), "f"(dq_4) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t1465), "f"(dq_5) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t1465), "f"(dq_6) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t1465), "f"(dq_7) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t1465), "f"(dq_8) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t1465), "f"(dq_9) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t1465), "f"(dq_10) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t1465), "f"(dq_11) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t1465), "f"(dq_12) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t1465), "f"(dq_13) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t1465), "f"(dq_14) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t1465), "f"(dq_15) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t1465), "f"(dq_16) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t1465), "f"(dq_17) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t1465), "f"(dq_18) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t1465), "f"(dq_19) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t1465), "f"(dq_20) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t1465), "f"(dq_21) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t1465), "f"(dq_22) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t1465), "f"(dq_23) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t1465), "f"(dq_24) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t1465), "f"(dq_25) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t1465), "f"(dq_26) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t1465), "f"(dq_27) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t1465), "f"(dq_28) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t1465), "f"(dq_29) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t1465), "f"(dq_30) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t1465), "f"(dq_31) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t1465), "f"(dq_32) : "memory");
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1466 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1467 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1468 = t1467 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t380 * t1468;
            const u64 of_head_3 = t225 + head_4;
            const u32 t1471 = t382 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1472 = (u64)t229 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1473 = smem_2 + t234;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1474 = t1471 + t228;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1475 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1476 = t1475 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1477 = t1474 < t1476 ? t1474 : t1476;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1478 = (u64)t1477 * t227;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1479 = of_head_3 + t1478;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1480 = t1479 + t1472;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1481 = t1471 + t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1482 = t1481 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1483 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1484 = t1483 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1485 = t1482 < t1484 ? t1482 : t1484;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1486 = (u64)t1485 * t227;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1487 = of_head_3 + t1486;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1488 = t1487 + t1472;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1489 = t1471 + t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1490 = t1489 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1491 = t229 < t1466;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1492 = t1490 & t1491;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1493 = t1492 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1473), "l"(t1480), "r"(t1493) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1494 = t1471 + t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1495 = t1494 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1496 = t1495 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1497 = t229 < t1466;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1498 = t1496 & t1497;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1499 = t1498 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1473), "l"(t1488), "r"(t1499) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1500 = t1480 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1501 = t1471 + t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1502 = t1501 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1503 = t229 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1504 = t1503 < t1466;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1505 = t1502 & t1504;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1506 = t1505 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1473), "l"(t1500), "r"(t1506) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1507 = t1488 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1508 = t1471 + t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1509 = t1508 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1510 = t1509 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1511 = t229 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1512 = t1511 < t1466;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1513 = t1510 & t1512;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1514 = t1513 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1473), "l"(t1507), "r"(t1514) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1515 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t1515) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1516 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1517 = t1516 + t380;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1518 = t1517 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1519 = t382 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_21 = t1518 + t1519;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1521 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_22 = row_21 + t1521;
                const u32 t1523 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1524 = t218 + t1523;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1525 = (u64)row_22;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1526 = t1525 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1527 = t1526 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1528 = statistics + t1527;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1524), "l"(t1528) : "memory");
            }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1529 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1530 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1531 = t1530 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t380 * t1531;
            const u64 of_head_4 = t246 + head_5;
            const u32 t1534 = t382 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1535 = (u64)t250 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1536 = t217 + t255;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1537 = t1534 + t249;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1538 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1539 = t1538 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1540 = t1537 < t1539 ? t1537 : t1539;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1541 = (u64)t1540 * t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1542 = of_head_4 + t1541;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1543 = t1542 + t1535;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1544 = t1534 + t249;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1545 = t1544 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1546 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1547 = t1546 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1548 = t1545 < t1547 ? t1545 : t1547;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1549 = (u64)t1548 * t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1550 = of_head_4 + t1549;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1551 = t1550 + t1535;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1552 = t1534 + t249;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1553 = t1552 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1554 = t250 < t1529;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1555 = t1553 & t1554;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1556 = t1555 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1536), "l"(t1543), "r"(t1556) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1557 = t1534 + t249;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1558 = t1557 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1559 = t1558 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1560 = t250 < t1529;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1561 = t1559 & t1560;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1562 = t1561 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1536), "l"(t1551), "r"(t1562) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1563 = t1543 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1564 = t1534 + t249;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1565 = t1564 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1566 = t250 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1567 = t1566 < t1529;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1568 = t1565 & t1567;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1569 = t1568 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1536), "l"(t1563), "r"(t1569) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1570 = t1551 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1571 = t1534 + t249;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1572 = t1571 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1573 = t1572 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1574 = t250 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1575 = t1574 < t1529;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1576 = t1573 & t1575;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1577 = t1576 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1536), "l"(t1570), "r"(t1577) : "memory");
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 160 "fa-kernels/src/attention/backward/work.rs"
        head = t380;
        block = t382;
    }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1578 = dk_2 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t1578;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1579 = dk_3 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t1579;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1580 = dk_4 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t1580;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1581 = dk_5 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t1581;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1582 = dk_6 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t1582;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1583 = dk_7 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t1583;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1584 = dk_8 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t1584;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1585 = dk_9 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t1585;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1586 = dk_10 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t1586;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1587 = dk_11 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t1587;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1588 = dk_12 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t1588;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1589 = dk_13 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t1589;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1590 = dk_14 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t1590;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1591 = dk_15 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t1591;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1592 = dk_16 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t1592;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1593 = dk_17 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t1593;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1594 = dk_18 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t1594;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1595 = dk_19 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t1595;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1596 = dk_20 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t1596;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1597 = dk_21 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t1597;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1598 = dk_22 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t1598;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1599 = dk_23 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t1599;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1600 = dk_24 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t1600;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1601 = dk_25 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t1601;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1602 = dk_26 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t1602;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1603 = dk_27 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t1603;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1604 = dk_28 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t1604;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1605 = dk_29 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t1605;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1606 = dk_30 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t1606;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1607 = dk_31 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t1607;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1608 = dk_32 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t1608;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1609 = dk_33 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t1609;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1610 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1611 = smem_1 + t1610;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1612 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1613 = t78 + t1612;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1614 = t1613 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1615 = 0u ^ t1614;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1616 = t1613 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1617 = t1615 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1618 = t1616 + t1617;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1619 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1620 = t1619 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1621 = t1618 + t1620;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1622;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(dk_2), "f"(dk_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1623 = t1611 + t1621;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1623), "r"(t1622) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1624;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(dk_6), "f"(dk_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1625 = t1621 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1626 = t1611 + t1625;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1626), "r"(t1624) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1627;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1627) : "f"(dk_10), "f"(dk_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1628 = t1621 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1629 = t1611 + t1628;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1629), "r"(t1627) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1630;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(dk_14), "f"(dk_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1631 = t1621 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1632 = t1611 + t1631;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1632), "r"(t1630) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1633;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1633) : "f"(dk_18), "f"(dk_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1634 = t1621 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1635 = t1611 + t1634;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1635), "r"(t1633) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1636;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1636) : "f"(dk_22), "f"(dk_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1637 = t1621 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1638 = t1611 + t1637;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1638), "r"(t1636) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1639;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1639) : "f"(dk_26), "f"(dk_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1640 = t1621 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1641 = t1611 + t1640;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1641), "r"(t1639) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1642;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(dk_30), "f"(dk_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1643 = t1621 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1644 = t1611 + t1643;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1644), "r"(t1642) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1645 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1646 = t78 + t1645;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1647 = t1646 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1648 = t1647 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1649 = 0u ^ t1648;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1650 = t1647 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1651 = t1649 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1652 = t1650 + t1651;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1653 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1654 = t1653 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1655 = t1652 + t1654;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1656;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1656) : "f"(dk_4), "f"(dk_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1657 = t1611 + t1655;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1657), "r"(t1656) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1658;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(dk_8), "f"(dk_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1659 = t1655 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1660 = t1611 + t1659;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1660), "r"(t1658) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1661;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1661) : "f"(dk_12), "f"(dk_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1662 = t1655 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1663 = t1611 + t1662;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1663), "r"(t1661) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1664;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1664) : "f"(dk_16), "f"(dk_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1665 = t1655 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1666 = t1611 + t1665;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1666), "r"(t1664) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1667;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1667) : "f"(dk_20), "f"(dk_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1668 = t1655 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1669 = t1611 + t1668;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1669), "r"(t1667) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1670;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(dk_24), "f"(dk_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1671 = t1655 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1672 = t1611 + t1671;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1672), "r"(t1670) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1673;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1673) : "f"(dk_28), "f"(dk_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1674 = t1655 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1675 = t1611 + t1674;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1675), "r"(t1673) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1676;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1676) : "f"(dk_32), "f"(dk_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1677 = t1655 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1678 = t1611 + t1677;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1678), "r"(t1676) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1680 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1681 = t1680 * dk_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1682 = t1681 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1683 = dk + t1682;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1684 = (u64)t17;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1685 = t1684 * dk_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1686 = t1685 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1687 = t1683 + t1686;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1688 = (u64)t19;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1689 = t1688 * dk_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1690 = t1689 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1691 = t1687 + t1690;
    const u32 end_47 = head_dim > first_column ? head_dim : first_column;
    const u32 t1693 = seq_k - t17;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1694 = end_47 - first_column;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1695 = t1694 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1696 = (u64)first_column * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1697 = t1691 + t1696;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1698 = (u32)dk_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1699 = t1698 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1700 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1701 = t78 + t1700;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1702 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1703 = t1701 < t1693;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1704 = t1702 < t1695;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1705 = t1703 & t1704;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1705) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1706 = t1701 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1707 = t1702 ^ t1706;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1708 = t1701 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1709 = t1707 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1710 = t1708 + t1709;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1711 = t1611 + t1710;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_23;
        u32 row_24;
        u32 row_25;
        u32 row_26;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t1711) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1712 = (u64)t1701 * t1699;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1713 = t1697 + t1712;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1714 = (u64)t1702 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1715 = t1713 + t1714;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1715), "r"(row_23), "r"(row_24), "r"(row_25), "r"(row_26) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1716 = t1701 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1717 = t1716 < t1693;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1718 = t1702 < t1695;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1719 = t1717 & t1718;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1719) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1720 = t1716 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1721 = t1702 ^ t1720;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1722 = t1716 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1723 = t1721 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1724 = t1722 + t1723;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1725 = t1611 + t1724;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_27;
        u32 row_28;
        u32 row_29;
        u32 row_30;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t1725) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1726 = (u64)t1716 * t1699;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1727 = t1697 + t1726;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1728 = (u64)t1702 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1729 = t1727 + t1728;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1729), "r"(row_27), "r"(row_28), "r"(row_29), "r"(row_30) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1730 = t1701 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1731 = t1730 < t1693;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1732 = t1702 < t1695;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1733 = t1731 & t1732;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1733) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1734 = t1730 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1735 = t1702 ^ t1734;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1736 = t1730 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1737 = t1735 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1738 = t1736 + t1737;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1739 = t1611 + t1738;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_31;
        u32 row_32;
        u32 row_33;
        u32 row_34;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t1739) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1740 = (u64)t1730 * t1699;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1741 = t1697 + t1740;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1742 = (u64)t1702 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1743 = t1741 + t1742;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1743), "r"(row_31), "r"(row_32), "r"(row_33), "r"(row_34) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1744 = t1701 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1745 = t1744 < t1693;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1746 = t1702 < t1695;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1747 = t1745 & t1746;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1747) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1748 = t1744 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1749 = t1702 ^ t1748;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1750 = t1744 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1751 = t1749 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1752 = t1750 + t1751;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1753 = t1611 + t1752;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_35;
        u32 row_36;
        u32 row_37;
        u32 row_38;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t1753) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1754 = (u64)t1744 * t1699;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1755 = t1697 + t1754;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1756 = (u64)t1702 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1757 = t1755 + t1756;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1757), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1758 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1759 = t79 + t1758;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1760 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1761 = t78 + t1760;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1762 = t1761 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1763 = 0u ^ t1762;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1764 = t1761 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1765 = t1763 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1766 = t1764 + t1765;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1767 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1768 = t1767 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1769 = t1766 + t1768;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1770;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(dv_2), "f"(dv_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1771 = t1759 + t1769;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1771), "r"(t1770) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1772;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1772) : "f"(dv_6), "f"(dv_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1773 = t1769 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1774 = t1759 + t1773;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1774), "r"(t1772) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1775;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1775) : "f"(dv_10), "f"(dv_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1776 = t1769 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1777 = t1759 + t1776;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1777), "r"(t1775) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1778;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1778) : "f"(dv_14), "f"(dv_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1779 = t1769 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1780 = t1759 + t1779;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1780), "r"(t1778) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1781;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1781) : "f"(dv_18), "f"(dv_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1782 = t1769 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1783 = t1759 + t1782;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1783), "r"(t1781) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1784;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1784) : "f"(dv_22), "f"(dv_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1785 = t1769 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1786 = t1759 + t1785;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1786), "r"(t1784) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1787;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1787) : "f"(dv_26), "f"(dv_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1788 = t1769 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1789 = t1759 + t1788;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1789), "r"(t1787) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1790;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1790) : "f"(dv_30), "f"(dv_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1791 = t1769 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1792 = t1759 + t1791;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1792), "r"(t1790) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1793 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1794 = t78 + t1793;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1795 = t1794 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1796 = t1795 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1797 = 0u ^ t1796;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1798 = t1795 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1799 = t1797 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1800 = t1798 + t1799;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1801 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1802 = t1801 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1803 = t1800 + t1802;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1804;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1804) : "f"(dv_4), "f"(dv_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1805 = t1759 + t1803;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1805), "r"(t1804) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1806;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1806) : "f"(dv_8), "f"(dv_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1807 = t1803 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1808 = t1759 + t1807;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1808), "r"(t1806) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1809;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1809) : "f"(dv_12), "f"(dv_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1810 = t1803 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1811 = t1759 + t1810;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1811), "r"(t1809) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1812;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1812) : "f"(dv_16), "f"(dv_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1813 = t1803 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1814 = t1759 + t1813;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1814), "r"(t1812) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1815;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1815) : "f"(dv_20), "f"(dv_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1816 = t1803 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1817 = t1759 + t1816;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1817), "r"(t1815) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1818;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1818) : "f"(dv_24), "f"(dv_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1819 = t1803 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1820 = t1759 + t1819;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1820), "r"(t1818) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1821;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1821) : "f"(dv_28), "f"(dv_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1822 = t1803 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1823 = t1759 + t1822;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1823), "r"(t1821) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1824;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1824) : "f"(dv_32), "f"(dv_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1825 = t1803 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1826 = t1759 + t1825;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1826), "r"(t1824) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1828 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1829 = t1828 * dv_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1830 = t1829 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1831 = dv + t1830;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1832 = (u64)t17;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1833 = t1832 * dv_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1834 = t1833 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1835 = t1831 + t1834;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1836 = (u64)t19;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1837 = t1836 * dv_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1838 = t1837 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1839 = t1835 + t1838;
    const u32 end_48 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t1841 = seq_k - t17;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1842 = end_48 - first_column_2;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1843 = t1842 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1844 = (u64)first_column_2 * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1845 = t1839 + t1844;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1846 = (u32)dv_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1847 = t1846 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1848 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1849 = t78 + t1848;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1850 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1851 = t1849 < t1841;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1852 = t1850 < t1843;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1853 = t1851 & t1852;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1853) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1854 = t1849 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1855 = t1850 ^ t1854;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1856 = t1849 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1857 = t1855 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1858 = t1856 + t1857;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1859 = t1759 + t1858;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_39;
        u32 row_40;
        u32 row_41;
        u32 row_42;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1859) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1860 = (u64)t1849 * t1847;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1861 = t1845 + t1860;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1862 = (u64)t1850 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1863 = t1861 + t1862;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1863), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1864 = t1849 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1865 = t1864 < t1841;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1866 = t1850 < t1843;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1867 = t1865 & t1866;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1867) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1868 = t1864 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1869 = t1850 ^ t1868;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1870 = t1864 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1871 = t1869 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1872 = t1870 + t1871;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1873 = t1759 + t1872;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_43;
        u32 row_44;
        u32 row_45;
        u32 row_46;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1873) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1874 = (u64)t1864 * t1847;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1875 = t1845 + t1874;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1876 = (u64)t1850 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1877 = t1875 + t1876;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1877), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1878 = t1849 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1879 = t1878 < t1841;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1880 = t1850 < t1843;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1881 = t1879 & t1880;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1881) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1882 = t1878 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1883 = t1850 ^ t1882;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1884 = t1878 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1885 = t1883 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1886 = t1884 + t1885;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1887 = t1759 + t1886;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_47;
        u32 row_48;
        u32 row_49;
        u32 row_50;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1887) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1888 = (u64)t1878 * t1847;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1889 = t1845 + t1888;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1890 = (u64)t1850 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1891 = t1889 + t1890;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1891), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1892 = t1849 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1893 = t1892 < t1841;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1894 = t1850 < t1843;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1895 = t1893 & t1894;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1895) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1896 = t1892 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1897 = t1850 ^ t1896;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1898 = t1892 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1899 = t1897 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1900 = t1898 + t1899;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1901 = t1759 + t1900;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_51;
        u32 row_52;
        u32 row_53;
        u32 row_54;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1901) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1902 = (u64)t1892 * t1847;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1903 = t1845 + t1902;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1904 = (u64)t1850 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1905 = t1903 + t1904;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1905), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
    }
}
